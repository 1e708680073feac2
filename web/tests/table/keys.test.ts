import { describe, expect, it } from "vitest";
import { nearest } from "../../src/lib/table/keys";

describe("arrow keys", () => {
  const box = (left: number, top: number) => ({ left, top, width: 100, height: 140 });

  it("go to the next card in the row before any other", () => {
    expect(nearest(box(0, 0), [box(300, 0), box(110, 0), box(0, 160)], "ArrowRight")).toBe(1);
  });

  it("go to the card above, in the next zone", () => {
    expect(nearest(box(110, 300), [box(0, 0), box(120, 0), box(110, 600)], "ArrowUp")).toBe(1);
  });

  it("stay where nothing lies in that direction", () => {
    expect(nearest(box(0, 0), [box(110, 0)], "ArrowLeft")).toBeNull();
    expect(nearest(box(0, 0), [box(110, 0)], "x")).toBeNull();
  });
});
