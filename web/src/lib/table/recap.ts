import type { Line } from "../../protocol/messages";
import type { IconName } from "../icons/icons";
import { pluralize } from "./cardNames";

export type Tone = "bad" | "good" | "plain";
interface Sign {
  icon: IconName;
  tone: Tone;
}

const SIGNS: Record<string, Sign> = {
  revealed: { icon: "deck", tone: "bad" },
  staged: { icon: "threat", tone: "bad" },
  surge: { icon: "surge", tone: "bad" },
  returns: { icon: "threat", tone: "bad" },
  engaged: { icon: "engagement", tone: "bad" },
  "enemy attacks": { icon: "attack", tone: "bad" },
  strike: { icon: "attack", tone: "bad" },
  undefended: { icon: "warning", tone: "bad" },
  shadow: { icon: "shadow", tone: "bad" },
  damage: { icon: "damage", tone: "bad" },
  "damage moved": { icon: "damage", tone: "plain" },
  threat: { icon: "threat", tone: "bad" },
  eliminated: { icon: "warning", tone: "bad" },
  setback: { icon: "warning", tone: "bad" },
  "progress lost": { icon: "progress", tone: "bad" },
  progress: { icon: "progress", tone: "good" },
  "stage defeated": { icon: "quest", tone: "good" },
  parted: { icon: "warning", tone: "bad" },
  joined: { icon: "ally", tone: "good" },
  stage: { icon: "quest", tone: "plain" },
  quest: { icon: "willpower", tone: "plain" },
  committed: { icon: "willpower", tone: "plain" },
  travelled: { icon: "location", tone: "plain" },
  defends: { icon: "defense", tone: "plain" },
  attacks: { icon: "attack", tone: "good" },
  joins: { icon: "attack", tone: "good" },
  blow: { icon: "attack", tone: "good" },
  healed: { icon: "heal", tone: "good" },
  relief: { icon: "heal", tone: "good" },
  cancelled: { icon: "check", tone: "good" },
  leaves: { icon: "close", tone: "plain" },
  played: { icon: "cards", tone: "plain" },
  used: { icon: "event", tone: "plain" },
  effect: { icon: "event", tone: "plain" },
  enters: { icon: "ally", tone: "plain" },
  attached: { icon: "attachment", tone: "plain" },
  drawn: { icon: "hand", tone: "plain" },
  collected: { icon: "resource", tone: "plain" },
  resources: { icon: "resource", tone: "good" },
  readied: { icon: "ready", tone: "plain" },
  exhausted: { icon: "exhausted", tone: "plain" },
  "dealt again": { icon: "shuffle", tone: "plain" },
  over: { icon: "victory", tone: "plain" },
};

/** The sign in front of a line of the log. */
export function signOf(line: Line): Sign {
  return SIGNS[line.kind] ?? { icon: "more", tone: "plain" };
}

/** Does a question say once more what a line has told? Talks are told and asked in the same words. */
export function repeatsLine(question: string, line: Line): boolean {
  const words = lineText(line).trim();
  return words !== "" && question.startsWith(words);
}

/** Rounds and phases head what follows them. */
export function isHeading(line: Line): boolean {
  return line.kind === "round" || line.kind === "phase";
}

/** A line as a text. */
export function lineText(line: Line): string {
  return line.words.map((word) => (typeof word === "string" ? word : word.title)).join("");
}

/** So many lines are told at most; the whole is in the log. */
const MOST = 60;

/** What has happened since a place in the log, and before that in the same round. */
export interface Story {
  before: Line[];
  fresh: Line[];
}

export function recap(lines: readonly Line[], since: number): Story {
  let first = lines.length;
  while (first > 0 && (lines[first - 1]?.place ?? -1) >= since) first--;
  let round = first;
  while (round > 0 && lines[round]?.kind !== "round" && first - round < MOST) round--;
  return { before: recapLines(lines.slice(round, first), lines[first]), fresh: recapLines(lines.slice(Math.max(first, lines.length - MOST))) };
}

/** A phase in which nothing happened is left out. */
function recapLines(lines: readonly Line[], after?: Line): Line[] {
  return lines.filter((line, place) => {
    const next = lines[place + 1] ?? after;
    return line.kind !== "phase" || (next !== undefined && !isHeading(next));
  });
}

const COUNTED: [kinds: string[], one: string, more: string][] = [
  [["revealed"], "card revealed", "cards revealed"],
  [["engaged"], "enemy engages", "enemies engage"],
  [["enemy attacks"], "enemy attack", "enemy attacks"],
  [["damage"], "hit", "hits"],
  [["threat"], "change of threat", "changes of threat"],
  [["progress"], "progress placed", "progress placed"],
];

/** What mattered most, in a few words: "1 card revealed, 2 hits". */
export function highlights(lines: readonly Line[]): string {
  const found = COUNTED.flatMap(([kinds, one, more]) => {
    const count = lines.filter((line) => kinds.includes(line.kind)).length;
    return count ? [pluralize(count, one, more)] : [];
  });
  const recapLines = lines.filter((line) => !isHeading(line)).length;
  return found.length ? found.slice(0, 3).join(", ") : recapLines ? pluralize(recapLines, "thing") : "nothing";
}
