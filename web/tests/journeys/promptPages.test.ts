import { describe, expect, it } from "vitest";
import { isAboutNotes, byRound, groupOf, heroesOf, lines, pages, signs, tileOf, tokenOf, workAfter } from "../../src/lib/journeys/companion/promptPages";
import type { AppNote } from "../../src/lib/journeys/journeyView";

function note(kind: string, facts: AppNote["facts"] = {}, round = 1): AppNote {
  return { kind, round, facts, words: `${kind}.` };
}
const kinds = (notes: AppNote[], from = 0): string[][] => pages(notes, from).map((page) => page.notes.map((each) => each.kind));

describe("what the app says, a page at a time", () => {
  it("puts what comes of a text on its page, and a new text on a new one", () => {
    expect(kinds(["tile placed", "begin", "text", "token placed", "token placed", "text", "scout"].map((each) => note(each)))).toEqual([
      ["tile placed", "begin"],
      ["text", "token placed", "token placed"],
      ["text", "scout"],
    ]);
  });

  it("keeps together what belongs together", () => {
    expect(kinds(["interacted", "text", "test"].map((each) => note(each)))).toEqual([["interacted", "text", "test"]]);
    expect(kinds(["test over", "text"].map((each) => note(each)))).toEqual([["test over", "text"]]);
    expect(kinds(["activation", "enemy attack"].map((each) => note(each)))).toEqual([["activation", "enemy attack"]]);
    expect(kinds(["threat", "rally", "round"].map((each) => note(each)))).toEqual([["threat"], ["rally", "round"]]);
  });

  it("never puts more on a page than is kept in mind, and begins where one has read to", () => {
    const many = Array.from({ length: 9 }, () => note("token placed"));
    expect(pages(many, 0).map((each) => [each.from, each.to])).toEqual([[0, 6], [6, 9]]);
    expect(pages(many, 8).map((each) => [each.from, each.to])).toEqual([[8, 9]]);
  });

  it("passes over stories as far as something is to be done, and over nothing that is", () => {
    const work = (...all: string[]): number | undefined => workAfter(pages(all.map((each) => note(each)), 0))?.from;
    expect(work("text", "text", "objective", "text", "token placed", "text")).toBe(3);
    expect(work("tile placed", "text", "suffer", "text")).toBe(1);
    expect(work("token placed", "text", "answer", "objective")).toBeUndefined();
  });

  it("says equal things that follow each other once, with their number", () => {
    const many = ["token placed", "token placed", "text", "token placed"].map((each) => note(each));
    expect(lines(many).map((each) => [each.note.kind, each.times])).toEqual([["token placed", 2], ["text", 1], ["token placed", 1]]);
  });

  it("knows which questions are about it", () => {
    expect(["test", "carried out", "activation", "answer"].every(isAboutNotes)).toBe(true);
    expect(["map", "which hero", "provoke", "attack pane"].some(isAboutNotes)).toBe(false);
  });
});

describe("the signs of a note", () => {
  const words = (each: AppNote): string[] => signs(each).map((sign) => sign.words);

  it("are the stats and successes of a test", () => {
    expect(words(note("test", { hero: 0, stats: "might, wit", need: 2 }))).toEqual(["might", "wit", "2"]);
    expect(words(note("last stand", { stat: "spirit", need: 1 }))).toEqual(["spirit", "1"]);
  });

  it("are harm and what negates it, and what is gained or lost", () => {
    expect(words(note("suffer", { damage: 2, fear: 0, stat: "agility" }))).toEqual(["2 damage", "agility negates"]);
    expect(words(note("threat", { amount: 4 }))).toEqual(["+4"]);
    expect(words(note("threat", { amount: -2 }))).toEqual(["−2"]);
    expect(words(note("text"))).toEqual([]);
  });
});

describe("what is to be placed", () => {
  it("is a tile, a token, heroes, or a group with its banner", () => {
    expect(tileOf(note("tile placed", { tile: "300A" }))).toBe("300A");
    expect(tokenOf(note("token placed", { kind: "search" }))).toBe("search");
    expect(heroesOf(note("begin", { heroes: [0, 1] }))).toEqual([0, 1]);
    expect(groupOf(note("group placed", { kind: "ruffian", banner: "elite moon", figures: 2 }))).toEqual({ kind: "ruffian", banner: "elite moon", figures: 2 });
    expect(groupOf(note("text"))).toBeNull();
  });
});

it("the chronicle is kept by rounds", () => {
  expect(byRound([note("begin", {}, 0), note("round"), note("text"), note("round", {}, 2)]).map((each) => [each.round, each.notes.length])).toEqual([[0, 1], [1, 2], [2, 1]]);
});
