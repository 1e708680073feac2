import type { Line } from "../../../protocol/messages";
import { lineText } from "../../table/recap";
import type { JourneyView } from "../journeyView";

/** Is a line part of the story, to be read? */
export function isStory(line: Line): boolean {
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
    if (line.kind === "round") found.push({ title: lineText(line).replace(/ begins\.?$/, ""), lines: [] });
    else if (isStory(line) || line.kind.startsWith("objective")) found.at(-1)?.lines.push(line);
  }
  return found.filter((each) => each.lines.length > 0);
}

const GAINS = ["title gained", "trinket equipped"];

/** What an adventure brought: lore and experience, which come in pieces, in one sum each; the rest as the log tells it. */
export function gainLines({ lore, experience }: JourneyView["gained"], lines: readonly Line[]): string[] {
  const sums = [...(lore ? [`The party gains ${lore} lore.`] : []), ...(experience ? [`Each hero gains ${experience} experience.`] : [])];
  return [...sums, ...lines.filter((line) => GAINS.includes(line.kind)).map(lineText)];
}

/** The last words of the story. */
export function lastStoryLine(lines: readonly Line[]): Line | undefined {
  return lines.filter((line) => line.kind === "text").at(-1);
}
