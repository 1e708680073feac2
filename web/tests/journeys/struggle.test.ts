import { describe, expect, it } from "vitest";
import { gist, openAt, shadowSteps, toRead } from "../../src/lib/journeys/activation/steps";
import { figureWords, portraitsOf, portraitWords, previewWords, threatAhead, units } from "../../src/lib/journeys/bars/portraits";
import { buttonChance } from "../../src/lib/journeys/digital/choiceGroups";
import { gains } from "../../src/lib/journeys/digital/story";
import { atLeast, columns, headline, hitWords, enumerated, inspires, lastTest, percent, purposeWords, standing, testsAhead } from "../../src/lib/journeys/tests/odds";
import type { Chances, JourneyView, Portrait, Preview, SeenTest } from "../../src/lib/journeys/journeyView";
import type { Line, Question } from "../../src/protocol/messages";
import { question } from "../table/questions";

const chances: Chances = { cards: 2, odds: [0.25, 0.5, 0.25], inspired: [0.1, 0.5, 0.4], inspiration: 1 };

describe("the chances of a test", () => {
  it("adds up what passes", () => {
    expect(atLeast(1, chances.odds)).toBeCloseTo(0.75);
    expect(headline(chances, 2)).toEqual({ plain: 0.25, inspired: 0.4, words: "to pass: 2 successes needed" });
  });

  it("counts successes that come from elsewhere", () => {
    expect(headline(chances, 2, 1).plain).toBeCloseTo(0.75);
    expect(columns(chances, 2, 1).map((each) => [each.successes, each.passes])).toEqual([[1, false], [2, true], [3, true]]);
  });

  it("has a column for what only inspiration reaches", () => {
    const inspiring = { cards: 2, odds: [1], inspired: [0, 0.25, 0.75], inspiration: 2 };
    expect(columns(inspiring, 2).map((each) => [each.plain, each.inspired, each.passes])).toEqual([[1, 0, false], [0, 0.25, false], [0, 0.75, true]]);
  });

  it("asks for one success where tries add up", () => {
    expect(headline(chances, 6, 0, true)).toEqual({ plain: 0.75, inspired: 0.9, words: "for a success or more: tries add up, 6 still needed" });
    expect(headline(chances, 1, 0, true).words).toBe("to pass: 1 success needed");
    const dig = { place: 0, words: "Dig", stats: ["might"], need: 6, adds: true };
    const view = { chances: { hero: 0, stats: { might: { ...chances, inspiration: 0 } } } } as unknown as JourneyView;
    expect(buttonChance(view, dig)).toBe("Tries add up, 6 still needed; a success or more: might 75 %");
    expect(buttonChance(view, { ...dig, adds: false, need: 2 })).toBe("Test for 2: might 25 %");
  });

  it("says what a test to negate is about", () => {
    const test = { purpose: "negate", group: -1, token: -1, damage: 0, fear: 1 } as SeenTest;
    expect(purposeWords({ groups: [], tokens: [] } as unknown as JourneyView, test, String)).toBe("to negate 1 fear");
  });

  it("passes nothing where all successes are counted", () => {
    expect(columns(chances, 0).some((each) => each.passes)).toBe(false);
    expect(headline(chances, 0).words).toBe("for a success or more");
  });

  it("calls nothing impossible or certain that is not", () => {
    expect([0, 0.002, 0.5, 0.998, 1].map(percent)).toEqual(["0 %", "< 1 %", "50 %", "> 99 %", "100 %"]);
  });

  it("speaks of inspiration only where it changes something", () => {
    expect(inspires(chances)).toBe(true);
    expect(inspires({ ...chances, inspired: chances.odds })).toBe(false);
  });
});

describe("tests ahead", () => {
  const token = { number: 7, kind: "search", space: 3, name: "stone", across: null, text: "", words: "A stone.", own_rules: false, buttons: [{ place: 0, words: "Lift it", stats: ["might"], need: 2 }] };
  const view = { tokens: [token], heroes: [{ space: 3 }], chances: { hero: 0, stats: { might: chances } }, test: null } as unknown as JourneyView;
  const ahead = (kind: Question["kind"], choices: object[] = [], looked: number | null = null) =>
    testsAhead(view, question({ kind, choices: choices as never, picked: [] }), () => undefined, looked);

  it("shows the test of the token that is looked at", () => {
    expect(ahead("turn", [], 7)).toEqual([{ words: "Lift it", stats: ["might"], need: 2, adds: false }]);
    expect(ahead("turn")).toEqual([]);
  });

  it("finds the buttons that are asked about, and the test whose stat is chosen", () => {
    expect(ahead("button", [{ option: 0, label: "Lift it", card: null }])).toHaveLength(1);
    const stats = question({ kind: "stat", choices: [{ option: 1, label: "Might: 2 cards", card: null }] as never });
    const asked = { ...view, chances: { hero: 0, stats: { might: chances }, need: 3, adds: true } };
    expect(testsAhead(asked, stats, () => undefined, null)).toEqual([{ words: "", stats: ["might"], need: 3, adds: true }]);
  });
});

describe("where a test stands", () => {
  const test = { began: true, total: -1, need: 2 } as SeenTest;
  it("is under way until its successes are counted", () => {
    expect(standing({ ...test, began: false })).toBe("before");
    expect(standing(test)).toBe("under way");
    expect(standing({ ...test, total: 2 })).toBe("passed");
    expect(standing({ ...test, total: 1 })).toBe("failed");
    expect(standing({ ...test, total: 1, need: 0 })).toBe("counted");
  });

  const preview: Preview = { group: 1, hits: 3, modifiers: ["pierce", "stun"], bars: [[0, 1, 0], [3, 1, 0]], defeated: [0], sundered: [], stunned: true };
  it("says what hits would do", () => {
    expect(hitWords(preview)).toBe("3 hits with pierce and stun: 1 of 2 falls; stunned");
    expect(hitWords({ ...preview, hits: 1, modifiers: [], defeated: [], stunned: false })).toBe("1 hit");
    expect(hitWords({ ...preview, modifiers: [], defeated: [0, 1], stunned: false })).toBe("3 hits: all 2 fall");
  });
});

let place = 0;
const line = (kind: string, words = kind): Line => ({ place: place++, kind, words: [words] });

describe("a test that is over", () => {
  it("has its cards, its result and what came of it", () => {
    const fresh = [line("attack"), line("revealed"), line("tested"), line("hits"), line("moved")];
    const found = lastTest(fresh);
    expect([found?.revealed?.kind, found?.tested.kind, found?.after.map((each) => each.kind)]).toEqual(["revealed", "tested", ["hits"]]);
  });

  it("is left to the activations in the shadow phase", () => {
    expect(lastTest([line("activation"), line("revealed"), line("tested")])).toBeNull();
  });
});

describe("the shadow phase, step by step", () => {
  const earlier = [line("activation", "The Ruffian group activates."), line("threat"), line("round")];
  const lines = [
    ...earlier, line("moved"), line("activation", "The Orc Hunter group activates and looks for Gimli, the nearest hero."),
    line("group moved"), line("enemy attack"), line("tested"), line("activation", "The Wight group activates."), line("no target"), line("threat"), line("threshold"),
  ];
  const steps = shadowSteps(lines);

  it("has a step for each group, and one for threat, of the last shadow phase alone", () => {
    expect(steps.map((each) => [each.title, each.lines.length])).toEqual([["Orc Hunter group", 4], ["Wight group", 2], ["Threat", 2]]);
  });

  it("ends with the round", () => {
    expect(shadowSteps([...lines, line("round"), line("prepared"), line("moved")])).toHaveLength(3);
  });

  it("opens at the last activation, unless the reader has gone elsewhere", () => {
    expect(openAt(steps, null)).toBe(1);
    expect(openAt(steps, steps[0]?.place ?? -1)).toBe(0);
  });

  it("is to be read while a group activates and until the next choice", () => {
    const last = steps[1]?.lines.at(-1)?.place ?? 0;
    expect(toRead(steps, -1, last)).toBe(true);
    expect(toRead(steps, -1, last + 1)).toBe(false);
    expect(toRead(steps, 4, last + 1)).toBe(true);
    expect(toRead([], 4, 0)).toBe(false);
  });

  it("says in short what is coming", () => {
    expect(steps.slice(0, 2).map((each) => gist(each).map((one) => one.kind))).toEqual([["enemy attack"], ["no target"]]);
  });
});

describe("enemies on the bar", () => {
  const view = { groups: [{ number: 4, kind: "orc-hunter", space: 1, exhausted: true, banner: "elite claw", bonuses: ["huge"], figures: [[5, 1, 0]] }] } as unknown as JourneyView;
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
    expect(units([2, 1, 1], [1, 0, 1])).toEqual([
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

describe("what an adventure brought", () => {
  it("is its lore and experience, in one sum each, and what else the log tells", () => {
    const told = [line("lore", "The party gains 1 lore."), line("text"), line("title gained", "Gimli gains the title Lore-master.")];
    expect(gains({ lore: 4, experience: 2 }, told)).toEqual(["The party gains 4 lore.", "Each hero gains 2 experience.", "Gimli gains the title Lore-master."]);
  });

  it("is nothing where nothing was gained", () => {
    expect(gains({ lore: 0, experience: 0 }, [line("lore", "The party gains 1 lore.")])).toEqual([]);
  });
});

it("whoever helps more than once is named once", () => {
  expect(enumerated([])).toBe("");
  expect(enumerated(["Ready Defense", "Stride", "Ready Defense"])).toBe("Ready Defense twice and Stride");
  expect(enumerated(["a", "b", "c", "c", "c"])).toBe("a, b and c 3 times");
});
