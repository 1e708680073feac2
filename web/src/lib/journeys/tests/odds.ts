import type { Line, Question } from "../../../protocol/messages";
import { pluralize } from "../../table/cardNames";
import { lastPlace } from "../lastIndex";
import type { Chances, JourneyToken, JourneyView, Preview, SeenTest } from "../journeyView";

/** The chance of so many successes or more. */
export function atLeast(need: number, odds: readonly number[]): number {
  return Math.min(1, odds.reduce((sum, chance, successes) => (successes >= need ? sum + chance : sum), 0));
}

/** A chance as people say it: what is possible is not 0 %, what can fail is not 100 %. */
export function percent(chance: number): string {
  if (chance <= 0.0001) return "0 %";
  if (chance < 0.005) return "< 1 %";
  if (chance > 0.9999) return "100 %";
  if (chance > 0.995) return "> 99 %";
  return `${Math.round(100 * chance)} %`;
}

export interface Column {
  successes: number;
  plain: number;
  inspired: number;
  /** Would so many pass? */
  passes: boolean;
}

/** The chart of a test: a column for each number of successes that can come, what is added from elsewhere included. */
export function columns(chances: Chances, need: number, added = 0): Column[] {
  const { odds, inspired } = chances;
  return [...Array(Math.max(odds.length, inspired.length)).keys()].map((place) => ({
    successes: place + added,
    plain: odds[place] ?? 0,
    inspired: inspired[place] ?? 0,
    passes: need > 0 && place + added >= need,
  }));
}

/** Does inspiration change anything? */
export function inspirationMatters(chances: Chances): boolean {
  return chances.inspiration > 0 && chances.odds.some((each, place) => Math.abs(each - (chances.inspired[place] ?? each)) > 0.0001);
}

/** The chance that counts: to pass, or to have a success at all, where all are counted or tries add up. */
export function headline(chances: Chances, need: number, added = 0, adds = false): { plain: number; inspired: number; words: string } {
  const several = adds && need > 1;
  const wanted = Math.max(0, (several ? 1 : need || 1) - added);
  return {
    plain: atLeast(wanted, chances.odds),
    inspired: atLeast(wanted, chances.inspired),
    words: several ? `for a success or more: tries add up, ${need} still needed` : need ? `to pass: ${pluralize(need, "success", "successes")} needed` : "for a success or more",
  };
}

/** "this, that twice and another": each is named once. */
export function joinCounted(words: readonly string[]): string {
  const often = (word: string): string => {
    const times = words.filter((each) => each === word).length;
    return times > 2 ? `${word} ${times} times` : times > 1 ? `${word} twice` : word;
  };
  const once = [...new Set(words)].map(often);
  return [once.slice(0, -1).join(", "), once.at(-1)].filter(Boolean).join(" and ");
}

/** What a test is for. */
export function purposeWords(view: JourneyView, test: SeenTest, enemy: (kind: string) => string): string {
  const group = view.groups.find((each) => each.number === test.group);
  const token = view.tokens.find((each) => each.number === test.token);
  switch (test.purpose) {
    case "attack":
      return group ? `to attack the ${enemy(group.kind)} group` : "to attack";
    case "negate":
      return `to negate ${harmWords(test) || "what would be suffered"}${group ? ` from the ${enemy(group.kind)} group` : ""}`;
    case "last stand":
      return "in a last stand";
    default:
      return token?.words ?? "";
  }
}

/** What a test to negate is about: "2 damage and 1 fear". */
function harmWords(test: SeenTest): string {
  return joinCounted((["damage", "fear"] as const).flatMap((each) => (test[each] ? [`${test[each]} ${each}`] : [])));
}

/** Where a test stands, in a word that is shown large. */
export function testStatus(test: SeenTest): "before" | "under way" | "passed" | "failed" | "counted" {
  if (!test.began) return "before";
  if (test.total < 0) return "under way";
  if (!test.need) return "counted";
  return test.total >= test.need ? "passed" : "failed";
}

/** What hits would do: "3 hits with pierce: 1 of 2 falls". */
export function hitWords(preview: Preview): string {
  const modifiers = preview.modifiers.length ? ` with ${joinCounted(preview.modifiers)}` : "";
  const hits = `${pluralize(preview.hits, "hit")}${modifiers}`;
  const falls = preview.defeated.length;
  const all = preview.bars.length;
  const fate = falls === 0 ? "" : falls === all ? (all === 1 ? ": it falls" : `: all ${all} fall`) : `: ${falls} of ${all} ${falls === 1 ? "falls" : "fall"}`;
  return `${hits}${fate}${preview.stunned ? "; stunned" : ""}`;
}

/** A test that a choice would lead to. */
export interface Ahead {
  words: string;
  stats: string[];
  need: number;
  /** Do tries add up? */
  adds: boolean;
}

/** The tests behind a token's buttons. */
export function testsAt(token: JourneyToken): Ahead[] {
  return token.buttons.flatMap((button) => (button.stats?.length ? [{ words: button.words, stats: button.stats, need: button.need ?? 0, adds: button.adds ?? false }] : []));
}

/** In the order in which the server numbers them. */
const STATS = ["agility", "might", "spirit", "wisdom", "wit"];

/**
 * The tests that the choices of a question lead to, as far as the view tells: of the token that is looked at, of buttons, of
 * a stat to choose, of an attack.
 */
export function testsAhead(view: JourneyView, question: Question, printed: (card: number) => { stats: string[] } | undefined, token: number | null): Ahead[] {
  const { kind, choices } = question;
  if (view.test || !view.chances) return [];
  if (kind === "turn") return view.tokens.filter((each) => each.number === token).flatMap(testsAt);
  if (kind === "stat") return [{ words: "", stats: choices.flatMap((each) => STATS[each.option] ?? []), need: view.chances.need ?? 0, adds: view.chances.adds ?? false }];
  if (kind === "items") {
    const picked = question.picked.flatMap((each) => [printed(each)?.stats ?? []]);
    const stats = STATS.filter((stat) => choices.some((each) => each.card !== null && printed(each.card)?.stats.includes(stat)) || picked.some((each) => each.includes(stat)));
    const shared = stats.filter((stat) => picked.every((each) => each.includes(stat)));
    return shared.length ? [{ words: "Attack", stats: shared, need: 0, adds: false }] : [];
  }
  if (kind === "button") {
    const asked = choices.find((each) => each.spot?.kind === "token")?.spot?.number;
    const token = view.tokens.find((each) => each.number === asked);
    return token ? testsAt(token) : [];
  }
  return [];
}

/** A test that is over: its cards, what it came to, and what came of it. */
export interface Over {
  revealed: Line | null;
  tested: Line;
  after: Line[];
}

const SHADOW = new Set(["activation", "round", "threat"]);
const FOLLOWS = new Set(["hits", "group defeated", "counterattack", "hero defeated", "inspiration gained", "lore"]);

/** The last test among what has just been told; tests of the shadow phase are told with its activations. */
export function lastTest(fresh: readonly Line[]): Over | null {
  const at = lastPlace(fresh, (line) => line.kind === "tested");
  const tested = fresh[at];
  if (!tested || fresh.slice(0, at).some((line) => SHADOW.has(line.kind))) return null;
  const revealed = fresh[lastPlace(fresh.slice(0, at), (line) => line.kind === "revealed")] ?? null;
  return { revealed, tested, after: linesAfterTest(fresh.slice(at + 1)) };
}

/** What has just come of a test. */
export function linesAfterTest(fresh: readonly Line[]): Line[] {
  return fresh.filter((line) => FOLLOWS.has(line.kind));
}
