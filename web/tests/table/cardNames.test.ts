import { describe, expect, it } from "vitest";
import { pluralize, scenarioTitle, tableCardLabel } from "../../src/lib/table/cardNames";

describe("a card for those who hear it", () => {
  const gimli = { id: 1, title: "Gimli", type: "hero", exhausted: false, attack: 4, damage: 2, hit_points: 5 };

  it("is named with its type, state, damage and numbers", () => {
    expect(tableCardLabel(gimli)).toBe("Gimli, hero, ready, 2 damage, 3 hit points left, attack 4");
  });

  it("tells what it carries and that it is exhausted", () => {
    const said = tableCardLabel({ ...gimli, exhausted: true, resources: 1, attachments: [{ id: 2, title: "Dwarven Axe" }] });
    expect(said).toContain("exhausted");
    expect(said).toContain("1 resource,");
    expect(said).toContain("with Dwarven Axe");
  });

  it("tells how a changed number came about", () => {
    const said = tableCardLabel({ ...gimli, attack: 5, why: { attack: [["add", 4, "printed"], ["add", 1, "Dwarven Axe"]] } });
    expect(said).toContain("attack 5 = 4 printed + 1 Dwarven Axe");
  });

  it("keeps what is face down to itself", () => {
    expect(tableCardLabel({ ...gimli, facedown: true })).toBe("Gimli, face down");
  });

  it("names a stage by the side that is up", () => {
    expect(tableCardLabel({ id: -1, title: "Search for a Way", type: "quest", facedown: true })).toBe("Search for a Way, side A");
  });
});

describe("words", () => {
  it("count one and more", () => {
    expect([pluralize(1, "enemy", "enemies"), pluralize(2, "enemy", "enemies")]).toEqual(["1 enemy", "2 enemies"]);
  });

  it("make a title of a scenario's id", () => {
    expect(scenarioTitle("escape-from-dol-guldur")).toBe("Escape from Dol Guldur");
    expect(scenarioTitle("journey-along-the-anduin")).toBe("Journey Along the Anduin");
  });
});
