import { expect, test } from "vitest";
import { chapters, ruleNamed } from "../../src/lib/rules/readings";
import { findEntries, gameOf, type Rule } from "../../src/lib/rules/rules";

const RULES: Rule[] = [
  { id: "lcg:keyword.ranged.1", entry: "Ranged", summary: "May attack across the table.", kind: "choice" },
  { id: "lcg:ready.1", entry: "Ready", summary: "Cards enter play ready.", kind: "definition" },
  { id: "lcg:keyword.ranged.2", entry: "Ranged", summary: "It has to exhaust.", kind: "restriction" },
];

test("rules are found by all the words, and stand under their headings", () => {
  expect(findEntries(RULES, "").map((each) => [each.name, each.rules.length])).toEqual([["Ranged", 2], ["Ready", 1]]);
  expect(findEntries(RULES, "ranged exhaust")).toEqual([{ name: "Ranged", rules: [RULES[2]] }]);
  expect(findEntries(RULES, "ready.1")[0]?.name).toBe("Ready");
});

test("rules can be narrowed to a kind", () => {
  expect(findEntries(RULES, "", "restriction")).toEqual([{ name: "Ranged", rules: [RULES[2]] }]);
});

test("the letters of an id say its game", () => {
  expect(gameOf("jme:22.7a")).toBe("jme");
  expect(gameOf("lcg:ready.1")).toBe("lcg");
});

test("readings are read from their page, with the rules they name", () => {
  const [first] = chapters("# R\n\n## A. One\n\n**L1 Grim Rule.** Only *now*\n(`grim.1`).\n\nNot one.\n\n## B. Two\n\nNothing.\n");
  expect(first).toEqual({
    name: "One",
    readings: [
      {
        id: "L1",
        name: "Grim Rule",
        text: "Only *now* (`grim.1`).",
        parts: [
          { kind: "words", text: "Only " },
          { kind: "stress", text: "now" },
          { kind: "words", text: " (" },
          { kind: "rule", text: "grim.1" },
          { kind: "words", text: ")." },
        ],
      },
    ],
  });
});

test("our own page of readings has all of them", () => {
  const ids = chapters().flatMap((chapter) => chapter.readings.map((each) => each.id));
  expect(ids).toHaveLength(new Set(ids).size);
  expect(ids.slice(0, 3)).toEqual(["L1", "L2", "L3"]);
  expect(ids.length).toBeGreaterThanOrEqual(36);
});

test("a span of rules leads to the first of them", () => {
  const known = new Set(["lcg:then.1", "lcg:step.3.4-2"]);
  expect(ruleNamed("then.1-3", known)).toBe("lcg:then.1");
  expect(ruleNamed("step.3.4-2", known)).toBe("lcg:step.3.4-2");
  expect(ruleNamed("nothing", known)).toBeUndefined();
});
