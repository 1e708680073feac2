import { expect, test } from "vitest";
import { ANY, interval, query, rateSentence, roundCounts, ticks, winRates, type Quest } from "../../src/lib/quests/quests";

function quest(part: Partial<Quest>): Quest {
  return {
    id: "1", finished: 0, game: "cardgame", scenario: "Passage Through Mirkwood", difficulty: "standard", won: true,
    reason: "", rounds: 5, undone: 0, total: 100, score: {}, players: ["Ann"], decks: [{}], ...part,
  };
}

test("what is not wished for is not asked for", () => {
  expect(query(ANY)).toEqual({ order: "newest" });
  expect(query({ ...ANY, won: "false", text: " Éowyn " })).toEqual({ won: false, text: "Éowyn", order: "newest" });
});

test("few games leave the win rate open, many make it sure", () => {
  const [low, high] = interval(1, 2);
  expect(low).toBeLessThan(0.15);
  expect(high).toBeGreaterThan(0.85);
  const [lower, higher] = interval(500, 1000);
  expect(higher - lower).toBeLessThan(0.07);
  expect(interval(0, 0)).toEqual([0, 1]);
});

test("a win rate never leaves zero to one", () => {
  expect(interval(0, 6)[0]).toBe(0);
  expect(interval(6, 6)[1]).toBe(1);
});

test("wins are counted by scenario, and said in a sentence", () => {
  const rates = winRates([quest({}), quest({ won: false }), quest({ scenario: "Escape from Dol Guldur", won: false })]);
  expect(rates.map(({ name, won, of }) => [name, won, of])).toEqual([["Escape from Dol Guldur", 0, 1], ["Passage Through Mirkwood", 1, 2]]);
  expect(rateSentence(rates[1] as (typeof rates)[number])).toMatch(/^Passage Through Mirkwood: 1 of 2 won, 50 %, likely between 9 % and 91 %\.$/);
});

test("rounds that no game took leave a gap", () => {
  expect(roundCounts([quest({ rounds: 3 }), quest({ rounds: 5, won: false })])).toEqual([
    { rounds: 3, won: 1, lost: 0 },
    { rounds: 4, won: 0, lost: 0 },
    { rounds: 5, won: 0, lost: 1 },
  ]);
  expect(roundCounts([])).toEqual([]);
});

test("the lines of a chart are round numbers around what is shown", () => {
  expect(ticks(81, 330, 4)).toEqual([0, 100, 200, 300, 400]);
  expect(ticks(0, 3, 4)).toEqual([0, 1, 2, 3]);
  expect(ticks(5, 5)).toEqual([5]);
});
