import { expect, test } from "vitest";
import { abilities, keywordRule } from "../../src/lib/cards/abilityText";

test("each label begins an ability of its own, with the rule behind it", () => {
  const found = abilities("The hero it is on has Gondor. Action: Exhaust this card. Shadow: +1 attack.");
  expect(found.map((each) => each.label)).toEqual(["", "Action", "Shadow"]);
  expect(found[1]?.rule).toBe("lcg:action.1");
});

test("an action of a phase is one label", () => {
  expect(abilities("Quest Action: Choose a staged enemy.")[0]?.label).toBe("Quest Action");
});

test("keywords at the beginning open their rules", () => {
  const [first, second] = abilities("Doomed 1. Surge. Forced: It attacks.");
  expect(first?.pieces).toEqual([
    { kind: "keyword", text: "Doomed 1", icon: "doomed", rule: keywordRule("doomed") },
    { kind: "words", text: " " },
    { kind: "keyword", text: "Surge", icon: "surge", rule: "lcg:keyword.surge.1" },
  ]);
  expect(second?.label).toBe("Forced");
});

test("a keyword of a later box opens its rule too", () => {
  const [first] = abilities("Secrecy 2. Action: Draw a card.");
  expect(first?.pieces).toEqual([{ kind: "keyword", text: "Secrecy 2", icon: "fog", rule: "lcg:keyword.secrecy.1" }]);
});

test("a number of something has its icon, and the words around it stay", () => {
  expect(abilities("Attached hero gets +2 willpower.")[0]?.pieces).toEqual([
    { kind: "words", text: "Attached hero gets " },
    { kind: "count", number: "+2", icon: "willpower", word: "willpower" },
    { kind: "words", text: "." },
  ]);
});

test("defence has the same icon however it is written", () => {
  const icons = abilities("It has 1 defense. It has 2 defence.")[0]?.pieces.flatMap((each) => ("icon" in each ? [each.icon] : []));
  expect(icons).toEqual(["defense", "defense"]);
});

test("a keyword in the middle of a sentence opens its rule too", () => {
  const pieces = abilities("This card gains Surge.")[0]?.pieces ?? [];
  expect(pieces[1]).toMatchObject({ kind: "keyword", text: "Surge" });
});

test("a word that only looks like a label begins nothing", () => {
  expect(abilities("It then reads: the attached hero stays exhausted.")).toHaveLength(1);
});

test("a card without text has no abilities", () => {
  expect(abilities("")).toEqual([]);
});
