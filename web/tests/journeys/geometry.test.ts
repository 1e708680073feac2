import { describe, expect, it } from "vitest";
import { growth } from "../../src/lib/journeys/map/ground";
import { closedPath, extentOf, rotationGain, inset, joinBorders, pointAlong, tornLine, rotateMap, wholeExtent } from "../../src/lib/journeys/map/geometry";
import { Places, piecePositions } from "../../src/lib/journeys/map/piecePlaces";
import type { Point } from "../../src/lib/journeys/journeyView";
import { board } from "./board";

const square: Point[] = [
  [0, 0],
  [2, 0],
  [2, 2],
  [0, 2],
];

describe("shapes of the map", () => {
  it("are as large as all spaces together", () => {
    expect(wholeExtent(board(3, 2))).toEqual({ left: -1, top: -1, width: 6, height: 4 });
  });

  it("are turned with all that is on them, and larger so in an upright window", () => {
    const flat = board(3, 1);
    const upright = rotateMap(flat);
    expect(wholeExtent(upright)).toEqual({ left: -1, top: -1, width: 2, height: 6 });
    expect(upright.spaces.map((each) => each.centre[1])).toEqual([0, 2, 4]);
    expect(rotationGain(wholeExtent(flat), { width: 400, height: 800 })).toBeCloseTo(2);
    expect(rotationGain(wholeExtent(upright), { width: 400, height: 800 })).toBeCloseTo(0.5);
  });

  it("are drawn as closed paths", () => {
    expect(closedPath(square)).toBe("M0 0L2 0L2 2L0 2Z");
  });

  it("join borders end to end, each once though both sides have it", () => {
    const [left, right] = board(2, 1).spaces;
    const middle = [...(left?.borders ?? []), ...(right?.borders ?? [])].filter((each) => each.to !== null);
    expect(middle.length).toBe(2);
    expect(joinBorders(middle)).toHaveLength(1);
    expect(joinBorders(left?.borders ?? [])).toEqual([[...(left?.outline ?? []), left?.outline[0]]]);
  });

  it("leave borders that do not touch apart", () => {
    const [space] = board(1, 1).spaces;
    expect(joinBorders([space?.borders[0], space?.borders[2]].filter((each) => each !== undefined))).toHaveLength(2);
  });

  it("find a point along a line", () => {
    expect(pointAlong([[0, 0], [2, 0], [2, 2]], 0.5)).toEqual([2, 0]);
    expect(pointAlong([[0, 0], [2, 0]], 0.25)).toEqual([0.5, 0]);
  });

  it("can be drawn inside themselves", () => {
    expect(extentOf(inset(square, 0.25))).toEqual({ left: 0.25, top: 0.25, width: 1.5, height: 1.5 });
  });

  it("are torn outside their edge, or inside it", () => {
    const edge: Point[] = [[0, 0], [2, 0]];
    for (const [, y] of tornLine(edge, 0.1, 0.4, 5)) expect(y).toBeLessThanOrEqual(-0.1);
    for (const [, y] of tornLine(edge, -0.1, -0.4, 5)) expect(y).toBeGreaterThanOrEqual(0.1);
  });

  it("have the same growth on the same tile each time, and keep the exploration box free", () => {
    const picture = board(2, 2);
    const [tile] = picture.tiles;
    if (!tile) throw new Error("no tile");
    expect(growth(picture, tile, 1)).toEqual(growth(picture, tile, 1));
    const boxed = growth(picture, { ...tile, box: [0, 0] }, 1);
    expect(boxed.areas.length + boxed.lines.length).toBeLessThan(growth(picture, tile, 1).areas.length + growth(picture, tile, 1).lines.length);
  });
});

describe("places for pieces", () => {
  const cells: Point[] = [[0, 0], [3, 0]];

  it("are a cell each while there are enough", () => {
    expect(piecePositions(cells, [0, 1], 0.8).map(({ x, y }) => [x, y])).toEqual(cells);
  });

  it("are shared when there are more, smaller and apart", () => {
    const found = piecePositions(cells, [0, 1, 2], 0.8);
    expect(new Set(found.map(({ x, y }) => `${x} ${y}`)).size).toBe(3);
    expect(found[0]?.radius).toBeLessThan(found[1]?.radius ?? 0);
  });

  it("stay when something else comes or goes, and are taken again", () => {
    const places = new Places();
    expect(places.in(1, ["token 1", "token 2", "token 3"])).toEqual([0, 1, 2]);
    expect(places.in(1, ["token 2", "token 3"])).toEqual([1, 2]);
    expect(places.in(1, ["token 2", "token 3", "hero 0", "hero 1"])).toEqual([1, 2, 0, 3]);
    const all = piecePositions([[0, 0]], [0, 1, 2], 1);
    expect(piecePositions([[0, 0]], [1, 2], 1)).toEqual(all.slice(1));
  });

  it("keep up to six pieces of a cell from covering each other", () => {
    for (let count = 1; count <= 6; count += 1) {
      const found = piecePositions([[0, 0]], [...Array(count).keys()], 1);
      for (const [place, one] of found.entries()) {
        for (const other of found.slice(place + 1)) {
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.radius + other.radius);
        }
      }
    }
  });
});
