import { describe, expect, it } from "vitest";
import type { Question } from "../../src/protocol/messages";
import { dropZones, PASS, sorted, stepOf, verb } from "../../src/lib/table/choices";
import { choice, question } from "./questions";

describe("a question", () => {
  const planning = question({
    choices: [
      choice({ option: 80, label: "Play Faramir", card: 10 }),
      choice({ option: 81, label: "Faramir: an action", card: 10 }),
      choice({ option: PASS, label: "Pass" }),
    ],
  });

  it("has its way on apart from its choices", () => {
    const { choices, pass } = sorted(planning);
    expect(choices.map((each) => each.option)).toEqual([80, 81]);
    expect(pass?.label).toBe("Pass");
  });

  it("gathers all options of a card, for its menu", () => {
    expect(sorted(planning).byCard.get(10)?.length).toBe(2);
  });

  it("is a window only where one may act or pass again and again", () => {
    expect(sorted(planning).window).toBe(true);
    expect(sorted(question({ kind: "travel" })).window).toBe(false);
  });

  it("is a group while several can be picked", () => {
    expect(sorted(question({ kind: "commit", most: 4 })).group).toBe(true);
    expect(sorted(planning).group).toBe(false);
  });

  it("says in which step of the phase it stands", () => {
    expect(stepOf(question({ rule: "lcg:window.6.4b", kind: "action" }), 6)).toBe("6.4");
    expect(stepOf(question({ rule: "lcg:step.3.2", kind: "commit" }), 3)).toBe("3.2");
  });

  it("stands in no step where its rule is of another phase", () => {
    expect(stepOf(question({ rule: "lcg:step.2.2-2", kind: "pay" }), 2)).toBe("");
    expect(stepOf(question({ rule: "lcg:step.2.2" }), 1)).toBe("");
  });

  it("has a verb for what choosing a card means", () => {
    expect(verb(question({ kind: "defend" }))).toBe("defend");
    expect(verb(question({ kind: "something new" as Question["kind"] }))).toBe("choose");
  });

  it("takes committed characters at the quest, and engaged enemies before the player", () => {
    expect(dropZones(question({ kind: "commit" }))).toContain("quest");
    expect(dropZones(question({ kind: "engage" }))).toContain("area");
    expect(dropZones(question({ kind: "mulligan" }))).toEqual([]);
  });
});
