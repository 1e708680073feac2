import { expect, test } from "vitest";
import type { LiveCard } from "../../src/lib/cards/facts";
import { cardLabel, condition, numbers, sum } from "../../src/lib/cards/cardLabels";
import { card, GIMLI } from "./cards";

const live: LiveCard = {
  id: 1,
  title: "Gimli",
  type: "hero",
  exhausted: true,
  committed: true,
  willpower: 2,
  attack: 5,
  defense: 1,
  hit_points: 5,
  damage: 2,
  resources: 1,
  why: {
    attack: [["add", 2, "printed"], ["add", 2, "Gimli"], ["add", 1, "Dwarven Axe"]],
    defense: [["add", 2, "printed"], ["add", -1, "Dark Cloud"]],
  },
};

test("a changed number says how it came about", () => {
  expect(sum(3, [["add", 2, "printed"], ["add", 1, "Dwarven Axe"]])).toBe("3 = 2 printed + 1 Dwarven Axe");
  expect(sum(1, [["add", 2, "printed"], ["add", -1, "Dark Cloud"]])).toBe("1 = 2 printed − 1 Dark Cloud");
  expect(sum(4, [["add", 2, "printed"], ["multiply", 2, "Fury"]])).toBe("4 = 2 printed × 2 Fury");
  expect(sum(0, [["add", 2, "printed"], ["set", 0, "Secret Paths"]])).toBe("0 = 2 printed set to 0 by Secret Paths");
});

test("numbers in play are marked when they differ from what is printed", () => {
  expect(numbers(GIMLI, live).map(({ name, value, change }) => [name, value, change])).toEqual([
    ["willpower", 2, "same"],
    ["attack", 5, "up"],
    ["defense", 1, "down"],
    ["hit_points", 5, "same"],
  ]);
});

test("a printed card shows its printed numbers, an X too", () => {
  expect(numbers(card("Riddle", { threat: "X" }))).toEqual([{ name: "threat", value: "X", change: "same", sum: "" }]);
});

test("a card without facts still shows what the table knows of it", () => {
  expect(numbers(undefined, { id: 7, title: "Orc Guard", attack: 1 })).toHaveLength(1);
});

test("what is on a card is said for those who hear it", () => {
  expect(condition(live)).toEqual(["exhausted", "committed to the quest", "2 damage", "1 resource"]);
  expect(condition({ id: 2, title: "King Spider", shadow_cards: [null, [3, "Wolf Rider", "core:83"]] })).toEqual(["2 shadow cards"]);
  expect(condition({ id: 3, title: "Bane", engaged_with: [0, 2] })).toEqual(["counts as engaged with player 1, 3"]);
});

test("the name of a card says the whole card", () => {
  expect(cardLabel(GIMLI, live)).toBe(
    "Gimli, tactics hero, threat cost 11, willpower 2, attack 5 = 2 printed + 2 Gimli + 1 Dwarven Axe, " +
      "defence 1 = 2 printed − 1 Dark Cloud, hit points 5, exhausted, committed to the quest, 2 damage, 1 resource",
  );
});

test("of a card that lies face down only its title is said", () => {
  expect(cardLabel(GIMLI, { id: 1, title: "Gimli", facedown: true })).toBe("Gimli, face down");
});
