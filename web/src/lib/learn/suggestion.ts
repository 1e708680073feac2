import type { Choice, Question } from "../../protocol/messages";
import { PASS } from "../table/choices";
import type { SeenCard, TableView } from "../table/cardGameView";

/** The allies that the lesson brings into play first: one who fights, and one for the quest. */
const ALLIES = ["Silverlode Archer", "Guard of the Citadel"];

/** What the guide would choose now; several where the order does not matter, none where it has no opinion. */
export function suggestChoices(view: TableView, question: Question, cards: ReadonlyMap<number, SeenCard>): Choice[] {
  const pass = question.choices.filter((each) => each.option === PASS);
  const others = question.choices.filter((each) => each.option !== PASS);
  const card = (choice: Choice): SeenCard | undefined => (choice.card === null ? undefined : cards.get(choice.card));
  const best = (stat: "attack" | "defense"): Choice[] => {
    const most = Math.max(...others.map((each) => card(each)?.[stat] ?? 0));
    return others.filter((each) => (card(each)?.[stat] ?? 0) === most).slice(0, 1);
  };
  switch (question.kind) {
    case "action":
      return view.phase === "planning" ? ally(view, question, others, pass, cards) : pass;
    case "pay":
      // Aragorn needs a resource of his own on the quest
      return orAny(others.filter((each) => card(each)?.title !== "Aragorn"), others).slice(0, 1);
    case "commit":
      return orAny(others.filter((each) => quests(card(each))), pass);
    case "target":
      return best("attack");
    case "travel":
      return others.slice(0, 1);
    case "engage":
      return pass;
    case "defend":
      return best("defense");
    case "attackers":
      return orAny(others, pass);
    default:
      return orAny(others.slice(0, 1), pass);
  }
}

function ally(view: TableView, question: Question, others: Choice[], pass: Choice[], cards: ReadonlyMap<number, SeenCard>): Choice[] {
  const there = view.players[question.seat]?.area.map((each) => each.title) ?? [];
  for (const title of ALLIES) {
    if (there.includes(title)) continue;
    const found = others.find((each) => each.card !== null && cards.get(each.card)?.title === title);
    if (found) return [found];
  }
  return pass;
}

/** Whoever is better at questing than at fighting goes, and every hero. */
function quests(card: SeenCard | undefined): boolean {
  return card?.type === "hero" || (card?.willpower ?? 0) >= (card?.attack ?? 0);
}

function orAny(wanted: Choice[], otherwise: Choice[]): Choice[] {
  return wanted.length ? wanted : otherwise;
}

/** Where on the page a choice can be made: its card, and its button in the question. */
export function placesOf(choice: Choice, question: Question): string[] {
  if (choice.option === PASS) return [".question .pass"];
  const number = question.choices.filter((each) => each.option !== PASS).indexOf(choice) + 1;
  const button = `.question .choices li:nth-child(${number}) .choice`;
  return choice.card === null ? [button] : [`[data-card="${choice.card}"]`, button];
}
