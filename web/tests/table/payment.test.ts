import { describe, expect, it } from "vitest";
import type { CardFacts } from "../../src/lib/cards/facts";
import { bestPayer, isPaymentChoice } from "../../src/lib/table/payment";
import { countBeyond } from "../../src/lib/table/scrollReach";
import type { SeenCard } from "../../src/lib/table/cardGameView";
import { choice, question } from "./questions";

const hero = (id: number, title: string, resources: number): [number, SeenCard] => [id, { id, title, resources } as SeenCard];
const facts = new Map(
  Object.entries({ Aragorn: "leadership", Eowyn: "spirit", Faramir: "leadership", "A Light in the Dark": "spirit" }).map(([title, sphere]) => [title, { title, sphere } as CardFacts]),
);
const asks = question({ kind: "pay", about: 50, choices: [1, 2].map((card) => (choice({ option: card, card, label: "" }))) });

describe("paying any way", () => {
  it("spends from the fullest pool", () => {
    expect(bestPayer(asks, new Map([hero(1, "Aragorn", 1), hero(2, "Eowyn", 3)]), [], facts)?.option).toBe(2);
  });

  it("among equals spares the sphere that the hand asks for", () => {
    const cards = new Map([hero(1, "Aragorn", 2), hero(2, "Eowyn", 2)]);
    expect(bestPayer(asks, cards, [[51, "Faramir", ""]], facts)?.option).toBe(2);
    expect(bestPayer(asks, cards, [[51, "A Light in the Dark", ""]], facts)?.option).toBe(1);
  });

  it("does not count the card that is paid for as one of the hand", () => {
    const cards = new Map([hero(1, "Aragorn", 2), hero(2, "Eowyn", 2)]);
    expect(bestPayer(asks, cards, [[50, "Faramir", ""], [51, "A Light in the Dark", ""]], facts)?.option).toBe(1);
  });

  it("is for resources that several could give", () => {
    expect(isPaymentChoice(asks)).toBe(true);
    expect(isPaymentChoice({ ...asks, kind: "target" })).toBe(false);
    expect(isPaymentChoice(null)).toBe(false);
  });
});

describe("a row that is longer than its place", () => {
  it("counts what is beyond each edge, and what is cut off there", () => {
    const boxes = [0, 100, 200, 300, 400].map((left) => ({ left: left - 150, right: left - 50 }));
    expect(countBeyond({ left: 0, right: 200 }, boxes)).toEqual([2, 2]);
    expect(countBeyond({ left: -160, right: 400 }, boxes)).toEqual([0, 0]);
  });
});
