import { expect, test } from "vitest";
import { plain } from "../../src/lib/cards/facts";
import { ANYTHING, filterChoices, costBand, findCards } from "../../src/lib/cards/cardSearch";
import { card, GIMLI } from "./cards";

const EOWYN = card("Éowyn", { type: "hero", sphere: "spirit", traits: ["Noble", "Rohan"], threat_cost: 9, number: 7 });
const BEORN = card("Beorn", { sphere: "tactics", cost: 6, traits: ["Beorning"], number: 31 });
const SPIDER = card("King Spider", { type: "enemy", encounter_set: "Spiders of Mirkwood", traits: ["Spider"], number: 74, text: "Exhaust it." });
const FIGHT = card("Stand and Fight", { type: "event", sphere: "spirit", cost: "X", number: 51 });
const ALL = [GIMLI, EOWYN, BEORN, SPIDER, FIGHT];
const titles = (part: Partial<typeof ANYTHING>) => findCards(ALL, { ...ANYTHING, ...part }).map((each) => each.title);

test("a title is found with and without its accents", () => {
  expect(titles({ words: "eowyn" })).toEqual(["Éowyn"]);
  expect(titles({ words: "ÉOWYN" })).toEqual(["Éowyn"]);
  expect(plain("Nazgûl’s")).toBe("nazgul's");
});

test("all words have to be found, in the title, the traits or the text", () => {
  expect(titles({ words: "spider exhaust" })).toEqual(["King Spider"]);
  expect(titles({ words: "spider gold" })).toEqual([]);
});

test("filters narrow together", () => {
  expect(titles({ spheres: ["tactics"] })).toEqual(["Gimli", "Beorn"]);
  expect(titles({ spheres: ["tactics"], types: ["ally"] })).toEqual(["Beorn"]);
  expect(titles({ trait: "Rohan" })).toEqual(["Éowyn"]);
  expect(titles({ set: "Spiders of Mirkwood" })).toEqual(["King Spider"]);
});

test("costs from six on are one choice, and X is another", () => {
  expect(costBand(BEORN)).toBe("6+");
  expect(titles({ cost: "6+" })).toEqual(["Beorn"]);
  expect(titles({ cost: "X" })).toEqual(["Stand and Fight"]);
});

test("cards are ordered by title, cost or type", () => {
  expect(titles({ order: "title" })[0]).toBe("Beorn");
  expect(titles({ order: "cost" }).slice(0, 2)).toEqual(["Beorn", "Stand and Fight"]);
  expect(titles({ order: "type" })).toEqual(["Gimli", "Éowyn", "Beorn", "Stand and Fight", "King Spider"]);
});

test("what can be chosen is what the cards have", () => {
  expect(filterChoices(ALL)).toEqual({
    types: ["hero", "ally", "event", "enemy"],
    sets: ["Core Set", "Spiders of Mirkwood"],
    traits: ["Beorning", "Dwarf", "Noble", "Rohan", "Spider", "Warrior"],
  });
});
