import { listed, shelf } from "../shelf";
import type { Sheet } from "./builder.svelte";
import type { Deck } from "./deck";
import type { Verdict } from "./service";

/** A deck on this browser's shelf, from outside. */
export interface KeptLabel {
  id: string;
  name: string;
  /** In seconds since 1970. */
  changed: number;
}

export interface KeptDeck extends KeptLabel {
  deck: Deck;
  side: Record<string, number>;
  notes: string;
  verdict: Verdict;
}

export function keptDecks(): Promise<KeptLabel[]> {
  return listed<KeptLabel>("/decks");
}

export function keptDeck(id: string): Promise<KeptDeck> {
  return shelf<KeptDeck>("GET", `/decks/${id}`);
}

/** Put a deck on the shelf, in its old place or a new one; gives the place. */
export async function keepDeck({ id, name, deck, side, notes }: Sheet): Promise<string> {
  const sent = { name: name.trim() || "A deck without a name", deck, side, notes };
  const saved = await shelf<KeptLabel>(id ? "PUT" : "POST", id ? `/decks/${id}` : "/decks", sent);
  return saved.id;
}

export async function dropDeck(id: string): Promise<void> {
  await shelf<unknown>("DELETE", `/decks/${id}`);
}
