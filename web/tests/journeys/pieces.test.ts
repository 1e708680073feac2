import { describe, expect, it } from "vitest";
import { Places } from "../../src/lib/journeys/map/piecePlaces";
import { piecesOf as laid, spacesOf, type Lies, type Piece } from "../../src/lib/journeys/map/pieces";
import type { Point, Token } from "../../src/lib/journeys/journeyView";
import { board } from "./board";
import { choice } from "../table/questions";

const gimli = { number: 0, hero: "Gimli", space: 1, active: true, defeated: false };
const orcs = { number: 4, kind: "orc-hunter", space: 2, banner: "elite moon", elite: true, exhausted: true, count: 2, activating: false };
const token = (more: Partial<Token>): Token => ({ number: 7, kind: "search", space: 1, name: "", across: -1, text: "", ...more });

const piecesOf = (all: Lies): Piece[] => laid(all, new Places());

function lies(more: Partial<Lies> = {}): Lies {
  return { picture: board(2, 1), unexplored: [], darkness: [], dark: false, tokens: [], heroes: [], groups: [], choices: () => [], ...more };
}

describe("what lies on the map", () => {
  it("has a name for every space: tile, number, ground and what is there", () => {
    const [one, two] = spacesOf(lies({ heroes: [gimli], groups: [orcs], tokens: [token({})], darkness: [2] }));
    expect(one?.name).toBe("300A, space 1: wood, Gimli, search token");
    expect(two?.name).toBe("300A, space 2: wood, dark, Orc Hunter ×2");
  });

  it("is dark by a token, by print or everywhere", () => {
    const dark = (more: Partial<Lies>): boolean[] => spacesOf(lies(more)).map((each) => each.dark);
    expect(dark({ darkness: [2] })).toEqual([false, true]);
    expect(dark({ picture: board(2, 1, ({ space }) => ({ dark: space === 1 })) })).toEqual([true, false]);
    expect(dark({ dark: true })).toEqual([true, true]);
  });

  it("has names for heroes and groups that say how they are", () => {
    const names = piecesOf(lies({ heroes: [gimli], groups: [orcs] })).map((each) => each.name);
    expect(names).toContain("Gimli, whose turn it is");
    expect(names).toContain("Orc Hunter, elite group of 2, elite moon banner, exhausted");
  });

  it("says what can be chosen, in name and in words", () => {
    const offered = lies({ tokens: [token({})], choices: (kind, number) => (kind === "token" && number === 7 ? [choice({ option: 3, label: "Search the cart" })] : []) });
    const [found] = piecesOf(offered);
    expect(found?.name).toBe("search token, in 300A, space 1, can be chosen");
    expect(found?.labels).toEqual(["Search the cart"]);
  });

  it("tells tokens of a kind apart by their first words", () => {
    const told = (words: string): string | undefined => piecesOf(lies({ tokens: [Object.assign(token({}), { words })] }))[0]?.name;
    expect(told("A cart. It is empty.")).toBe("search token: “A cart”, in 300A, space 1");
    expect(told("An old well, and somebody has hung a lantern over it.")).toBe("search token: “An old well, and somebody has hung…”, in 300A, space 1");
  });

  it("marks terrain that follows rules of the adventure, in either mode", () => {
    const tokens = [Object.assign(token({ kind: "boulder" }), { own_rules: true }), Object.assign(token({ number: 8, kind: "pit" }), { special: true })];
    const names = piecesOf(lies({ tokens })).map((each) => each.name);
    expect(names).toEqual(["boulder with rules of the adventure, in 300A, space 1", "pit with rules of the adventure, in 300A, space 1"]);
  });

  it("lays terrain of a border on that border", () => {
    const [wall] = piecesOf(lies({ tokens: [token({ kind: "wall", across: 2 })] }));
    expect(wall?.x).toBe(1);
    expect(wall?.name).toBe("wall between 300A, space 1 and 300A, space 2");
  });

  it("has an exploration token only on the box of an unexplored tile, and nothing else stands there", () => {
    const picture = board(2, 1, (each) => ({ spots: [each.centre, [each.centre[0], 0.5]] }));
    for (const tile of picture.tiles) tile.box = [0, 0.5];
    expect(piecesOf(lies({ picture })).length).toBe(0);
    const found = piecesOf(lies({ picture, unexplored: [0], heroes: [gimli], tokens: [token({})] }));
    expect(found.map((each) => each.kind)).toEqual(["tile", "token", "hero"]);
    expect(found.slice(1).every((each) => each.y < 0.3)).toBe(true);
  });

  it("has the number of a space where no piece stands, and not under the name of a tile", () => {
    const cells = [[0, 0], [1.7, 0], [3.4, 0]] as Point[];
    const mark = (box: Point | null): Point | undefined => {
      const picture = board(1, 1, () => ({ centre: [1.6, 0], spots: cells }));
      for (const tile of picture.tiles) tile.box = box;
      return spacesOf(lies({ picture }))[0]?.mark;
    };
    expect(mark(null)).toEqual([0.85, 0]);
    expect(mark([0.85, -0.72])).toEqual([2.55, 0]);
  });
});
