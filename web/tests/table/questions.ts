import type { Choice, Question } from "../../src/protocol/messages";

/** A question of the planning phase, or what a test makes of it. */
export function question(changes: Partial<Question> = {}): Question {
  return { seat: 0, kind: "action", text: "", asks: null, rule: "lcg:window.2.2", rule_text: "", about: null, about_title: "", about_key: "", choices: [], least: 1, most: 1, picked: [], ...changes };
}

/** A choice of a question. */
export function choice(changes: Partial<Choice> & { option: number }): Choice {
  return { label: "", card: null, spot: null, seat: null, verb: "", subject: null, details: [], ...changes };
}
