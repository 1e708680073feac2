import { shelfList, shelf } from "../shelf";
import type { components } from "../../protocol/http";
import type { Sheet } from "./builder.svelte";

/** A deck on this browser's shelf, from outside. */
export type DeckLabel = components["schemas"]["KeptLabel"];
export type SavedDeck = components["schemas"]["KeptDeck"];

export function listSavedDecks(): Promise<DeckLabel[]> {
  return shelfList("/api/shelf/decks");
}

export function loadSavedDeck(id: string): Promise<SavedDeck> {
  return shelf("GET", "/api/shelf/decks/{kept}", { path: { kept: id } });
}

/** Put a deck on the shelf, in its old place or a new one; gives the place. */
export async function saveDeck({ id, name, deck, side, notes }: Sheet): Promise<string> {
  const body = { name: name.trim() || "A deck without a name", deck, side, notes };
  const saved = await (id ? shelf("PUT", "/api/shelf/decks/{kept}", { path: { kept: id }, body }) : shelf("POST", "/api/shelf/decks", { body }));
  return saved.id;
}

export async function deleteDeck(id: string): Promise<void> {
  await shelf("DELETE", "/api/shelf/decks/{kept}", { path: { kept: id } });
}
