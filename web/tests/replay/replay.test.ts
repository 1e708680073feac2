import { expect, test, vi } from "vitest";
import { nextEvent, lastEvent, neighbour, openHands, phases, rounds, momentName, type Moment, type Replay, type Shown } from "../../src/lib/replay/replayTexts";
import { seenPlayer, tableView } from "../views";
import { Viewer } from "../../src/lib/replay/viewer.svelte";
import { choice, question as asked } from "../table/questions";

const moment = (round: number, phase: string): Moment => ({ round, phase, asked: 0, lines: [] });
const MOMENTS = [moment(0, "setup"), moment(1, "planning"), moment(1, "planning"), moment(1, "quest"), moment(2, "planning"), moment(2, "quest")];

test("moments of one phase belong together, and phases to rounds", () => {
  expect(phases(MOMENTS).map(({ first, last }) => [first, last])).toEqual([[0, 0], [1, 2], [3, 3], [4, 4], [5, 5]]);
  expect(rounds(MOMENTS).map(({ round, first, last }) => [round, first, last])).toEqual([[0, 0, 0], [1, 1, 3], [2, 4, 5]]);
});

test("a phase back is first the beginning of this one, then the one before", () => {
  const all = phases(MOMENTS);
  expect(neighbour(all, 2, -1)).toBe(1);
  expect(neighbour(all, 1, -1)).toBe(0);
  expect(neighbour(all, 2, 1)).toBe(3);
  expect(neighbour(all, 5, 1)).toBe(5);
});

test("a moment is named by its round and phase", () => {
  expect(momentName(MOMENTS, 0)).toBe("Setup");
  expect(momentName(MOMENTS, 3)).toBe("Round 1, Quest phase");
});

test("a game that plays by itself waits for nobody who only passes", () => {
  const told = MOMENTS.map((each, place) => ({ ...each, lines: place === 3 ? [{ place: 0, kind: "revealed", words: ["A card is revealed."] }] : [] }));
  expect(nextEvent(told, 0)).toBe(3);
  expect(nextEvent(told, 3)).toBe(5);
  expect(lastEvent(told, 5)).toBe(3);
  expect(lastEvent(told, 2)).toBe(0);
});

test("with all hands open everybody's view has everybody's hand", () => {
  const views = {
    "0": tableView({ players: [seenPlayer({ hand: [[1, "A", "a"]] }), seenPlayer({ hand: null })] }),
    "1": tableView({ players: [seenPlayer({ hand: null }), seenPlayer({ hand: [[2, "B", "b"]] })] }),
  };
  const players = (seat: "0" | "1"): unknown => {
    const view = openHands(views)[seat];
    return view && "players" in view && view.players;
  };
  expect(players("0")).toMatchObject([{ hand: [[1, "A", "a"]] }, { hand: [[2, "B", "b"]] }]);
  expect(players("1")).toEqual(players("0"));
  expect(views["0"].players[1]?.hand).toBeNull();
});

const REPLAY: Replay = { game: "cardgame", scenario: "s", title: "S", difficulty: "standard", easy: false, campaign: false, players: ["Ann", "Bob"], decks: [], ending: null, moments: MOMENTS, stopped: "" };
function shown(number: number): Shown {
  const choices = [choice({ option: 0, label: "Keep", card: 7 }), choice({ option: 1, label: "Change", card: 8 })];
  const question = asked({ kind: "mulligan", text: "?", choices });
  return { moment: number, asked: 0, views: {}, question, answer: 1, label: "Change", lines: [] };
}

test("a viewer goes no further than the game, and stops at its end", async () => {
  const viewer = new Viewer(REPLAY, { read: () => Promise.resolve(REPLAY), moment: (number) => Promise.resolve(shown(number)) });
  viewer.go(99);
  expect(viewer.at).toBe(5);
  viewer.go(-3);
  expect(viewer.at).toBe(0);
  await vi.waitFor(() => expect(viewer.shown?.moment).toBe(0));
});

test("of what was offered only what was chosen can be seen on the table", async () => {
  const viewer = new Viewer(REPLAY, { read: () => Promise.resolve(REPLAY), moment: (number) => Promise.resolve(shown(number)) });
  await vi.waitFor(() => expect(viewer.document?.question?.choices.map((each) => each.card)).toEqual([8]));
  expect(viewer.document?.status).toBe("over");
});

test("through a seat's eyes one sits in that seat alone", () => {
  const viewer = new Viewer(REPLAY, { read: () => Promise.resolve(REPLAY), moment: (number) => Promise.resolve(shown(number)) });
  expect(viewer.seats).toEqual([0, 1]);
  viewer.viewpoint = 1;
  expect(viewer.seats).toEqual([1]);
});

test("what a server refuses is told, and can be tried again", async () => {
  let broken = true;
  const viewer = new Viewer(REPLAY, {
    read: () => Promise.resolve(REPLAY),
    moment: (number) => (broken ? Promise.reject(new Error("Not now.")) : Promise.resolve(shown(number))),
  });
  await vi.waitFor(() => expect(viewer.trouble).toBe("Not now."));
  broken = false;
  viewer.go(0);
  await vi.waitFor(() => expect(viewer.shown?.moment).toBe(0));
  expect(viewer.trouble).toBe("");
});
