import type { Question } from "../../protocol/messages";

/** What each kind of question wants of a beginner, and how to think about it. */
const ADVICE: Partial<Record<Question["kind"], string[]>> = {
  "first player": ["The first player acts first in every step and decides where effects leave a choice. In round one it matters little who it is."],
  mulligan: ["These are your first six cards. Good to see: a cheap card or two that your heroes can pay for. A mulligan puts all six back and draws six new ones, once."],
  action: ["In this window you may use what glows, or pass. Passing is safe: nothing is lost but the moment.", "Events are often best kept until they change a result: a quest that would fail, a hero who would fall."],
  response: ["Something has just happened that one of your cards can answer. Choose it to use it, or let the moment go by."],
  order: ["Several effects are due at once. They all happen; you only say which comes first."],
  pay: ["Choose whose resource to spend, one at a time. Keep the resources of the sphere that you will need next."],
  attach: ["An attachment stays on the character you choose. Weapons help those who fight, songs and stones those who quest or pay."],
  commit: ["Pick the characters who go on the quest: each exhausts and adds its willpower. One new card for each player is still to be revealed, often with 1 to 3 threat, so aim a little above.", "Whoever stays back is ready to defend and to attack."],
  travel: ["Travelling takes the location's threat out of the staging area. Big threat and few quest points make the best road. Some locations ask a price for it."],
  engage: ["Engaging now lets you choose the fight: an enemy before you no longer adds its threat to the staging area, but it attacks this round."],
  "engagement check": ["This enemy's engagement cost is not above your threat, so it comes to you. With several, you say which comes first."],
  "shadow order": ["Each attacking enemy gets one card face down. It may hold a nasty surprise when it is turned over."],
  "attacking enemy": ["You say which enemy attacks next. Deal first with the one that you are sure to stop."],
  defend: ["A defender exhausts and takes the damage above its defence. If nobody defends, one of your heroes takes all of it, and defence does not help.", "Leave a little room: the shadow card may add attack."],
  attack: ["Choose an enemy to strike. Attack above its defence is damage; damage that reaches its hit points destroys it."],
  attackers: ["Pick those who attack together: their attack is added up, and the enemy's defence is taken off once."],
  "join attack": ["Ranged characters may help against enemies who are engaged with others."],
  "take damage": ["Choose who takes the damage. A character whose damage reaches its hit points is gone."],
  target: ["Choose what the effect works on. The cards that can be chosen glow."],
  search: ["You see these cards because an effect lets you look. Choose one, if you may."],
  either: ["The card offers more than one thing. Choose what helps most now."],
  "must either": ["The card leaves you a choice of evils. Choose the lesser."],
  x: ["You say how much X is. Its cost is X as well."],
};

/** What can be said to a beginner of the question at hand. */
export function advice(question: Question | null): string[] {
  if (!question) return ["Nothing is asked of you at this moment. Watch what the others do; the log tells all of it."];
  return ADVICE[question.kind] ?? ["Choose one of what is offered. The text of the card that asks is in the question."];
}
