import { expect, test } from "vitest";
import { applyPatch } from "../src/lib/jsonPatch";

test("a value in the middle of lists and objects is changed", () => {
  expect(applyPatch({ a: [{ b: 1 }, { b: 2 }] }, [[["a", 1, "b"], 3]])).toEqual({ a: [{ b: 1 }, { b: 3 }] });
});

test("a change without a value takes away", () => {
  expect(applyPatch({ a: 1, b: 2 }, [[["a"]]])).toEqual({ b: 2 });
});

test("an empty path replaces everything", () => {
  expect(applyPatch({ a: 1 }, [[[], { b: 2 }]])).toEqual({ b: 2 });
});

test("what was given is not changed", () => {
  const before = { a: { b: [1, 2] } };
  applyPatch(before, [[["a", "b", 0], 9]]);
  expect(before).toEqual({ a: { b: [1, 2] } });
});
