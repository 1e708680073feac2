import { describe, expect, it } from "vitest";
import { figureWords, portraitsOf, portraitWords, previewWords, threatAhead, barUnits } from "../../src/lib/journeys/bars/portraits";
import type { Portrait } from "../../src/lib/journeys/journeyView";
import { journeyView } from "../views";

describe("enemies on the bar", () => {
  const view = journeyView({ groups: [{ number: 4, kind: "orc-hunter", space: 1, exhausted: true, banner: "elite claw", bonuses: ["huge"], figures: [[5, 1, 0]] }] });
  const bestiary = {
    enemies: [{ key: "orc-hunter", name: "Orc Hunter", health: 5, armour: 1, sorcery: 0, move: 1, roam: 2, ranged: true, largest: 3, traits: [] }],
    bonuses: [{ key: "huge", name: "Huge", text: "Each figure has +3 health." }], terrain: {},
  };
  it("have names, bonuses and signs from the bestiary", () => {
    const [found] = portraitsOf(view, bestiary);
    expect(found).toMatchObject({ name: "Orc Hunter", ranged: true, elite: true, bonuses: [{ name: "Huge", text: "Each figure has +3 health." }] });
    expect(portraitWords(found as Portrait, true)).toBe("Orc Hunter group, 1 figure, ranged, elite, elite claw banner, exhausted, activating");
  });

  it("have a name even before the bestiary is there", () => {
    expect(portraitsOf(view, null)[0]?.name).toBe("Orc Hunter");
  });

  it("have bars of health, armour and sorcery; what would fall is marked from the end of each", () => {
    expect(barUnits([2, 1, 1], [1, 0, 1])).toEqual([
      { kind: "health", falls: false }, { kind: "health", falls: true }, { kind: "armour", falls: true }, { kind: "sorcery", falls: false },
    ]);
    expect([figureWords([5, 0, 3]), figureWords([5, 2, 1]), previewWords([0, 0, 0]), previewWords([2, 0, 0])]).toEqual([
      "5 health and 3 sorcery", "5 health, 2 armour and 1 sorcery", "it would be defeated", "2 health would be left",
    ]);
  });
});

describe("the threat bar", () => {
  it("names the next threshold and says whether the next shadow phase reaches it", () => {
    expect(threatAhead(4, 30, [20, 8], 4)).toEqual({ next: 8, after: 8, reaches: true, ends: false });
    expect(threatAhead(4, 30, [20, 9], 4).reaches).toBe(false);
  });

  it("knows when nothing but the end is ahead", () => {
    expect(threatAhead(28, 30, [], 4)).toEqual({ next: null, after: 30, reaches: false, ends: true });
  });
});
