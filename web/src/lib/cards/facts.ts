import type { components } from "../../protocol/http";
import { api } from "../api";
import type { IconName } from "../icons/icons";
import type { SeenCard } from "../../protocol/messages";

type Schemas = components["schemas"];
export type Sphere = Schemas["Sphere"];
export type StatName =
  | "willpower"
  | "attack"
  | "defense"
  | "hit_points"
  | "threat"
  | "engagement_cost"
  | "quest_points";
/** A printed number; some cards print an X. */
export type Printed = number | "X";

type Sent = Schemas["CardFacts"];
/** A card as it is printed, with our words for what it does; some parts of a card may be missing, but not these. */
export type CardFacts = Sent & Required<Pick<Sent, "key" | "unique" | "traits" | "keywords" | "text" | "quantity">>;

/** A card in play. */
export type LiveCard = SeenCard;
/** How a changed number came about: the operation, how much, and the title of the reason. */
export type Part = NonNullable<SeenCard["why"]>[string][number];

/** The numbers of a card in the order in which they stand on it, with their icons and words. */
export const STATS: readonly { name: StatName; icon: IconName; word: string }[] = [
  { name: "engagement_cost", icon: "engagement", word: "engagement cost" },
  { name: "threat", icon: "threat", word: "threat" },
  { name: "willpower", icon: "willpower", word: "willpower" },
  { name: "attack", icon: "attack", word: "attack" },
  { name: "defense", icon: "defense", word: "defence" },
  { name: "hit_points", icon: "hit-points", word: "hit points" },
  { name: "quest_points", icon: "quest-points", word: "quest points" },
];

export const SPHERES: readonly Sphere[] = ["leadership", "tactics", "spirit", "lore", "neutral"];
export const PLAYER_TYPES = ["hero", "ally", "attachment", "event"] as const;
export const ALL_TYPES = [
  ...PLAYER_TYPES,
  "enemy",
  "location",
  "treachery",
  "objective",
  "objective ally",
  "quest",
  "campaign",
] as const;

/** Goes it into a player's deck, or is it a hero? Boons have to be earned. */
export function isPlayerCard(facts: CardFacts): boolean {
  return (PLAYER_TYPES as readonly string[]).includes(facts.type) && !facts.campaign;
}

/** Letters without accents and case, so that "eowyn" finds Éowyn. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[’‘]/g, "'")
    .toLowerCase();
}

/** "001 Éowyn (Core).jpg" and "eowyn" are the same card. */
export function pictureKey(name: string): string {
  return plain(name)
    .replace(/\.(jpe?g|png|webp|avif|gif)$/, "")
    .replace(/\(.*?\)/g, "")
    .replace(/^[\d\s._-]+/, "")
    .replace(/[^a-z0-9]+/g, "");
}

export function completeFacts(sent: Sent): CardFacts {
  return { unique: false, traits: [], keywords: {}, text: "", quantity: 1, ...sent, key: sent.key ?? slug(sent.title) };
}

/** A title in lower case with hyphens, as links to cards used to have it. */
function slug(title: string): string {
  return plain(title).replace(/'/g, "").replace(/[^a-z0-9]+/g, "-");
}

/** The card that a link means. */
export function linkedCard(cards: readonly CardFacts[], name: string): CardFacts | undefined {
  return cards.find((each) => each.key === name) ?? cards.find((each) => slug(each.title) === name);
}

let loading: Promise<CardFacts[]> | undefined;

/** Every card, asked of the server once; a failed try is forgotten. */
export function loadCards(): Promise<CardFacts[]> {
  loading ??= api("GET", "/api/cards")
    .then((found) => found.map(completeFacts))
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/** What people call a card: its title, with its set where others have the title. */
export function nameOf(card: CardFacts): string {
  return card.name ?? card.title;
}

/** What decks call a card: its title, or its key where others have the title. */
export function nameInDecks(card: CardFacts): string {
  return card.name ? card.key : card.title;
}

/** All facts, for {@link factsOf}. */
export async function loadFacts(): Promise<Map<string, CardFacts>> {
  return byTitle(await loadCards());
}

/**
 * The facts of a card that a view or a log names: of its design; what serves as something else under its own title
 * (`core:80/attached`) has those of the card that it is. Without a known key, the first card with the title.
 */
export function factsOf(known: ReadonlyMap<string, CardFacts>, card: { title: string; key?: string | undefined }): CardFacts | undefined {
  const printed = known.get(card.key ?? "") ?? known.get(card.key?.split("/")[0] ?? "");
  return printed?.title === card.title ? printed : known.get(card.title);
}

/** A name among the heroes of a deck, or among its cards: a hero and an ally may share a title. */
function inPlace(name: string, hero: boolean): string {
  return `${hero ? "hero" : "card"} ${name}`;
}

/** The card that a deck means by a name among its heroes, or among its cards. */
export function cardInDeck(known: ReadonlyMap<string, CardFacts>, name: string, hero: boolean): CardFacts | undefined {
  return known.get(inPlace(name, hero)) ?? known.get(name);
}

/** The first card of each title, and all by their keys; those that share a title by their names too. */
export function byTitle(cards: readonly CardFacts[]): Map<string, CardFacts> {
  const found = new Map<string, CardFacts>();
  for (const each of cards) {
    for (const name of [each.title, ...(isPlayerCard(each) ? [inPlace(each.title, each.type === "hero")] : [])]) if (!found.has(name)) found.set(name, each);
    found.set(each.key, each);
    if (each.name) found.set(each.name, each);
  }
  return found;
}
