import type { Choice, Text } from "../../protocol/messages";
import { phrase, plain } from "./texts";

/** The id of words of a card, of an adventure or of a person. */
const CONTENT = "content";

/** What a choice is called. */
export function choiceName(game: string, { verb, subject }: Choice): string {
  return plain({ id: `${game}.choice.${verb}`, args: subject === null ? {} : { subject } });
}

/** What explains a choice: in brackets, and after that the words of a card or of an adventure. */
export function detailWords(details: readonly Text[]): string {
  let said = "";
  for (const each of details) {
    if (isContent(each)) said += said ? `: ${phrase(each)}` : phrase(each);
    else said += `${said ? " " : ""}(${phrase(each)})`;
  }
  return said;
}

/** Is a detail words of a card, or of an adventure? */
export function isContent({ id }: Text): boolean {
  return id === CONTENT;
}
