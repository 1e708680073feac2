import { api } from "../api";
import { plain } from "../cards/facts";
import type { components } from "../../protocol/http";

/** One statement of the rules in our words; the id has its game in front. */
export type Rule = components["schemas"]["RuleFacts"];

/** The two games, by the letters in front of their rules. */
export type Game = "lcg" | "jme";

const loading = new Map<Game, Promise<Rule[]>>();

/** Every rule of a game, asked of the server once; a failed try is forgotten. */
export function loadRules(game: Game = "lcg"): Promise<Rule[]> {
  const asked =
    loading.get(game) ??
    api("GET", "/api/rules", { query: { game } }).catch((error: unknown) => {
      loading.delete(game);
      throw error;
    });
  loading.set(game, asked);
  return asked;
}

/** The game of a rule's id; the card game unless it says otherwise. */
export function gameOf(id: string): Game {
  return id.startsWith("jme:") ? "jme" : "lcg";
}

/** The rule with an id, and those that stand beside it: lcg:keyword.ranged.1 brings all of Ranged. */
export async function neighbouringRules(id: string): Promise<Rule[]> {
  const all = await loadRules(gameOf(id));
  const stem = id.replace(/\.[^.]*$/, ".");
  return all.filter((each) => each.id === id || each.id.startsWith(stem)).slice(0, 6);
}

/** Rules of one heading, in their order. */
export interface Entry {
  name: string;
  rules: Rule[];
}

/** The rules that have all the words somewhere in id, heading or text, by heading. */
export function findEntries(all: readonly Rule[], words: string, kind = ""): Entry[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  const found = new Map<string, Rule[]>();
  for (const rule of all) {
    const text = plain(`${rule.id} ${rule.entry} ${rule.summary}`);
    if ((kind && rule.kind !== kind) || !wanted.every((word) => text.includes(word))) continue;
    found.set(rule.entry, [...(found.get(rule.entry) ?? []), rule]);
  }
  return [...found].map(([name, rules]) => ({ name, rules }));
}
