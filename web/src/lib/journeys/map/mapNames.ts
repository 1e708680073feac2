/** What things on the map are called; spaces as in the server's sentences. */
import type { MapPicture, MapSpace, Token } from "../journeyView";
import type { MapGroup, MapHero } from "./types";

const TOKENS: Readonly<Record<string, string>> = { search: "search token", person: "person token", threat: "threat token" };

/** Has it rules of the adventure in place of those of its card? (Both modes say so, each in its own word.) */
export function isSpecial(token: Token): boolean {
  const { own_rules, special } = token as Token & { own_rules?: boolean; special?: boolean };
  return own_rules ?? special ?? false;
}

/** A token on a border stands between two spaces. */
export function isAcross(token: Token): boolean {
  return token.across !== null && token.across >= 0;
}

export function kindLabel(kind: string): string {
  return kind.replace(/(^|-)(\w)/g, (_, gap: string, letter: string) => `${gap && " "}${letter.toUpperCase()}`);
}

export function spaceName(picture: MapPicture, space: number): string {
  const found = picture.spaces.find((each) => each.space === space);
  return found ? `${picture.tiles[found.tile]?.tile ?? "?"}, space ${found.number}` : "off the map";
}

export function tokenName(token: Token): string {
  const kind = TOKENS[token.kind] ?? token.kind;
  return isSpecial(token) ? `${kind} with rules of the adventure` : kind;
}

/** So many words tell tokens of a kind from each other. */
const FIRST = 7;

/** The first words of what a token tells; terrain is named by its kind. */
export function firstWords(token: Token): string {
  const text = (token as Token & { words?: string }).words ?? "";
  if (!(token.kind in TOKENS) || !text.trim()) return "";
  const words = (/^.*?[.!?](?=\s|$)/s.exec(text.trim())?.[0] ?? text).trim().split(/\s+/);
  return words.length > FIRST ? `${words.slice(0, FIRST).join(" ").replace(/[.,;:!?]$/, "")}…` : words.join(" ").replace(/\.$/, "");
}

/** A token by what it is, what it tells and where it lies: a map has several of each kind. */
export function tokenLabel(picture: MapPicture, token: Token): string {
  const text = firstWords(token);
  const where = spaceName(picture, token.space);
  const name = text ? `${tokenName(token)}: “${text}”` : tokenName(token);
  return isAcross(token) ? `${name} between ${where} and ${spaceName(picture, token.across ?? -1)}` : `${name}, in ${where}`;
}

export function heroName(hero: MapHero): string {
  return [hero.hero, hero.active && "whose turn it is", hero.defeated && "defeated"].filter(Boolean).join(", ");
}

export function groupName(group: MapGroup): string {
  const facts = [
    `${group.elite ? "elite " : ""}group of ${group.count}`,
    group.banner && `${group.banner} banner`,
    group.exhausted && "exhausted",
    group.activating && "activating now",
  ];
  return `${kindLabel(group.kind)}, ${facts.filter(Boolean).join(", ")}`;
}

export interface Lying {
  unexplored: boolean;
  dark: boolean;
  tokens: Token[];
  heroes: MapHero[];
  groups: MapGroup[];
}

/** A space with its ground and all that is there. */
export function spaceLabel(picture: MapPicture, space: MapSpace, lying: Lying): string {
  const facts = [
    picture.tiles[space.tile]?.ground,
    lying.unexplored && "unexplored",
    lying.dark && "dark",
    ...lying.heroes.map((each) => each.hero),
    ...lying.groups.map((each) => `${kindLabel(each.kind)} ×${each.count}`),
    ...lying.tokens.map(tokenName),
  ];
  return `${spaceName(picture, space.space)}: ${facts.filter(Boolean).join(", ")}`;
}
