import type { LiveCard, Named } from "../cards/facts";

/** The engine's view of the card game as a seat may know it (src/waybread/cardgame/views.py). */
export type SeenCard = LiveCard;
export type { Named };
/** A part of a sum: the card's id (-1: none any more), its title, the key of its design, the amount. */
export type Share = [id: number, title: string, key: string, amount: number];

export interface SeenPlayer {
  threat: number;
  eliminated: boolean;
  hand: Named[] | null;
  "hand size": number;
  deck: number;
  "on the deck": Named[];
  discards: Named[];
  area: SeenCard[];
  engaged: SeenCard[];
}

export interface SeenAttack {
  enemy: Named;
  player: number;
  "by enemy": boolean;
  defenders: number[];
  attackers: number[];
  "shadow cards": (Named | null)[];
}

export interface Outcome {
  won: boolean;
  reason: string;
  score: Record<string, number>;
}

export interface LookedAt {
  id: number;
  title: string;
  key?: string;
  zone: string;
  player?: number;
  "from top"?: number;
}

/** A test under way that a card calls for: an escape test compares sums, a locate test waits for a marked card. */
export interface SeenTest {
  kind: "escape" | "locate";
  stat: "willpower" | "attack" | "defense" | "";
  about: Named;
  player: number;
  committed: Share[];
  dealt: Share[];
  strength: number;
  against: number;
}

/** A deck beside the encounter deck, or a pool of cards set aside, of which alone the cards are seen. */
export interface SideDeck {
  name: string;
  deck: number;
  cards: Named[];
  discards: Named[];
}

/** What belongs to a staging area. */
export interface AreaView {
  willpower: number;
  "willpower parts": Share[];
  threat: number;
  "threat parts": Share[];
  quest: SeenCard[];
  "active location": SeenCard[];
  staging: SeenCard[];
}

/** A staging area of other players, who are apart from whoever looks. */
export interface OtherArea extends AreaView {
  seats: number[];
  playing: boolean;
}

/** The table; where players are apart, with the staging area of whoever looks. */
export interface TableView extends AreaView {
  scenario: string;
  round: number;
  phase: string;
  "first player": number;
  "active player": number;
  campaign: SeenCard[];
  elsewhere?: OtherArea[];
  "encounter deck": number;
  "encounter discards": Named[];
  "victory display": Named[];
  "victory points": number;
  aside: Named[];
  removed: Named[];
  "stages left": number;
  "looked at": LookedAt[];
  players: SeenPlayer[];
  attack: SeenAttack | null;
  test?: SeenTest;
  "side decks"?: SideDeck[];
  outcome: Outcome | null;
}

/** Every card that lies open on the table or in a hand that is seen, by its id; attachments and shadow cards too. */
export function cardsOf(view: TableView): Map<number, SeenCard> {
  const found = new Map<number, SeenCard>();
  const add = (card: SeenCard): void => {
    found.set(card.id, card);
    card.attachments?.forEach(add);
    card["shadow cards"]?.forEach((each) => each && named(each));
  };
  const named = ([id, title, key]: Named): void => {
    if (!found.has(id)) found.set(id, { id, title, key });
  };
  for (const pile of [view["encounter discards"], view["victory display"], view.aside, view.removed]) pile.forEach(named);
  for (const deck of view["side decks"] ?? []) [...deck.cards, ...deck.discards].forEach(named);
  view.test?.dealt.forEach(([id, title, key]) => named([id, title, key]));
  for (const { id, title, key } of view["looked at"]) named(key ? [id, title, key] : [id, title]);
  for (const player of view.players) {
    player.hand?.forEach(named);
    player.discards.forEach(named);
    player["on the deck"].forEach(named);
    player.area.forEach(add);
    player.engaged.forEach(add);
  }
  view.campaign.forEach(add);
  for (const area of [view, ...(view.elsewhere ?? [])]) for (const zone of [area.quest, area["active location"], area.staging]) zone.forEach(add);
  return found;
}

/** A table without cards. */
export const NO_CARDS: ReadonlyMap<number, SeenCard> = new Map();

/** Hit points that are left. */
export function life(card: SeenCard): number {
  return Math.max(0, (card.hit_points ?? 0) - (card.damage ?? 0));
}
