import { api } from "../api";
import type { Sheet } from "./builder.svelte";
import type { Deck } from "./deck";

/** May a deck be played, and why not. */
export interface Verdict {
  legal: boolean;
  errors: string[];
  warnings: string[];
  size: number;
  threat: number | null;
}

export interface ShippedDeck {
  id: string;
  name: string;
  notes: string;
  starter: boolean;
  deck: Deck;
  verdict: Verdict;
}

export interface Trouble {
  line: number;
  reason: string;
  near: string[];
}

/** What a deck file holds, and what of it could not be understood. */
export interface DeckRead {
  format: string;
  name: string;
  notes: string;
  deck: Deck;
  side: Record<string, number>;
  verdict: Verdict;
  not_understood: Trouble[];
  not_implemented: { title: string; pack: string; type: string; sphere: string; count: number }[];
}

export interface DeckWritten {
  text: string;
  filename: string;
  media_type: string;
}

/** The formats that a deck can be written in. */
export const FORMATS: readonly [id: string, name: string, about: string][] = [
  ["ringsdb-text", "RingsDB, text", "3x Gandalf (Core Set)"],
  ["ringsdb-json", "RingsDB, JSON", "cards by code, for its API"],
  ["octgn", "OCTGN", ".o8d, cards by id"],
  ["dragncards", "DragnCards", "JSON, cards by id"],
  ["cardgamedb", "CardGameDB", "Gandalf (Core) x3"],
  ["plain", "Plain list", "3x Gandalf"],
  ["name-first", "Plain list, name first", "Gandalf x3"],
  ["x-first", "Plain list, x first", "x3 Gandalf"],
];

export function checkDeck(deck: Deck, casual = false): Promise<Verdict> {
  return api<Verdict>("POST", "/api/decks/check", { deck, casual });
}

export function shippedDecks(): Promise<ShippedDeck[]> {
  return api<ShippedDeck[]>("GET", "/api/decks/shipped");
}

export function readText(text: string): Promise<DeckRead> {
  return api<DeckRead>("POST", "/api/decks/read", { text });
}

/** Read a file as its bytes are: some tools write other encodings than ours. */
export async function readFile(file: File): Promise<DeckRead> {
  const data = await base64(file);
  return api<DeckRead>("POST", "/api/decks/read", { data, name: file.name.replace(/\.[^.]+$/, "").slice(0, 200) });
}

export function writeDeck(format: string, { deck, side, name, notes }: Sheet): Promise<DeckWritten> {
  return api<DeckWritten>("POST", "/api/decks/write", { deck, side, format, name, notes });
}

async function base64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
