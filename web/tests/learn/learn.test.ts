import { expect, test } from "vitest";
import { pages, TOPICS, type Scene } from "../../src/lib/learn/pages";
import { placesOf, suggestChoices } from "../../src/lib/learn/suggestion";
import type { Choice, Question } from "../../src/protocol/messages";
import type { SeenCard, TableView } from "../../src/lib/table/cardGameView";
import { seenPlayer, tableView } from "../views";
import { choice as choiceOf, question as asked } from "../table/questions";

function question(kind: Question["kind"], choices: Choice[] = [], picked: number[] = []): Question {
  return asked({ kind, rule: "", choices, least: 0, picked });
}
function view(round: number, phase: string, area: SeenCard[] = []): TableView {
  return tableView({ round, phase, players: [seenPlayer({ area })] });
}
const scene = (round: number, phase: string, asked: Question | null = null): Scene => ({ view: view(round, phase), question: asked, lines: [] });
const ids = (found: { id: string }[]): string[] => found.map((each) => each.id);
const CARDS = new Map<number, SeenCard>([
  [1, { id: 1, title: "Aragorn", type: "hero", willpower: 2, attack: 3, defense: 2 }],
  [2, { id: 2, title: "Silverlode Archer", type: "ally", willpower: 1, attack: 2, defense: 0 }],
  [3, { id: 3, title: "Guard of the Citadel", type: "ally", willpower: 1, attack: 1, defense: 0 }],
]);
const choice = (option: number, card: number | null, label = ""): Choice => choiceOf({ option, card, label });
const PASS = choice(-1, null, "Pass");

test("a lesson begins with what lies on the table, and then asks about the hand", () => {
  expect(ids(pages(scene(0, "setup", question("mulligan")), []))).toEqual(["welcome", "threat", "heroes", "hand", "do mulligan"]);
});

test("what has been read is not explained again", () => {
  const read = ["welcome", "threat", "heroes", "hand"];
  expect(ids(pages(scene(0, "setup", question("mulligan")), read))).toEqual(["do mulligan"]);
});

test("what was passed over in a hurry is still explained, and all of it by the second round", () => {
  expect(ids(pages(scene(2, "planning"), []))).toEqual(TOPICS.map((each) => each.id));
});

test("a question that no page was written for is explained as at any table", () => {
  const [page] = pages(scene(2, "combat", question("shadow order")), TOPICS.map((each) => each.id));
  expect(page?.title).toBe("Your choice");
  expect(page?.text.join()).toMatch(/shadow|card/i);
});

test("the guide plays one ally after the other, and then passes", () => {
  const asked = question("action", [choice(0, 2), choice(1, 3), PASS]);
  expect(suggestChoices(view(1, "planning"), asked, CARDS)[0]?.card).toBe(2);
  const archer = { id: 2, title: "Silverlode Archer" };
  expect(suggestChoices(view(1, "planning", [archer]), asked, CARDS)[0]?.card).toBe(3);
  const guard = { id: 3, title: "Guard of the Citadel" };
  expect(suggestChoices(view(1, "planning", [archer, guard]), asked, CARDS)).toEqual([PASS]);
});

test("heroes and those with a strong will go on the quest, and whoever fights better stays", () => {
  const asked = question("commit", [choice(0, 1), choice(1, 2), choice(2, 3), PASS]);
  expect(suggestChoices(view(1, "quest"), asked, CARDS).map((each) => each.card)).toEqual([1, 3]);
  expect(suggestChoices(view(1, "quest"), question("commit", [choice(1, 2), PASS]), CARDS)).toEqual([PASS]);
});

test("Aragorn keeps his resource for the quest as long as others can pay", () => {
  expect(suggestChoices(view(1, "planning"), question("pay", [choice(0, 1), choice(1, 2)]), CARDS)[0]?.card).toBe(2);
  expect(suggestChoices(view(1, "planning"), question("pay", [choice(0, 1)]), CARDS)[0]?.card).toBe(1);
});

test("the best shield defends", () => {
  expect(suggestChoices(view(1, "combat"), question("defend", [choice(0, 2), choice(1, 1), PASS]), CARDS)[0]?.card).toBe(1);
});

test("a choice is pointed at on the table and in the question", () => {
  const asked = question("defend", [choice(0, 2), choice(1, 1), PASS]);
  expect(placesOf(asked.choices[1] as Choice, asked)).toEqual(['[data-card="1"]', ".question .choices li:nth-child(2) .choice"]);
  expect(placesOf(PASS, asked)).toEqual([".question .pass"]);
});
