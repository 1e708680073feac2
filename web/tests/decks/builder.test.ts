import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Builder } from "../../src/lib/decks/builder.svelte";
import { card, GIMLI } from "../cards/cards";
import { answering } from "./answers";

const GANDALF = card("Gandalf", { cost: 5 });

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the rules are asked once, a moment after the last change", async () => {
  const verdict = { legal: false, errors: ["A deck has at least 50 cards, not 2."], warnings: [], size: 2, threat: 11 };
  const heard = answering(() => [200, verdict]);
  const builder = new Builder();
  builder.add(GIMLI);
  builder.add(GANDALF);
  builder.add(GANDALF);
  await vi.runAllTimersAsync();
  expect(heard).toHaveLength(1);
  expect(heard[0]?.body).toEqual({ deck: { heroes: ["Gimli"], cards: { Gandalf: 2 } }, casual: false });
  expect(builder.verdict).toEqual(verdict);
});

test("a card that cannot go in says why, and the next change takes the word back", () => {
  answering(() => [200, {}]);
  const builder = new Builder();
  builder.add(GIMLI);
  builder.add(GIMLI);
  expect(builder.refusal).toBe("Gimli is there already: heroes are unique.");
  builder.remove(GIMLI);
  expect(builder.refusal).toBe("");
  expect(builder.deck.heroes).toEqual([]);
});

test("a deck that was being built is there again when the page is", () => {
  answering(() => [200, {}]);
  new Builder().add(GANDALF);
  expect(new Builder().deck).toEqual({ heroes: [], cards: { Gandalf: 1 } });
});

test("a draft that cannot be read is left", () => {
  localStorage.setItem("waybread.draft", "{broken");
  expect(new Builder().deck).toEqual({ heroes: [], cards: {} });
});

test("an unknown card can be taken out by its title", () => {
  answering(() => [200, {}]);
  const builder = new Builder();
  builder.open({ id: "", name: "", notes: "", deck: { heroes: [], cards: { Wingfoot: 1, Gandalf: 1 } }, side: { Beorn: 2 } });
  builder.drop("Wingfoot");
  builder.dropAside("Beorn");
  expect(builder.deck.cards).toEqual({ Gandalf: 1 });
  expect(builder.sheet.side).toEqual({});
});

test("a server that does not answer is said in its place", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("gone")));
  const builder = new Builder();
  builder.add(GANDALF);
  await vi.runAllTimersAsync();
  expect(builder.problem).toBe("The server does not answer. Is it running?");
});
