import { describe, expect, it } from "vitest";
import { atLeast, columns, headline, hitWords, joinCounted, inspirationMatters, lastTest, percent, purposeWords, testStatus, testsAhead } from "../../src/lib/journeys/tests/odds";
import type { Chances, Preview } from "../../src/lib/journeys/journeyView";
import type { Line, Question } from "../../src/protocol/messages";
import { question } from "../table/questions";
import { journeyView, seenHero, seenTest, seenToken } from "../views";

const chances: Chances = { cards: 2, odds: [0.25, 0.5, 0.25], inspired: [0.1, 0.5, 0.4], inspiration: 1 };

describe("the chances of a test", () => {
  it("adds up what passes", () => {
    expect(atLeast(1, chances.odds)).toBeCloseTo(0.75);
    expect(headline(chances, 2)).toEqual({ plain: 0.25, inspired: 0.4, words: "to pass: 2 successes needed" });
  });

  it("counts successes that come from elsewhere", () => {
    expect(headline(chances, 2, 1).plain).toBeCloseTo(0.75);
    expect(columns(chances, 2, 1).map((each) => [each.successes, each.passes])).toEqual([[1, false], [2, true], [3, true]]);
  });

  it("has a column for what only inspiration reaches", () => {
    const inspiring = { cards: 2, odds: [1], inspired: [0, 0.25, 0.75], inspiration: 2 };
    expect(columns(inspiring, 2).map((each) => [each.plain, each.inspired, each.passes])).toEqual([[1, 0, false], [0, 0.25, false], [0, 0.75, true]]);
  });

  it("asks for one success where tries add up", () => {
    expect(headline(chances, 6, 0, true)).toEqual({ plain: 0.75, inspired: 0.9, words: "for a success or more: tries add up, 6 still needed" });
    expect(headline(chances, 1, 0, true).words).toBe("to pass: 1 success needed");
  });

  it("says what a test to negate is about", () => {
    const test = seenTest({ purpose: "negate", fear: 1 });
    expect(purposeWords(journeyView(), test, String)).toBe("to negate 1 fear");
  });

  it("passes nothing where all successes are counted", () => {
    expect(columns(chances, 0).some((each) => each.passes)).toBe(false);
    expect(headline(chances, 0).words).toBe("for a success or more");
  });

  it("calls nothing impossible or certain that is not", () => {
    expect([0, 0.002, 0.5, 0.998, 1].map(percent)).toEqual(["0 %", "< 1 %", "50 %", "> 99 %", "100 %"]);
  });

  it("speaks of inspiration only where it changes something", () => {
    expect(inspirationMatters(chances)).toBe(true);
    expect(inspirationMatters({ ...chances, inspired: chances.odds })).toBe(false);
  });
});

describe("tests ahead", () => {
  const token = seenToken({ space: 3, words: "A stone.", buttons: [{ place: 0, words: "Lift it", stats: ["might"], need: 2 }] });
  const view = journeyView({ tokens: [token], heroes: [seenHero({ space: 3 })], chances: { hero: 0, stats: { might: chances } } });
  const ahead = (kind: Question["kind"], choices: object[] = [], looked: number | null = null) =>
    testsAhead(view, question({ kind, choices: choices as never, picked: [] }), () => undefined, looked);

  it("shows the test of the token that is looked at", () => {
    expect(ahead("turn", [], 7)).toEqual([{ words: "Lift it", stats: ["might"], need: 2, adds: false }]);
    expect(ahead("turn")).toEqual([]);
  });

  it("finds the buttons that are asked about, and the test whose stat is chosen", () => {
    expect(ahead("button", [{ option: 0, spot: { kind: "token", number: 7 } }, { option: -1, spot: null }])).toHaveLength(1);
    const stats = question({ kind: "stat", choices: [{ option: 1 }] as never });
    const asked = { ...view, chances: { hero: 0, stats: { might: chances }, need: 3, adds: true } };
    expect(testsAhead(asked, stats, () => undefined, null)).toEqual([{ words: "", stats: ["might"], need: 3, adds: true }]);
  });
});

describe("where a test stands", () => {
  const test = seenTest({ began: true, need: 2 });
  it("is under way until its successes are counted", () => {
    expect(testStatus({ ...test, began: false })).toBe("before");
    expect(testStatus(test)).toBe("under way");
    expect(testStatus({ ...test, total: 2 })).toBe("passed");
    expect(testStatus({ ...test, total: 1 })).toBe("failed");
    expect(testStatus({ ...test, total: 1, need: 0 })).toBe("counted");
  });

  const preview: Preview = { group: 1, hits: 3, modifiers: ["pierce", "stun"], bars: [[0, 1, 0], [3, 1, 0]], defeated: [0], sundered: [], stunned: true };
  it("says what hits would do", () => {
    expect(hitWords(preview)).toBe("3 hits with pierce and stun: 1 of 2 falls; stunned");
    expect(hitWords({ ...preview, hits: 1, modifiers: [], defeated: [], stunned: false })).toBe("1 hit");
    expect(hitWords({ ...preview, modifiers: [], defeated: [0, 1], stunned: false })).toBe("3 hits: all 2 fall");
  });
});

let place = 0;
const line = (kind: string, words = kind): Line => ({ place: place++, kind, words: [words] });

describe("a test that is over", () => {
  it("has its cards, its result and what came of it", () => {
    const fresh = [line("attack"), line("revealed"), line("tested"), line("hits"), line("moved")];
    const found = lastTest(fresh);
    expect([found?.revealed?.kind, found?.tested.kind, found?.after.map((each) => each.kind)]).toEqual(["revealed", "tested", ["hits"]]);
  });

  it("is left to the activations in the shadow phase", () => {
    expect(lastTest([line("activation"), line("revealed"), line("tested")])).toBeNull();
  });
});

it("whoever helps more than once is named once", () => {
  expect(joinCounted([])).toBe("");
  expect(joinCounted(["Ready Defense", "Stride", "Ready Defense"])).toBe("Ready Defense twice and Stride");
  expect(joinCounted(["a", "b", "c", "c", "c"])).toBe("a, b and c 3 times");
});
