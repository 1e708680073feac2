import { expect, test } from "vitest";
import { byTitle, cardInDeck } from "../../src/lib/cards/facts";
import { addCard, averageCost, costCurve, countOf, emptyDeck, groupByType, chartSentence, shuffle, sizeOf, sphereShares, removeCard, typeShares, unpayableSpheres, whyNotMore, withNamesOfToday, type Deck } from "../../src/lib/decks/deck";
import { card, GIMLI } from "../cards/cards";

const GANDALF = card("Gandalf", { sphere: "neutral", cost: 5 });
const BEORN = card("Beorn", { sphere: "tactics", cost: 6 });
const FIGHT = card("Stand and Fight", { type: "event", sphere: "spirit", cost: "X" });
const PLATE = card("Citadel Plate", { type: "attachment", sphere: "tactics", cost: 4 });
const KNOWN = byTitle([GIMLI, GANDALF, BEORN, FIGHT, PLATE]);
const DECK: Deck = { heroes: ["Gimli"], cards: { Gandalf: 3, Beorn: 1, "Stand and Fight": 2, "Citadel Plate": 1, Stranger: 1 } };

test("a card goes in copy by copy, up to three", () => {
  let deck = emptyDeck();
  for (let n = 0; n < 4; n++) deck = addCard(deck, GANDALF);
  expect(deck.cards).toEqual({ Gandalf: 3 });
  expect(whyNotMore(deck, GANDALF)).toBe("A deck has at most 3 copies of a card.");
});

test("a hero goes in once, and no deck has more than three", () => {
  const deck = addCard(addCard(emptyDeck(), GIMLI), GIMLI);
  expect(deck.heroes).toEqual(["Gimli"]);
  expect(whyNotMore(deck, GIMLI)).toContain("unique");
  const full = { heroes: ["a", "b", "c"], cards: {} };
  expect(whyNotMore(full, GIMLI)).toBe("A deck has at most 3 heroes.");
});

test("the last copy that is taken out leaves nothing behind", () => {
  const deck = removeCard(removeCard(addCard(addCard(emptyDeck(), BEORN), BEORN), BEORN), BEORN);
  expect(deck.cards).toEqual({});
  expect(countOf(deck, BEORN)).toBe(0);
  expect(removeCard(addCard(emptyDeck(), GIMLI), GIMLI).heroes).toEqual([]);
});

test("what was given is not changed", () => {
  const before = { heroes: [], cards: { Beorn: 1 } };
  addCard(before, BEORN);
  expect(before.cards).toEqual({ Beorn: 1 });
});

test("a deck is listed by type, cheap cards first, strangers apart", () => {
  expect(groupByType(DECK, KNOWN).map((each) => [each.name, each.count, each.lines.map((line) => line.title)])).toEqual([
    ["ally", 4, ["Gandalf", "Beorn"]],
    ["attachment", 1, ["Citadel Plate"]],
    ["event", 2, ["Stand and Fight"]],
    ["other", 1, ["Stranger"]],
  ]);
  expect(sizeOf(DECK)).toBe(8);
});

test("the charts count copies", () => {
  expect(costCurve(DECK, KNOWN).filter((each) => each.count)).toEqual([
    { name: "4", count: 1 },
    { name: "5", count: 3 },
    { name: "6+", count: 1 },
    { name: "X", count: 2 },
  ]);
  expect(sphereShares(DECK, KNOWN)).toEqual([
    { name: "tactics", count: 2 },
    { name: "spirit", count: 2 },
    { name: "neutral", count: 3 },
  ]);
  expect(typeShares(DECK, KNOWN).map((each) => each.count)).toEqual([4, 1, 2]);
  expect(averageCost(DECK, KNOWN)).toBe(5);
});

test("a chart has a sentence for those who do not see it", () => {
  expect(chartSentence([{ name: "1", count: 2 }, { name: "2", count: 0 }], "Cards of each cost")).toBe("Cards of each cost: 1: 2.");
  expect(chartSentence([], "Spheres")).toBe("Spheres: no cards yet.");
});

test("spheres that no hero can pay for are named", () => {
  expect(unpayableSpheres(DECK, KNOWN)).toEqual(["spirit"]);
  expect(unpayableSpheres({ ...DECK, heroes: [] }, KNOWN)).toEqual([]);
});

test("a shuffled deck has the same cards in an order that chance makes", () => {
  const always = (value: number) => () => value;
  expect(shuffle(DECK, always(0)).slice().sort()).toEqual(shuffle(DECK, always(0.999)).slice().sort());
  expect(shuffle(DECK, always(0))).not.toEqual(shuffle(DECK, always(0.999)));
  expect(shuffle(DECK)).toHaveLength(8);
});

const CORE = card("Aragorn", { type: "hero", key: "core:1", name: "Aragorn (Core Set)", sphere: "leadership" });
const LORE = card("Aragorn", { type: "hero", key: "witw:53", name: "Aragorn (The Watcher in the Water)", sphere: "lore" });
const ALLY = card("Faramir", { key: "core:14" });
const HERO = card("Faramir", { type: "hero", key: "aoo:81", sphere: "lore" });
const TWINS = byTitle([CORE, ALLY, LORE, HERO]);

test("of two heroes with one title the right one goes in and comes out", () => {
  const deck = addCard(emptyDeck(), LORE);
  expect(deck.heroes).toEqual(["witw:53"]);
  expect([countOf(deck, CORE), countOf(deck, LORE)]).toEqual([0, 1]);
  expect(unpayableSpheres({ ...deck, cards: { Beorn: 1 } }, byTitle([CORE, LORE, BEORN]))).toEqual(["tactics"]);
  expect(whyNotMore(deck, LORE)).toBe("Aragorn (The Watcher in the Water) is there already: heroes are unique.");
  expect(removeCard(deck, CORE)).toEqual(deck);
  expect(removeCard(deck, LORE).heroes).toEqual([]);
});

test("a deck from before there were two means the first", () => {
  const deck = withNamesOfToday({ heroes: ["Aragorn"], cards: { Faramir: 2 } }, TWINS);
  expect(deck).toEqual({ heroes: ["core:1"], cards: { Faramir: 2 } });
  expect(withNamesOfToday(deck, TWINS)).toBe(deck);
});

test("a hero and an ally with one title are told apart by where they stand", () => {
  expect(cardInDeck(TWINS, "Faramir", true)).toBe(HERO);
  expect(cardInDeck(TWINS, "Faramir", false)).toBe(ALLY);
  expect(TWINS.get("witw:53")).toBe(LORE);
  expect(TWINS.get("Aragorn")).toBe(CORE);
});
