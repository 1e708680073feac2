import type { Choice, Question } from "../../protocol/messages";
import { factsOf, type CardFacts } from "../cards/facts";
import type { Named, SeenCard } from "./cardGameView";

/**
 * Whose resource to spend, if it is all the same to whoever pays: of the fullest pool, and among equals of the hero
 * whose sphere the cards left in hand ask for least.
 */
export function bestPayer(question: Question, cards: ReadonlyMap<number, SeenCard>, hand: readonly Named[], facts: ReadonlyMap<string, CardFacts>): Choice | undefined {
  const wanted = new Map<string, number>();
  for (const [id, title, key] of hand) {
    const sphere = factsOf(facts, { title, key })?.sphere;
    if (sphere && id !== question.about) wanted.set(sphere, (wanted.get(sphere) ?? 0) + 1);
  }
  const worth = (choice: Choice): [tokens: number, needed: number] => {
    const hero = choice.card === null ? undefined : cards.get(choice.card);
    return [hero?.resources ?? 0, wanted.get((hero && factsOf(facts, hero)?.sphere) ?? "") ?? 0];
  };
  return [...question.choices].sort((one, other) => {
    const [tokens, needed] = worth(one);
    const [othersTokens, othersNeed] = worth(other);
    return othersTokens - tokens || needed - othersNeed;
  })[0];
}

/** Is a resource asked for, with more than one who could give it? */
export function isPaymentChoice(question: Question | null): boolean {
  return question?.kind === "pay" && question.choices.length > 1;
}
