import type { Line } from "../../protocol/messages";
import { lineText } from "./recap";
import type { Outcome, TableView } from "./cardGameView";

/** What a game is decided by, as the log tells it. */
const DECIDING = ["threat", "damage", "leaves", "quest", "progress", "stage defeated", "setback"];
const MOST = 4;
const LOOKED_AT = 14;

/** The last things that happened before the end: what decided the game. */
export function decidingLines(lines: readonly Line[]): Line[] {
  let end = lines.length - 1;
  while (end > 0 && lines[end]?.kind !== "over") end--;
  return lines.slice(Math.max(0, end - LOOKED_AT), Math.max(0, end)).filter((line) => DECIDING.includes(line.kind)).slice(-MOST);
}

/** Why the game ended, in sentences: where nobody is left, how each player went. */
export function endReasons(outcome: Outcome, lines: readonly Line[]): string[] {
  const gone = lines.filter((line) => line.kind === "eliminated").map(lineText);
  if (!outcome.won && outcome.reason.includes("eliminated") && gone.length) return gone;
  return [outcome.reason.charAt(0).toUpperCase() + outcome.reason.slice(1).replace(/([^.!?])$/, "$1.")];
}

const PARTS: [key: string, name: string][] = [
  ["threat", "Threat of all players"],
  ["fallen heroes", "Threat cost of fallen heroes"],
  ["damage", "Damage on heroes"],
  ["rounds", "Rounds completed, 10 each"],
  ["victory points", "Victory points"],
  ["total", "Total"],
];

/** The score by its parts, in words, the total last; nothing for a game that has none. */
export function scoreParts(score: Outcome["score"]): [what: string, amount: number][] {
  return PARTS.flatMap(([key, name]): [string, number][] => (score[key] === undefined ? [] : [[name, score[key]]]));
}

/** Of a lost game, which has no score: how far the players came. */
export function progressRows(view: TableView): [what: string, how: string][] {
  const quest = view.quest[0];
  const progress = quest?.quest_points ? `, ${quest.progress ?? 0} of ${quest.quest_points} progress` : "";
  return [["Round", String(view.round)], ...(quest ? [["Quest", `${quest.title}${progress}`] satisfies [string, string]] : []), ["Stages to come", String(view.stages_left)]];
}
