import { describe, expect, it } from "vitest";
import type { ChairInfo, Line } from "../../src/protocol/messages";
import { absentNames, presenceChanges } from "../../src/lib/table/presenceTexts";
import { progressRows, decidingLines, endReasons, scoreParts } from "../../src/lib/table/endingTexts";
import { highlights, lineText, recap } from "../../src/lib/table/recap";
import { tableView } from "../views";

const line = (place: number, kind: string, ...words: Line["words"]): Line => ({ place, kind, words });
const STORY = [
  line(0, "committed", "Ann commits ", { id: 1, title: "Aragorn", key: "" }, " to the quest."),
  line(3, "phase", "Quest phase."),
  line(4, "revealed", { id: 9, title: "Forest Spider", key: "" }, " is revealed."),
  line(6, "damage", { id: 1, title: "Aragorn", key: "" }, " takes 2 damage."),
  line(7, "damage", { id: 2, title: "Gimli", key: "" }, " takes 1 damage."),
  line(8, "phase", "Travel phase."),
];

describe("a recap", () => {
  const places = (lines: Line[]): number[] => lines.map((each) => each.place);

  it("has what happened from a place in the log on, without a heading that nothing follows", () => {
    expect(places(recap(STORY, 3).fresh)).toEqual([3, 4, 6, 7]);
    expect(recap(STORY, 9).fresh).toEqual([]);
  });

  it("has what was before that in the same round", () => {
    const round = line(2, "round", "Round 2 begins.");
    expect(places(recap(STORY, 6).before)).toEqual([0, 3, 4]);
    expect(places(recap([...STORY.slice(0, 1), round, ...STORY.slice(2)], 6).before)).toEqual([2, 4]);
  });

  it("says in short what mattered most", () => {
    expect(highlights(recap(STORY, 3).fresh)).toBe("1 card revealed, 2 hits");
    expect(highlights([line(1, "drawn", "Ann draws 1 card.")])).toBe("1 thing");
    expect(highlights([])).toBe("nothing");
  });

  it("reads as the log does", () => {
    expect(STORY.slice(0, 1).map(lineText)).toEqual(["Ann commits Aragorn to the quest."]);
  });
});

describe("an ending", () => {
  const lost = { won: false, reason: "every player has been eliminated", score: {} };
  const threat = line(20, "threat", "Ann's threat rises by 6 to 51 (failed quest).");
  const out = line(21, "eliminated", "Ann is eliminated: threat has reached 50.");
  const over = line(22, "over", "The game is lost: every player has been eliminated.");

  it("says how the players went where nobody is left", () => {
    expect(endReasons(lost, [...STORY, threat, out, over])).toEqual(["Ann is eliminated: threat has reached 50."]);
  });

  it("says why it was won, as a sentence", () => {
    expect(endReasons({ won: true, reason: "Don't Leave the Path was completed", score: {} }, STORY)).toEqual(["Don't Leave the Path was completed."]);
  });

  it("tells what decided the game", () => {
    expect(decidingLines([...STORY, threat, out, over]).map((each) => each.place)).toEqual([6, 7, 20]);
  });

  it("has the parts of the score in words, the total last", () => {
    const parts = scoreParts({ total: 71, threat: 33, damage: 2, rounds: 40, "fallen heroes": 0, "victory points": -4 });
    expect(parts.at(-1)).toEqual(["Total", 71]);
    expect(parts).toContainEqual(["Victory points", -4]);
    expect(scoreParts({})).toEqual([]);
  });

  it("of a lost game says how far it went", () => {
    const quest = [{ id: 1, title: "Flies and Spiders", progress: 3, quest_points: 8 }];
    expect(progressRows(tableView({ round: 4, quest, stages_left: 2 }))).toEqual([
      ["Round", "4"],
      ["Quest", "Flies and Spiders, 3 of 8 progress"],
      ["Stages to come", "2"],
    ]);
  });
});

describe("the company", () => {
  const chair = (name: string, changes: Partial<ChairInfo> = {}): ChairInfo => ({ name, bot: "", taken: true, yours: false, deck: null, passing: false, away: false, ...changes });

  it("is told of whoever goes and comes back", () => {
    const [here, gone] = [[chair("Ann", { yours: true }), chair("Bob")], [chair("Ann", { yours: true }), chair("Bob", { away: true })]];
    expect(presenceChanges(here, gone)).toEqual(["Bob has gone away from the table."]);
    expect(presenceChanges(gone, here)).toEqual(["Bob is back at the table."]);
    expect(presenceChanges(here, here)).toEqual([]);
    expect(absentNames(gone)).toEqual(["Bob"]);
  });

  it("is not told that a chair is free, or has another owner, as if somebody were back", () => {
    const gone = [chair("Bob", { away: true })];
    expect(presenceChanges(gone, [chair("Bob", { taken: false })])).toEqual([]);
    expect(presenceChanges(gone, [chair("Cat")])).toEqual([]);
  });
});
