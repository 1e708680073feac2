import { parse, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { IntlMessageFormat } from "intl-messageformat";
import type { CardName, Text } from "../../protocol/messages";
import { pseudo } from "./pseudo";

/** What a message may be given; several are listed: "A, B and C". */
export type Arg = number | string | CardName | Text | readonly Arg[];
/** A piece of a sentence: words, or a card to make a link of. */
export type Piece = string | CardName;
/** The messages of a file, nested by the parts of their ids. */
export interface MessageTree {
  [part: string]: string | MessageTree;
}

/** The id of a text that is not in the catalogue: words of a card, of an adventure or of a person, as they are. */
const CONTENT = "content";
const LANGUAGE = "en-GB";
const sources = new Map<string, string>();
const read = new Map<string, IntlMessageFormat>();
const lists = new Intl.ListFormat(LANGUAGE);
let change: ((message: MessageFormatElement[]) => MessageFormatElement[]) | null = null;

/** Add the messages of a file to the catalogue. */
export function addMessages(tree: MessageTree, inside = ""): void {
  for (const [part, each] of Object.entries(tree)) {
    const id = inside ? `${inside}.${part}` : part;
    if (typeof each === "string") sources.set(id, each);
    else addMessages(each, id);
  }
}

/** Show every message in a made-up language, to find what is not in the catalogue and what has no room to grow. */
export function speakPseudo(on: boolean): void {
  change = on ? pseudo : null;
  read.clear();
}

function message(id: string): IntlMessageFormat {
  const known = read.get(id);
  if (known) return known;
  const source = sources.get(id);
  if (source === undefined) throw new Error(`The catalogue has no message '${id}'.`);
  const made = new IntlMessageFormat(change ? change(parse(source)) : source, LANGUAGE);
  read.set(id, made);
  return made;
}

function isText(arg: object): arg is Text {
  return "args" in arg;
}

function filled(text: Text): Piece[] {
  if (text.id === CONTENT) return [String(text.args["words"])];
  const values: Record<string, number | string | Piece[]> = {};
  for (const [name, arg] of Object.entries(text.args)) values[name] = typeof arg === "object" ? pieces(arg) : arg;
  return message(text.id)
    .formatToParts<Piece[]>(values)
    .flatMap((part): Piece[] => (Array.isArray(part.value) ? part.value : [String(part.value)]));
}

function pieces(arg: Arg): Piece[] {
  if (typeof arg !== "object") return [String(arg)];
  if (!Array.isArray(arg)) return isText(arg as object) ? filled(arg as Text) : [arg as CardName];
  const each = arg as readonly Arg[];
  const parts = lists.formatToParts(each.map((_, place) => String(place)));
  return parts.flatMap(({ type, value }): Piece[] => (type === "literal" ? [value] : pieces(each[Number(value)] ?? "")));
}

/** A text as a sentence in pieces, with a capital letter at its beginning. */
export function sentence(text: Text): Piece[] {
  const joined: Piece[] = [];
  for (const piece of filled(text)) {
    const last = joined.at(-1);
    if (typeof piece === "string" && typeof last === "string") joined[joined.length - 1] = last + piece;
    else if (piece !== "") joined.push(piece);
  }
  const first = joined[0];
  if (typeof first === "string" && text.id !== CONTENT) joined[0] = first.charAt(0).toUpperCase() + first.slice(1);
  return joined;
}

/** Part of a sentence as a string: without a capital letter of its own. */
export function phrase(part: Arg): string {
  return pieces(part)
    .map((piece) => (typeof piece === "string" ? piece : piece.title))
    .join("");
}

/** A text as a string: for names, labels and what is read aloud. */
export function plain(text: Text): string {
  return sentence(text)
    .map((piece) => (typeof piece === "string" ? piece : piece.title))
    .join("");
}
