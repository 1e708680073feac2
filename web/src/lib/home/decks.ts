import { api } from "../api";

export interface Deck {
  heroes: string[];
  cards: Record<string, number>;
}

export interface ShippedDeck {
  id: string;
  name: string;
  notes: string;
  starter: boolean;
  deck: Deck;
  verdict: { legal: boolean; size: number; threat: number | null };
}

let loading: Promise<ShippedDeck[]> | undefined;

/** The decks that come with the program, the full ones first. */
export function shippedDecks(): Promise<ShippedDeck[]> {
  loading ??= api<ShippedDeck[]>("GET", "/api/decks/shipped").catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** A first choice for each chair: decks whose heroes can sit at one table, good ones first. */
export function defaults(decks: ShippedDeck[], chairs: number): string[] {
  const wanted =
    chairs === 1
      ? ["three-spheres", "leadership"]
      : ["leadership", "spirit", "tactics", "lore"];
  const known = wanted.filter((id) => decks.some((each) => each.id === id));
  const rest = decks.map((each) => each.id);
  const pool = known.length ? known : rest;
  return Array.from({ length: chairs }, (_, seat) => pool[seat % pool.length] ?? "");
}

/** Heroes that sit at the table twice: each is unique. */
export function twice(decks: (Deck | undefined)[]): string[] {
  const seen = new Set<string>();
  const found = new Set<string>();
  for (const deck of decks) {
    for (const hero of deck?.heroes ?? []) {
      if (seen.has(hero)) found.add(hero);
      seen.add(hero);
    }
  }
  return [...found];
}
