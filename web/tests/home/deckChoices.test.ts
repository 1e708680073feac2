import { expect, test } from "vitest";
import { defaultDecks, fittingDeck, isIrregular, sharedHeroes, type PickDeck } from "../../src/lib/home/deckChoices";

function deck(id: string, heroes: string[], part: Partial<PickDeck> = {}): PickDeck {
  return { id, name: id, notes: "", starter: false, deck: { heroes, cards: {} }, verdict: { legal: true, size: 50, threat: 29 }, ...part };
}
const DECKS = [deck("mine", ["Denethor"], { own: true }), deck("other", ["Beravor"]), deck("spirit", ["Éowyn"]), deck("leadership", ["Aragorn"])];
const SHARED = [deck("leadership", ["Aragorn"]), deck("spirit", ["Éowyn"]), deck("three-spheres", ["Aragorn", "Éowyn"])];

test("one more chair gets a deck without a hero who sits there already", () => {
  expect(fittingDeck(DECKS, [])?.id).toBe("leadership");
  expect(fittingDeck(DECKS, ["Aragorn"])?.id).toBe("spirit");
  expect(fittingDeck(DECKS, ["Aragorn", "Éowyn"])?.id).toBe("other");
  expect(fittingDeck(DECKS, ["Aragorn", "Éowyn", "Beravor"])).toBeUndefined();
});

test("a deck of one's own that breaks a rule is told of; small decks that come with the program are not", () => {
  const small = { legal: false, size: 30, threat: 29 };
  expect(isIrregular(deck("mine", [], { own: true, verdict: small }))).toBe(true);
  expect(isIrregular(deck("starter", [], { starter: true, verdict: small }))).toBe(false);
  expect(isIrregular(undefined)).toBe(false);
});

test("the decks for the chairs are chosen so that nobody sits at the table twice", () => {
  const chosen = defaultDecks(SHARED, 2);
  expect(sharedHeroes(chosen.map((id) => SHARED.find((each) => each.id === id)?.deck))).toEqual([]);
});

test("decks that share a hero are found out", () => {
  expect(sharedHeroes([SHARED[0]?.deck, SHARED[2]?.deck])).toEqual(["Aragorn"]);
});
