import { describe, expect, it } from "vitest";
import { DRAWN, silhouetteOf } from "../../src/lib/journeys/figures/silhouettes";

describe("emblems", () => {
  it("are there for every hero and every enemy of the core set, no two alike", () => {
    const all = ["Aragorn", "Beravor", "Bilbo", "Elena", "Gimli", "Legolas"].concat(
      ["ruffian", "goblin-scout", "orc-hunter", "orc-marauder", "hungry-warg", "hill-troll", "wight"],
    );
    expect([...DRAWN].sort()).toEqual(all.sort());
    expect(new Set(all.map((each) => silhouetteOf(each).shape)).size).toBe(13);
  });

  it("are plain ones for those we do not know, heroes unlike enemies", () => {
    expect(silhouetteOf("Arwen")).toEqual(silhouetteOf("Eowyn"));
    expect(silhouetteOf("great-spider")).not.toEqual(silhouetteOf("Arwen"));
  });
});
