import { expect, test } from "vitest";
import { logChanges, lineOf, poolOffers, plansOf, emptyDecisions } from "../../src/lib/campaigns/decisions";
import type { Log, QuestionSeen } from "../../src/lib/campaigns/campaignService";

const LOG: Log = {
  players: [], expert: true, scenarios: [], next: null, penalty: 0, fallen: [], damage: {}, hero_notes: {}, notes: [], remarks: [], campaign: "Core Set",
  pool: [{ title: "A Gift", kind: "boon", hero: "", text: "" }, { title: "A Load", kind: "burden", hero: "", text: "" }],
};
const asked = (kind: QuestionSeen["kind"], about: string): QuestionSeen => ({ kind, about, player: -1, text: "", options: [], must: kind === "burden", rule: "" });

test("a card that somebody has taken is still offered, so that it can be given to another", () => {
  const decisions = { ...emptyDecisions(2), pool: { "A Gift": [1] } };
  expect(poolOffers([asked("burden", "A Load")], decisions, LOG)).toEqual([
    { title: "A Load", kind: "burden", must: true, copies: 1 },
    { title: "A Gift", kind: "boon", must: false, copies: 1 },
  ]);
});

test("plans say for each player what they take, heal and swap", () => {
  const decisions = emptyDecisions(2);
  decisions.pool = { "A Gift": [1, 1, -1], "A Load": [0] };
  decisions.heals[0] = ["Aragorn"];
  decisions.swaps[1] = ["Gimli", "Legolas"];
  decisions.replacements[0] = { Thalin: "Denethor", Beravor: "" };
  const [first, second] = plansOf(decisions, { "A Gift": "boon", "A Load": "burden" });
  expect(first).toEqual({ replacements: { Thalin: "Denethor" }, swap: null, heal: ["Aragorn"], boons: {}, burdens: { "A Load": 1 } });
  expect(second).toEqual({ replacements: {}, swap: ["Gimli", "Legolas"], heal: [], boons: { "A Gift": 2 }, burdens: {} });
});

test("after a game the log tells who fell, who is hurt and what was earned", () => {
  const after: Log = {
    ...LOG,
    fallen: ["Gimli"],
    damage: { Aragorn: 2 },
    penalty: 1,
    pool: [...LOG.pool, { title: "A Gift", kind: "boon", hero: "Aragorn", text: "" }],
    notes: ["met a bear"],
  };
  expect(logChanges(LOG, after)).toEqual([
    "Gimli has fallen.",
    "Aragorn carries 2 damage on.",
    "The boon A Gift is earned for Aragorn.",
    "The group's threat penalty rises to 1.",
    "Noted: met a bear",
  ]);
  expect(logChanges(after, after)).toEqual([]);
});

test("a refused edit is found by the line that the reason names", () => {
  const text = "format: 1\nmood: expert\nend";
  const place = lineOf("Line 2 of the campaign log: 'mood' is not understood.", text);
  expect(place && text.slice(...place)).toBe("mood: expert");
  expect(lineOf("The campaign log: it ends too early.", text)).toBeNull();
  expect(lineOf("Line 9 of the campaign log: nothing.", text)).toBeNull();
});
