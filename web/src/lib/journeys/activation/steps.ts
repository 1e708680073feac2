import type { Line } from "../../../protocol/messages";
import type { IconName } from "../../icons/icons";
import { lineText } from "../../table/recap";
import { lastPlace } from "../lastIndex";

/** What one group did in the shadow phase, line by line; or what came after the groups: darkness, threat. */
export interface Step {
  /** Where it begins in the log: its name. */
  place: number;
  title: string;
  /** Does a group activate? */
  group: boolean;
  lines: Line[];
}

/** What ends the shadow phase. */
const END = new Set(["round"]);
/** What begins what comes after the groups. */
const AFTER = new Set(["threat"]);
const UNTOLD = new Set(["prepared", "scouted", "discarded"]);

/** The steps of the last shadow phase in the log: an activation begins with a line of its own. */
export function shadowSteps(lines: readonly Line[]): Step[] {
  const last = lastPlace(lines, (line) => line.kind === "activation");
  if (last < 0) return [];
  const begins = lastPlace(lines.slice(0, last), (line) => END.has(line.kind)) + 1;
  const found: Step[] = [];
  for (const line of lines.slice(begins)) {
    if (END.has(line.kind)) break;
    if (line.kind === "activation") found.push({ place: line.place, title: groupOf(line), group: true, lines: [line] });
    else if (AFTER.has(line.kind) && found.at(-1)?.group) found.push({ place: line.place, title: "Threat", group: false, lines: [line] });
    else if (!UNTOLD.has(line.kind)) found.at(-1)?.lines.push(line);
  }
  return found;
}

/** "The Goblin Scout group activates and …" is about the Goblin Scout group. */
function groupOf(line: Line): string {
  return /^The (.+? group)/.exec(lineText(line))?.[1] ?? "Enemies";
}

/** Where the steps are open: the one that the reader went to, or the last one. */
export function openStep(steps: readonly Step[], chosen: number | null): number {
  const found = steps.findIndex((each) => each.place === chosen);
  return found < 0 ? Math.max(0, lastPlace(steps, (each) => each.group)) : found;
}

/** Is there something new to read: does a group activate now, or has one done something since the last choice? */
export function hasNews(steps: readonly Step[], activating: number, since: number): boolean {
  return steps.some((each) => each.group && (activating >= 0 || (each.lines.at(-1)?.place ?? -1) >= since));
}

/** What is said of a step where there is little room: what is coming, or else what came last. */
export function summaryLines(step: Step): Line[] {
  const coming = lastPlace(step.lines, (line) => line.kind === "enemy attack");
  return step.lines.slice(coming < 0 ? -1 : coming, coming < 0 ? undefined : coming + 1);
}

const SIGNS: Record<string, { icon: IconName; tone: "bad" | "good" | "plain" }> = {
  activation: { icon: "eye", tone: "plain" },
  "another target": { icon: "eye", tone: "plain" },
  "no target": { icon: "eye", tone: "plain" },
  "group moved": { icon: "right", tone: "plain" },
  "enemy attack": { icon: "attack", tone: "bad" },
  revealed: { icon: "cards", tone: "plain" },
  tested: { icon: "success", tone: "plain" },
  chose: { icon: "check", tone: "good" },
  keyword: { icon: "check", tone: "good" },
  suffered: { icon: "damage", tone: "bad" },
  "last stand": { icon: "last-stand", tone: "bad" },
  "hero defeated": { icon: "warning", tone: "bad" },
  hits: { icon: "attack", tone: "good" },
  "group defeated": { icon: "victory", tone: "good" },
  counterattack: { icon: "attack", tone: "bad" },
  attack: { icon: "attack", tone: "good" },
  threat: { icon: "threat", tone: "bad" },
  threshold: { icon: "warning", tone: "bad" },
  darkness: { icon: "darkness", tone: "bad" },
  "inspiration lost": { icon: "inspiration", tone: "bad" },
  "inspiration spent": { icon: "inspiration", tone: "plain" },
};

export function signOf(line: Line): { icon: IconName; tone: "bad" | "good" | "plain" } {
  return SIGNS[line.kind] ?? { icon: "more", tone: "plain" };
}
