import type { Choice, Question } from "../../../protocol/messages";
import { choiceName, detailWords } from "../../texts/choiceTexts";
import { phrase } from "../../texts/texts";
import "../messages";
import { atLeast, percent } from "../tests/odds";
import type { JourneyView, TokenButton } from "../journeyView";

/** A choice as it is written: its name, and what explains it. */
export interface Way {
  choice: Choice;
  name: string;
  rest: string;
}

const SHORT = 26;

/** A choice with its name, and what explains it. */
export function wayOf(choice: Choice): Way {
  return { choice, name: choiceName("journeys", choice), rest: detailWords(choice.details) };
}

/** The choices sorted: what a hero can do, then where they can move to. */
export function groupChoices(choices: readonly Choice[]): { acts: Way[]; moves: Way[]; short: boolean } {
  const acts: Way[] = [];
  const moves: Way[] = [];
  for (const choice of choices) {
    const way = wayOf(choice);
    if (choice.verb === "move") moves.push({ ...way, name: phrase(choice.subject ?? "") });
    else acts.push(way);
  }
  return { acts, moves, short: acts.length > 2 && acts.every(({ name, rest }) => name.length + rest.length < SHORT) };
}

/** All choices but passing in the order in which they are shown, which is that of the number keys. */
export function orderChoices(choices: readonly Choice[]): Choice[] {
  const { acts, moves } = groupChoices(choices);
  return [...acts, ...moves].map((each) => each.choice);
}

/** Cards that are put back one by one could go to the same end of the deck with one press. */
export interface PutBack {
  label: string;
  rest: string;
  /** The cards in the order in which they have to go there so that they lie as they did. */
  cards: number[];
  /** What the choice of a card for this end does. */
  verb: string;
}

const ENDS = [
  { verb: "put_on_top", label: "All on top" },
  { verb: "put_at_bottom", label: "All at the bottom" },
];

/** The ways to put several cards back together; none where one is left. */
export function putBackGroups(question: Question): PutBack[] {
  if (question.kind !== "put back") return [];
  return ENDS.flatMap(({ verb, label }, place): PutBack[] => {
    const here = question.choices.filter((each) => each.verb === verb);
    if (here.length < 2) return [];
    const names = here.map((each) => phrase(each.subject ?? ""));
    const cards = here.flatMap((each) => (each.card === null ? [] : [each.card]));
    // what is put on top last lies uppermost
    return [{ label, rest: `from above: ${names.join(", ")}`, cards: place ? cards : cards.reverse(), verb }];
  });
}

/** The test that a button asks for, with the chance of the hero whose turn it is. */
export function buttonChance(view: JourneyView, { stats = [], need = 0, adds = false }: TokenButton): string {
  if (!stats.length) return "";
  const several = adds && need > 1;
  const tests = stats.map((stat) => {
    const chances = view.chances?.stats[stat];
    if (!chances || need === 0) return stat;
    const wanted = several ? 1 : need;
    const [plain, inspired] = [atLeast(wanted, chances.odds), atLeast(wanted, chances.inspired)];
    return `${stat} ${percent(plain)}${chances.inspiration && percent(inspired) !== percent(plain) ? `, ${percent(inspired)} with inspiration` : ""}`;
  });
  if (several) return `Tries add up, ${need} still needed; a success or more: ${tests.join(" or ")}`;
  return `${need ? `Test for ${need}: ` : "Test: "}${tests.join(" or ")}`;
}

/** What a choice has for a chance, where it is known: of a token with one button that asks for a test. */
export function chanceOf(view: JourneyView, kind: string, choice: Choice): string {
  if (kind !== "turn" || choice.spot?.kind !== "token") return "";
  const buttons = view.tokens.find((each) => each.number === choice.spot?.number)?.buttons ?? [];
  return buttons.length === 1 && buttons[0] ? buttonChance(view, buttons[0]) : "";
}
