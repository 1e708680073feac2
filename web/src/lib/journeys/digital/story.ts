import type { Line } from "../../../protocol/messages";
import { said } from "../../table/recap";

/** Is a line part of the story, to be read? */
export function tells(line: Line): boolean {
  return line.kind === "text" || line.kind === "answer";
}

/** A part of the chronicle: what was told in one round. */
export interface Chapter {
  title: string;
  lines: Line[];
}

/** The story of an adventure so far, by rounds; objectives stand in it too. */
export function chapters(lines: readonly Line[]): Chapter[] {
  const found: Chapter[] = [{ title: "The beginning", lines: [] }];
  for (const line of lines) {
    if (line.kind === "round") found.push({ title: said(line).replace(/ begins\.?$/, ""), lines: [] });
    else if (tells(line) || line.kind.startsWith("objective")) found.at(-1)?.lines.push(line);
  }
  return found.filter((each) => each.lines.length > 0);
}

const GAINS = ["experience", "title gained", "trinket equipped"];

/** What an adventure brought, as the log tells it; lore, which comes in pieces, in one sum. */
export function gains(lines: readonly Line[]): string[] {
  const lore = lines.filter((line) => line.kind === "lore").reduce((sum, line) => sum + Number(/-?\d+/.exec(said(line))?.[0] ?? 0), 0);
  return [...(lore ? [`The party gains ${lore} lore.`] : []), ...lines.filter((line) => GAINS.includes(line.kind)).map(said)];
}

/** The last words of the story. */
export function lastWords(lines: readonly Line[]): Line | undefined {
  return lines.filter((line) => line.kind === "text").at(-1);
}
