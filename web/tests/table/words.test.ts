import { describe, expect, it } from "vitest";
import type { Question } from "../../src/protocol/messages";
import { nearest } from "../../src/lib/table/keys";
import { counted, scenarioTitle, spoken } from "../../src/lib/table/cardNames";
import { tabTitle } from "../../src/lib/table/turnNotice";
import { advice } from "../../src/lib/table/questionAdvice";
import { question } from "./questions";

describe("a card for those who hear it", () => {
  const gimli = { id: 1, title: "Gimli", type: "hero", exhausted: false, attack: 4, damage: 2, hit_points: 5 };

  it("is named with its type, state, damage and numbers", () => {
    expect(spoken(gimli)).toBe("Gimli, hero, ready, 2 damage, 3 hit points left, attack 4");
  });

  it("tells what it carries and that it is exhausted", () => {
    const said = spoken({ ...gimli, exhausted: true, resources: 1, attachments: [{ id: 2, title: "Dwarven Axe" }] });
    expect(said).toContain("exhausted");
    expect(said).toContain("1 resource,");
    expect(said).toContain("with Dwarven Axe");
  });

  it("tells how a changed number came about", () => {
    const said = spoken({ ...gimli, attack: 5, why: { attack: [["add", 4, "printed"], ["add", 1, "Dwarven Axe"]] } });
    expect(said).toContain("attack 5 = 4 printed + 1 Dwarven Axe");
  });

  it("keeps what is face down to itself", () => {
    expect(spoken({ ...gimli, facedown: true })).toBe("Gimli, face down");
  });
});

describe("words", () => {
  it("count one and more", () => {
    expect([counted(1, "enemy", "enemies"), counted(2, "enemy", "enemies")]).toEqual(["1 enemy", "2 enemies"]);
  });

  it("make a title of a scenario's id", () => {
    expect(scenarioTitle("escape-from-dol-guldur")).toBe("Escape from Dol Guldur");
    expect(scenarioTitle("journey-along-the-anduin")).toBe("Journey Along the Anduin");
  });

  it("say whose turn it is in the tab", () => {
    expect(tabTitle(true, "Mirkwood")).toBe("● Your turn · Mirkwood · Waybread");
    expect(tabTitle(false, "Mirkwood")).toBe("Mirkwood · Waybread");
  });

  it("advise a beginner on every question, known or not", () => {
    expect(advice(question({ kind: "defend" })).join(" ")).toContain("shadow card");
    expect(advice(question({ kind: "something new" as Question["kind"] })).length).toBe(1);
    expect(advice(null).length).toBe(1);
  });
});

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
