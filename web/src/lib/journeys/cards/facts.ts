import { api } from "../../api";
import type { components } from "../../../protocol/http";

/** A printed card of journeys, with our words for what it does. */
export type JourneyCard = components["schemas"]["JourneyCard"];
/** Printed cards by their keys. */
export type JourneyCards = ReadonlyMap<string, JourneyCard>;

export const STATS = ["might", "agility", "wisdom", "spirit", "wit"] as const;

let loading: Promise<JourneyCards> | null = null;

/** Every printed card, loaded once for the page. */
export function loadJourneyCards(): Promise<JourneyCards> {
  loading ??= api("GET", "/api/journeys/cards").then(
    (cards) => new Map(cards.map((each) => [each.key, each])),
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

export const NO_FACTS: JourneyCards = new Map();
