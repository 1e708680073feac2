import type { components, paths } from "../../protocol/http";

export type Quest = components["schemas"]["QuestSeen"];
export type QuestPage = components["schemas"]["QuestPage"];
export type Order = components["schemas"]["Order"];

/** Which quests are looked for, and in which order. */
export interface Wanted {
  scenario: string;
  difficulty: string;
  won: "" | "true" | "false";
  text: string;
  order: Order;
}

export const ANY: Wanted = { scenario: "", difficulty: "", won: "", text: "", order: "newest" };
export const ORDERS: [Order, string][] = [
  ["newest", "Newest first"],
  ["oldest", "Oldest first"],
  ["best", "Best score first"],
  ["longest", "Most rounds first"],
];
export const DIFFICULTIES = ["standard", "easy", "standard, campaign", "easy, campaign"];

type Query = NonNullable<paths["/api/shelf/quests"]["get"]["parameters"]["query"]>;

/** The wish as the server takes it; what is not wished for is left out. */
export function query({ scenario, difficulty, won, text, order }: Wanted): Query {
  const words = text.trim();
  return { ...(scenario && { scenario }), ...(difficulty && { difficulty }), ...(won && { won: won === "true" }), ...(words && { text: words }), order };
}

/** Do two wishes ask for the same quests in the same order? */
export function isSame(one: Wanted, other: Wanted | null): boolean {
  return other !== null && JSON.stringify(query(one)) === JSON.stringify(query(other));
}

/** How sure a share of wins is: the score interval of Wilson with 95 %. */
export function interval(won: number, of: number): [low: number, high: number] {
  if (!of) return [0, 1];
  const z = 1.96;
  const share = won / of;
  const middle = (share + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of))) / (1 + (z * z) / of);
  return [won ? Math.max(0, middle - half) : 0, won < of ? Math.min(1, middle + half) : 1];
}

export interface WinRate {
  name: string;
  won: number;
  of: number;
  share: number;
  low: number;
  high: number;
}

/** The share of wins for each scenario, in the order of the alphabet. */
export function winRates(quests: readonly Quest[]): WinRate[] {
  const names = [...new Set(quests.map((each) => each.scenario))].sort();
  return names.map((name) => {
    const here = quests.filter((each) => each.scenario === name);
    const won = here.filter((each) => each.won).length;
    const [low, high] = interval(won, here.length);
    return { name, won, of: here.length, share: won / here.length, low, high };
  });
}

export function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** A win rate in a sentence. */
export function rateSentence({ name, won, of, share, low, high }: WinRate): string {
  return `${name}: ${won} of ${of} won, ${percent(share)}, likely between ${percent(low)} and ${percent(high)}.`;
}

/** How many games took so many rounds, from the shortest to the longest; rounds that never happened are there too. */
export function roundCounts(quests: readonly Quest[]): { rounds: number; won: number; lost: number }[] {
  if (!quests.length) return [];
  const all = quests.map((each) => each.rounds);
  const [first, last] = [Math.min(...all), Math.max(...all)];
  return Array.from({ length: last - first + 1 }, (_, place) => {
    const here = quests.filter((each) => each.rounds === first + place);
    const won = here.filter((each) => each.won).length;
    return { rounds: first + place, won, lost: here.length - won };
  });
}

/** A few round numbers that span a range. */
export function ticks(low: number, high: number, most = 5): number[] {
  const span = Math.max(1, high - low);
  const raw = span / most;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = Math.max(1, [1, 2, 5, 10].map((each) => each * power).find((each) => each >= raw) ?? raw);
  const first = Math.floor(low / step) * step;
  const found: number[] = [];
  for (let each = first; each < high + step; each += step) found.push(each);
  return found;
}

export function dateText(seconds: number): string {
  return new Date(seconds * 1000).toLocaleDateString(undefined, { year: "numeric", month: "short", day: "numeric" });
}

export function heroesOf(deck: Record<string, unknown>): string[] {
  const heroes = deck["heroes"];
  return Array.isArray(heroes) ? heroes.filter((each): each is string => typeof each === "string") : [];
}
