import type { CardgameKeyword } from "../../protocol/messages";
import type { IconName } from "../icons/icons";

/** A piece of a card's text: plain words, a number with the icon of what it counts, or a keyword with its rule. */
export type Piece =
  | { kind: "words"; text: string }
  | { kind: "count"; number: string; icon: IconName; word: string }
  | { kind: "keyword"; text: string; icon: IconName; rule: string };

/** One ability: its label ("Response"), the rule behind the label, and what it says. */
export interface Ability {
  label: string;
  rule: string;
  pieces: Piece[];
}

/** Where the rules say what a label means. */
const LABELS: Readonly<Record<string, string>> = {
  Action: "lcg:action.1",
  "Planning Action": "lcg:action.1",
  "Quest Action": "lcg:action.1",
  "Travel Action": "lcg:action.1",
  "Encounter Action": "lcg:action.1",
  "Combat Action": "lcg:action.1",
  "Refresh Action": "lcg:action.1",
  Response: "lcg:response.1",
  Forced: "lcg:forced.1",
  "When Revealed": "lcg:staging.3",
  Shadow: "lcg:shadow.1",
  Travel: "lcg:travel.1",
  Setup: "lcg:setup.0",
};
const KEYWORD_ICONS: Readonly<Record<CardgameKeyword, IconName>> = {
  ambush: "engagement",
  doomed: "doomed",
  guarded: "guarded",
  indestructible: "defense",
  permanent: "permanent",
  ranged: "ranged",
  regenerate: "heal",
  restricted: "restricted",
  secrecy: "fog",
  sentinel: "sentinel",
  surge: "surge",
  victory: "victory",
};
const KEYWORDS = Object.keys(KEYWORD_ICONS);
const COUNTED: readonly [RegExp, IconName][] = [
  [/^willpower$/, "willpower"],
  [/^attack$/, "attack"],
  [/^defen[cs]e$/, "defense"],
  [/^hit points?$/, "hit-points"],
  [/^threat$/, "threat"],
  [/^resources?$/, "resource"],
  [/^progress$/, "progress"],
  [/^damage$/, "damage"],
  [/^quest points?$/, "quest-points"],
];

const LABEL = new RegExp(`(?:^|(?<=[.!?)] ))(${Object.keys(LABELS).sort((a, b) => b.length - a.length).join("|")}): `, "g");
const KEYWORD_LINE = new RegExp(`^(${KEYWORDS.join("|")})( \\d+| X)?\\.\\s*`, "i");
const COUNT = "(?<number>[+−-]?\\d+|\\bX) (?<counted>willpower|attack|defen[cs]e|hit points?|threat|resources?|progress|damage|quest points?)\\b";
/** In a sentence a keyword has a capital; only "ranged" also describes a character. */
const NAMED = `\\b(?<keyword>${KEYWORDS.map((each) => each[0]?.toUpperCase() + each.slice(1)).join("|")}|ranged(?= character))\\b`;
const INLINE = new RegExp(`${COUNT}|${NAMED}`, "g");

export function keywordRule(keyword: string): string {
  return `lcg:keyword.${keyword}.1`;
}

/** A card's text, one entry for each ability; what stands before the first label comes first, without one. */
export function abilities(text: string): Ability[] {
  const found: Ability[] = [];
  const { pieces, rest } = leadingKeywords(text);
  if (pieces.length) found.push({ label: "", rule: "", pieces });
  const marks = [...rest.matchAll(LABEL)];
  const before = rest.slice(0, marks[0]?.index ?? rest.length).trim();
  if (before) found.push({ label: "", rule: "", pieces: inline(before) });
  marks.forEach((mark, place) => {
    const label = mark[1] ?? "";
    const body = rest.slice(mark.index + mark[0].length, marks[place + 1]?.index ?? rest.length).trim();
    found.push({ label, rule: LABELS[label] ?? "", pieces: inline(body) });
  });
  return found;
}

/** The keywords that open a card's text, one after the other. */
function leadingKeywords(text: string): { pieces: Piece[]; rest: string } {
  const pieces: Piece[] = [];
  let rest = text;
  for (;;) {
    const found = KEYWORD_LINE.exec(rest);
    if (!found) return { pieces, rest };
    if (pieces.length) pieces.push({ kind: "words", text: " " });
    pieces.push(keywordPiece(`${found[1]}${found[2] ?? ""}`));
    rest = rest.slice(found[0].length);
  }
}

function inline(text: string): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const found of text.matchAll(INLINE)) {
    const { number = "", counted = "", keyword = "" } = found.groups ?? {};
    if (found.index > done) pieces.push({ kind: "words", text: text.slice(done, found.index) });
    pieces.push(keyword ? keywordPiece(keyword) : { kind: "count", number, icon: counts(counted), word: counted });
    done = found.index + found[0].length;
  }
  if (done < text.length) pieces.push({ kind: "words", text: text.slice(done) });
  return pieces;
}

function keywordPiece(text: string): Piece {
  const word = (text.split(" ")[0] ?? "").toLowerCase() as CardgameKeyword;
  return { kind: "keyword", text, icon: KEYWORD_ICONS[word], rule: keywordRule(word) };
}

function counts(word: string): IconName {
  return COUNTED.find(([pattern]) => pattern.test(word))?.[1] ?? "resource";
}
