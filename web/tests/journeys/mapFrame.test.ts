import { describe, expect, it } from "vitest";
import { towards } from "../../src/lib/journeys/map/direction";
import { centreOn, followSheet, keepInWindow, LARGEST, NOTHING, freeFrames, bringIntoView, fitSheet, zoom } from "../../src/lib/journeys/map/mapFrame";
import { board } from "./board";

const room = { width: 800, height: 600 };
const all = [{ left: 0, top: 0, ...room }];
const sheet = { left: -10, top: -5, width: 20, height: 10 };

describe("the window on the map", () => {
  it("shows the whole map at first, in its middle", () => {
    expect(fitSheet(sheet, room)).toEqual({ scale: 40, x: 0, y: 100 });
  });

  it("leaves the corner to what stands there, by moving aside as little as it can", () => {
    const corner = { width: 100, height: 60 };
    expect(fitSheet(sheet, room, corner)).toEqual(fitSheet(sheet, room));
    const low = { width: 800, height: 400 };
    expect(fitSheet(sheet, low, corner)).toEqual({ scale: 35, x: 0, y: 25 });
    expect(fitSheet({ ...sheet, height: 30 }, low, corner)).toEqual(fitSheet({ ...sheet, height: 30 }, low));
  });

  it("does not blow a small map up", () => {
    expect(fitSheet({ left: 0, top: 0, width: 2, height: 2 }, room).scale).toBeLessThan(100);
  });

  it("zooms about a point that stays where it is", () => {
    const camera = zoom({ scale: 40, x: 0, y: 100 }, 2, { x: 200, y: 300 });
    expect(camera.scale).toBe(80);
    expect([(200 - camera.x) / 80, (300 - camera.y) / 80]).toEqual([5, 5]);
  });

  it("has a nearest view", () => {
    expect(zoom({ scale: 40, x: 0, y: 0 }, 1000, { x: 0, y: 0 }).scale).toBe(LARGEST);
  });

  it("never loses the map", () => {
    const camera = keepInWindow({ scale: 40, x: 5000, y: -5000 }, sheet, room);
    expect(camera.x).toBe(400);
    expect(camera.y).toBe(300 - 400);
  });

  it("moves only as far as it must to show something new", () => {
    const camera = { scale: 40, x: 0, y: 100 };
    expect(bringIntoView(camera, { left: 0, top: 0, width: 2, height: 2 }, sheet, all)).toEqual(camera);
    const near = zoom(camera, 2, { x: 0, y: 0 });
    const shown = bringIntoView(near, { left: 6, top: 0, width: 2, height: 2 }, sheet, all);
    expect(shown.scale).toBe(80);
    expect(shown.x + (8 - sheet.left) * 80).toBe(800 - 24);
  });

  it("brings what acts out from under a tray, to where the least movement is needed", () => {
    const tray = { width: 500, height: 250 };
    const tools = { width: 50, height: 200 };
    const camera = { scale: 40, x: 0, y: 100 };
    const low = { left: -1, top: 3, width: 2, height: 1 };
    const [up, aside] = [bringIntoView(camera, low, sheet, freeFrames(room, tray, tools)), bringIntoView(camera, { ...low, left: 2 }, sheet, freeFrames(room, tray, tools))];
    expect(up).toEqual({ scale: 40, x: 0, y: 100 - (460 - 350) - 24 });
    expect(aside).toEqual({ scale: 40, x: 500 - 480 + 24, y: 100 });
    const clear = { left: -1, top: -3, width: 2, height: 2 };
    expect(bringIntoView(camera, clear, sheet, freeFrames(room, tray, tools))).toEqual(camera);
  });

  it("has all of its room where nothing, or everything, is covered", () => {
    expect(freeFrames(room, NOTHING, NOTHING)).toContainEqual(all[0]);
    expect(freeFrames(room, { width: 800, height: 580 }, NOTHING)).toEqual(all);
  });

  it("looks at a part in a scale in which things can be told apart, and shows no more beside the map than it must", () => {
    const small = { width: 300, height: 300 };
    expect(centreOn({ left: -1, top: -1, width: 2, height: 2 }, 40, sheet, small)).toEqual({ scale: 40, x: 150 - 400, y: 150 - 200 });
    expect(centreOn({ left: -10, top: 3, width: 2, height: 2 }, 40, sheet, small)).toEqual({ scale: 40, x: 0, y: 300 - 400 });
    expect(centreOn({ left: 0, top: 0, width: 2, height: 2 }, 10, sheet, small)).toEqual({ scale: 10, x: 50, y: 100 });
  });

  it("goes further away for what is larger than itself", () => {
    const shown = bringIntoView({ scale: 150, x: 0, y: 0 }, sheet, sheet, all);
    expect(shown.scale * sheet.width).toBeLessThanOrEqual(800);
  });

  it("keeps what was to be seen in its place when the map grows to the left", () => {
    const grown = { ...sheet, left: -16, width: 26 };
    const camera = followSheet({ scale: 40, x: 0, y: 100 }, sheet, grown);
    expect(camera.x + (0 - grown.left) * 40).toBe(0 + (0 - sheet.left) * 40);
  });
});

describe("arrow keys", () => {
  const picture = board(3, 3);

  it("go to the neighbour in their direction", () => {
    expect(["up", "right", "down", "left"].map((each) => towards(picture, 5, each as "up"))).toEqual([2, 6, 8, 4]);
  });

  it("go over black borders too: they look, they do not walk", () => {
    expect(towards(board(2, 1, () => ({ neighbours: [] })), 1, "right")).toBe(2);
  });

  it("stay at the rim of the map", () => {
    expect(towards(picture, 1, "up")).toBeNull();
  });

  it("find the nearest space on that side where none shares a border", () => {
    const apart = board(3, 1, () => ({ borders: [] }));
    expect(towards(apart, 1, "right")).toBe(2);
  });

  it("reach every space from every other", () => {
    const seen = new Set([1]);
    for (const space of seen) {
      for (const way of ["up", "right", "down", "left"] as const) {
        const next = towards(picture, space, way);
        if (next !== null) seen.add(next);
      }
    }
    expect(seen.size).toBe(9);
  });
});
