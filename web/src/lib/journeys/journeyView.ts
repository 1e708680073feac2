import type { JourneyView, MapSpace, OpenCard, Portrait, SeenToken } from "../../protocol/messages";

export type {
  AppNote,
  AppPane,
  Chances,
  CompanionView,
  JourneyView,
  MapBorder,
  MapPicture,
  MapSpace,
  MapTile,
  OpenCard as CardRef,
  Portrait,
  Preview,
  SeenGroup,
  SeenHero,
  SeenSkillTest as SeenTest,
  SeenToken as JourneyToken,
  TokenButton,
} from "../../protocol/messages";
/** A point of the map; lengths are in edges of a hex. */
export type Point = MapSpace["centre"];
/** Health, armour and sorcery of a figure. */
export type Figure = Portrait["figures"][number];
/** What a map needs to know of a token. */
export type Token = Omit<SeenToken, "words" | "own_rules" | "buttons">;

/** A card that lies open, or that this seat has seen: whose it is, and where it lies. */
export interface SeenCard extends OpenCard {
  hero: number;
  where: "hero" | "prepared" | "equipped" | "boons" | "aside" | "harm" | "discards" | "turned up";
}

/** The cards that are known, by their ids; the first ids are the hero cards. */
export function cardsOf(view: JourneyView): ReadonlyMap<number, SeenCard> {
  const found = new Map<number, SeenCard>();
  for (const card of view.turned_up) found.set(card.card, { ...card, hero: -1, where: "turned up" });
  view.heroes.forEach((each, hero) => {
    found.set(hero, { card: hero, key: `hero.${each.hero.toLowerCase()}`, hero, where: "hero" });
    for (const where of ["prepared", "equipped", "boons", "aside", "discards"] as const) {
      for (const card of each[where]) found.set(card.card, { ...card, hero, where });
    }
    for (const { card, key } of each.harm) if (key) found.set(card, { card, key, hero, where: "harm" });
  });
  return found;
}

export const NO_CARDS: ReadonlyMap<number, SeenCard> = new Map();
