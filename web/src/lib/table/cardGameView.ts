import type { CardGameView, SeenCard } from "../../protocol/messages";

export type { CardGameView as TableView, SeenCard, SeenCardTest as SeenTest, SeenOutcome as Outcome, SeenPlayer } from "../../protocol/messages";
/** A card by its number in the game, its title, and the key of its design. */
export type Named = CardGameView["aside"][number];
/** A part of a sum: a card as above (-1: none any more), and the amount. */
export type Share = CardGameView["threat_parts"][number];

/** Every card that lies open on the table or in a hand that is seen, by its id; attachments and shadow cards too. */
export function cardsOf(view: CardGameView): Map<number, SeenCard> {
  const found = new Map<number, SeenCard>();
  const add = (card: SeenCard): void => {
    found.set(card.id, card);
    card.attachments?.forEach(add);
    card.shadow_cards?.forEach((each) => each && named(each));
  };
  const named = ([id, title, key]: Named): void => {
    if (!found.has(id)) found.set(id, { id, title, key });
  };
  for (const pile of [view.encounter_discards, view.victory_display, view.aside, view.removed]) pile.forEach(named);
  for (const deck of view.side_decks ?? []) [...deck.cards, ...deck.discards].forEach(named);
  view.test?.dealt.forEach(([id, title, key]) => named([id, title, key]));
  for (const { id, title, key } of view.looked_at) named([id, title, key]);
  for (const player of view.players) {
    player.hand?.forEach(named);
    player.discards.forEach(named);
    player.on_the_deck.forEach(named);
    player.area.forEach(add);
    player.engaged.forEach(add);
  }
  view.campaign.forEach(add);
  for (const area of [view, ...(view.elsewhere ?? [])]) for (const zone of [area.quest, area.active_locations, area.staging]) zone.forEach(add);
  return found;
}

/** A table without cards. */
export const NO_CARDS: ReadonlyMap<number, SeenCard> = new Map();

/** Hit points that are left. */
export function life(card: SeenCard): number {
  return Math.max(0, (card.hit_points ?? 0) - (card.damage ?? 0));
}
