import { describe, expect, it } from "vitest";
import { gainLines } from "../../src/lib/journeys/digital/story";
import type { Line } from "../../src/protocol/messages";

let place = 0;
const line = (kind: string, words = kind): Line => ({ place: place++, kind, words: [words] });

describe("what an adventure brought", () => {
  it("is its lore and experience, in one sum each, and what else the log tells", () => {
    const told = [line("lore", "The party gains 1 lore."), line("text"), line("title gained", "Gimli gains the title Lore-master.")];
    expect(gainLines({ lore: 4, experience: 2 }, told)).toEqual(["The party gains 4 lore.", "Each hero gains 2 experience.", "Gimli gains the title Lore-master."]);
  });

  it("is nothing where nothing was gained", () => {
    expect(gainLines({ lore: 0, experience: 0 }, [line("lore", "The party gains 1 lore.")])).toEqual([]);
  });
});
