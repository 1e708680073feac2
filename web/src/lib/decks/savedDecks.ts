import { shelfList, shelf } from "../shelf";
import type { Sheet } from "./builder.svelte";
import type { Deck } from "./deck";
import type { Verdict } from "./deckService";

/** A deck on this browser's shelf, from outside. */
export interface DeckLabel {
  id: string;
  name: string;
  /** In seconds since 1970. */
  changed: number;
}

export interface SavedDeck extends DeckLabel {
  deck: Deck;
  side: Record<string, number>;
  notes: string;
  verdict: Verdict;
}

export function listSavedDecks(): Promise<DeckLabel[]> {
  return shelfList<DeckLabel>("/decks");
}

export function loadSavedDeck(id: string): Promise<SavedDeck> {
  return shelf<SavedDeck>("GET", `/decks/${id}`);
}

/** Put a deck on the shelf, in its old place or a new one; gives the place. */
export async function saveDeck({ id, name, deck, side, notes }: Sheet): Promise<string> {
  const sent = { name: name.trim() || "A deck without a name", deck, side, notes };
  const saved = await shelf<DeckLabel>(id ? "PUT" : "POST", id ? `/decks/${id}` : "/decks", sent);
  return saved.id;
}

export async function deleteDeck(id: string): Promise<void> {
  await shelf<unknown>("DELETE", `/decks/${id}`);
}
