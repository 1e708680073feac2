import source from "../../../../docs/readings.md?raw";

/** A part of a sentence: plain, a rule by its id, or words that stand out. */
export type Part = { kind: "words" | "rule" | "stress"; text: string };

/** A reading that was adopted where the rule documents disagree or are silent. */
export interface Reading {
  id: string;
  name: string;
  parts: Part[];
  text: string;
}

export interface Chapter {
  name: string;
  readings: Reading[];
}

/** The readings of docs/readings.md, by chapter. */
export function chapters(text: string = source): Chapter[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((chapter) => {
      const [name = "", ...rest] = chapter.split("\n");
      return { name: name.replace(/^[A-Z]\. /, ""), readings: readings(rest.join("\n")) };
    })
    .filter((each) => each.readings.length);
}

function readings(text: string): Reading[] {
  return [...text.matchAll(/^\*\*(L\d+) (.+?)\.?\*\*\s*([\s\S]*?)(?=\n\s*\n|$(?![\s\S]))/gm)].map(([, id = "", name = "", body = ""]) => {
    const sentence = body.replace(/\s+/g, " ").trim();
    return { id, name, text: sentence, parts: parts(sentence) };
  });
}

function parts(text: string): Part[] {
  return text
    .split(/(`[^`]+`|\*+[^*]+\*+)/)
    .filter(Boolean)
    .map((piece): Part => {
      if (piece.startsWith("`")) return { kind: "rule", text: piece.slice(1, -1) };
      if (piece.startsWith("*")) return { kind: "stress", text: piece.replace(/\*/g, "") };
      return { kind: "words", text: piece };
    });
}

/** The id of a rule that a reading names by itself or as the first of a few: "then.1-3" begins at then.1. */
export function ruleNamed(text: string, known: ReadonlySet<string>): string | undefined {
  const tries = [text, text.replace(/-\d+$/, ""), text.replace(/\*$/, "1"), text.replace(/\.\*$/, "")];
  return tries.map((each) => `lcg:${each}`).find((each) => known.has(each));
}
