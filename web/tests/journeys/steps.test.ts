import { describe, expect, it } from "vitest";
import { summaryLines, openStep, shadowSteps, hasNews } from "../../src/lib/journeys/activation/steps";
import type { Line } from "../../src/protocol/messages";

let place = 0;
const line = (kind: string, words = kind): Line => ({ place: place++, kind, words: [words] });

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
    expect(openStep(steps, null)).toBe(1);
    expect(openStep(steps, steps[0]?.place ?? -1)).toBe(0);
  });

  it("is to be read while a group activates and until the next choice", () => {
    const last = steps[1]?.lines.at(-1)?.place ?? 0;
    expect(hasNews(steps, -1, last)).toBe(true);
    expect(hasNews(steps, -1, last + 1)).toBe(false);
    expect(hasNews(steps, 4, last + 1)).toBe(true);
    expect(hasNews([], 4, 0)).toBe(false);
  });

  it("says in short what is coming", () => {
    expect(steps.slice(0, 2).map((each) => summaryLines(each).map((one) => one.kind))).toEqual([["enemy attack"], ["no target"]]);
  });
});
