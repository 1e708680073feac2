import { describe, expect, it } from "vitest";
import { keyInWords, sentences } from "../../src/lib/journeys/cards/cardTexts";
import { buttonChance, groupChoices, orderChoices, putBackGroups, wayOf } from "../../src/lib/journeys/digital/choiceGroups";
import { activeSpaces } from "../../src/lib/journeys/digital/spaceContents";
import { stepsTo, whyNothing } from "../../src/lib/journeys/digital/reasons";
import type { JourneyView } from "../../src/lib/journeys/journeyView";
import type { Document, Question } from "../../src/protocol/messages";
import { choice, question } from "../table/questions";
import { journeyView, seenGroup, seenHero, seenTest, seenToken } from "../views";
import { board } from "./board";

const put = (...cards: [number, string][]): Question =>
  question({ kind: "put back", choices: [
    ...cards.map(([card, title]) => choice({ option: card, verb: "put_on_top", subject: { id: card, title, key: "" }, card })),
    ...cards.map(([card, title]) => choice({ option: 100 + card, verb: "put_at_bottom", subject: { id: card, title, key: "" }, card })),
  ] });

describe("cards that are put back together", () => {
  it("lie in the order in which they lay, at either end", () => {
    const [top, bottom] = putBackGroups(put([4, "Strider"], [7, "Wanderer"]));
    expect(top).toMatchObject({ label: "All on top", rest: "from above: Strider, Wanderer", cards: [7, 4] });
    expect(bottom).toMatchObject({ label: "All at the bottom", cards: [4, 7] });
  });

  it("are at least two, and go only where they may", () => {
    expect(putBackGroups(put([4, "Strider"]))).toEqual([]);
    const below = { ...put([4, "Strider"], [7, "Wanderer"]) };
    below.choices = below.choices.filter((each) => each.option > 100);
    expect(putBackGroups(below).map((each) => each.label)).toEqual(["All at the bottom"]);
  });
});

describe("choices", () => {
  const space = { id: "journeys.space", args: { tile: "205A", number: 2 } };
  const move = choice({ option: 1, verb: "move", subject: space, details: [{ id: "journeys.detail.there", args: { things: ["Legolas"] } }] });
  const lift = choice({ option: 2, verb: "interact", subject: { id: "journeys.button", args: { words: { id: "content", args: { words: "Lift it" } } } } });

  it("are called by their verbs, with the places to move to after the rest", () => {
    const { acts, moves } = groupChoices([move, lift]);
    expect(acts.map((each) => each.name)).toEqual(["Interact, “Lift it”"]);
    expect(moves.map((each) => [each.name, each.rest])).toEqual([["205A, space 2", "(Legolas)"]]);
    expect(orderChoices([move, lift])).toEqual([lift, move]);
  });

  it("have the words of their cards last", () => {
    const words = { id: "content", args: { words: "Gain 1 inspiration." } };
    const icons = { id: "journeys.icons", args: { success: 1, fate: 0 } };
    const strider = choice({ option: 3, verb: "choose", subject: { id: 4, title: "Strider", key: "" } });
    expect(wayOf({ ...strider, details: [icons, words] })).toMatchObject({ name: "Strider", rest: "(1 success): Gain 1 inspiration." });
    expect(wayOf({ ...strider, details: [words] }).rest).toBe("Gain 1 inspiration.");
  });
});

describe("why nothing can be chosen somewhere", () => {
  const map = board(4, 1);
  const view = journeyView({
    active: 0, actions: 2, map, heroes: [seenHero(), seenHero({ hero: "Legolas", space: 2 })], tokens: [seenToken({ space: 3 })],
    groups: [seenGroup({ number: 5, space: 4 }), seenGroup({ number: 6 })],
  });
  const table = { status: "playing", paused: false, asked: 1, chairs: [{ name: "Ann" }, { name: "Bob", taken: true }] } as unknown as Document;
  const turn = question({ kind: "turn", choices: [choice({ option: 1, verb: "attack" })] });
  const why = (kind: "space" | "token" | "group" | "hero", number: number, more: Partial<JourneyView> = {}, asked: Question | null = turn): string =>
    whyNothing({ ...view, ...more }, table, asked, kind, number);

  it("says whom the table waits for, or what is asked first", () => {
    expect(why("space", 4, {}, null)).toBe("Bob is choosing…");
    expect(why("space", 4, {}, question({ kind: "stat" }))).toBe("Another question has to be answered first.");
    expect(why("space", 4, { won: true })).toBe("The adventure is over.");
  });

  it("counts how far away it is", () => {
    expect(stepsTo(map, 1, 4)).toBe(3);
    expect(why("space", 3)).toBe("Too far: 2 spaces away from Gimli, who moves one space at a time.");
    expect(why("token", 7)).toBe("Too far: 2 spaces away from Gimli; a hero interacts with what is in the same space.");
    expect(why("group", 5, {}, question({ kind: "turn" }))).toBe("Out of reach: 3 spaces away from Gimli.");
    expect(why("space", 4, { map: board(4, 1, () => ({ neighbours: [] })) })).toBe("No way leads there from where Gimli is.");
  });

  it("says when no action is left", () => {
    expect(why("token", 7, { actions: 0 })).toBe("Gimli has no action left in this turn.");
    expect(why("group", 6, { actions: 0, moves: 1 })).toBe("Gimli has no action left in this turn, only moves.");
  });

  it("says how a group is attacked", () => {
    expect(why("group", 6)).toBe("Choose “Attack” to attack it: the group is named after the items.");
  });
});

describe("what acts now", () => {
  it("is where the hero, the group that activates and the target of a test are", () => {
    const view = journeyView({
      heroes: [4, 9].map((space) => seenHero({ space })), groups: [seenGroup({ number: 2, space: 7 }), seenGroup({ number: 3 })],
      tokens: [seenToken({ number: 8, space: 5 })], activating: 2, test: seenTest({ token: 8 }),
    });
    expect(activeSpaces(view, 1, [])).toEqual([4, 5, 7, 9]);
    const ruffian = choice({ option: 3, label: "Ruffian", spot: { kind: "group", number: 3 } });
    expect(activeSpaces({ ...view, activating: -1, test: null }, -1, [ruffian])).toEqual([1]);
  });
});

describe("a card before the cards are there", () => {
  it("is called by the words in its key", () => {
    expect(["item.battle-axe", "boon.hidden", "guardian.3"].map(keyInWords)).toEqual(["Battle Axe", "Hidden", "Guardian 3"]);
  });
});

describe("what is said of a card", () => {
  it("has one full stop after each part but the last, whether the part has brought it or not", () => {
    expect(sentences(["Battle Axe, hand", "Reveal 1 card.", "", false, "picked"])).toBe("Battle Axe, hand. Reveal 1 card. picked");
  });
});

describe("the chance on a button", () => {
  it("is that of one success where tries add up", () => {
    const might = { cards: 2, odds: [0.25, 0.5, 0.25], inspired: [0.1, 0.5, 0.4], inspiration: 0 };
    const dig = { place: 0, words: "Dig", stats: ["might"], need: 6, adds: true };
    const view = journeyView({ chances: { hero: 0, stats: { might } } });
    expect(buttonChance(view, dig)).toBe("Tries add up, 6 still needed; a success or more: might 75 %");
    expect(buttonChance(view, { ...dig, adds: false, need: 2 })).toBe("Test for 2: might 25 %");
  });
});
