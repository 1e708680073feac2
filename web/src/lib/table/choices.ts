import type { CardgameWindow, Choice, Question } from "../../protocol/messages";

/** The option that passes, declines, or is done picking. */
export const PASS = -1;
/** Questions in which a player may act or pass, again and again. */
const WINDOWS: Record<CardgameWindow, true> = { action: true, response: true };

/** A question sorted for the page: what is chosen by a card, what is not, and the way on. */
export interface Sorted {
  choices: Choice[];
  pass: Choice | null;
  byCard: Map<number, Choice[]>;
  window: boolean;
  /** Several are picked one after another. */
  group: boolean;
}

export function sorted(question: Question): Sorted {
  const byCard = new Map<number, Choice[]>();
  for (const choice of question.choices) {
    if (choice.card !== null) byCard.set(choice.card, [...(byCard.get(choice.card) ?? []), choice]);
  }
  return {
    choices: question.choices.filter((each) => each.option !== PASS),
    pass: question.choices.find((each) => each.option === PASS) ?? null,
    byCard,
    window: question.kind in WINDOWS,
    group: question.most > 1 || question.picked.length > 0,
  };
}

const VERBS: Partial<Record<Question["kind"], string>> = {
  commit: "commit to the quest",
  defend: "defend",
  attackers: "attack",
  "join attack": "join the attack",
  attack: "attack it",
  engage: "engage it",
  "engagement check": "it engages you",
  travel: "travel there",
  pay: "pay with a resource",
  attach: "attach here",
  "take damage": "takes the damage",
  "attacking enemy": "attacks next",
  "shadow order": "first shadow card",
  action: "play or use",
  response: "respond",
};

/** What choosing a card would mean, in a few words: for names, menus and drag hints. */
export function verb(question: Question): string {
  return VERBS[question.kind] ?? "choose";
}

/** The step of a phase that a question stands in, if its rule says so: "3.2", "6.4". Payment has a rule of its own. */
export function stepOf(question: Question | null, phase: number): string {
  const step = question && question.kind !== "pay" ? (/^lcg:(?:step|window)\.(\d\.\d+)/.exec(question.rule)?.[1] ?? "") : "";
  return step.startsWith(`${phase}.`) ? step : "";
}

/** Where a card of a question may be dropped: the zones, or cards, that stand for choosing it. */
export function dropZones(question: Question): string[] {
  switch (question.kind) {
    case "action":
    case "response":
      return ["area", "staging", "quest", "engaged"];
    case "commit":
      return ["quest", "staging"];
    case "engage":
    case "engagement check":
      return ["area", "engaged"];
    case "travel":
      return ["quest"];
    case "defend":
    case "attackers":
    case "join attack":
    case "attack":
      return ["engaged", "staging"];
    default:
      return [];
  }
}

/** A label begins with a name; what follows explains it and may be quieter. */
export function split(label: string): [name: string, rest: string] {
  const at = /[:(]/.exec(label)?.index ?? label.length;
  return at > 2 ? [label.slice(0, at).trim(), label.slice(at).replace(/^: /, "").trim()] : [label, ""];
}
