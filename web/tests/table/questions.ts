import type { Question } from "../../src/protocol/messages";

/** A question of the planning phase, or what a test makes of it. */
export function question(changes: Partial<Question> = {}): Question {
  return { seat: 0, kind: "action", text: "", rule: "lcg:window.2.2", rule_text: "", about: null, about_title: "", about_key: "", choices: [], least: 1, most: 1, picked: [], ...changes };
}
