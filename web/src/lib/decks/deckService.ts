import type { components } from "../../protocol/http";
import { api } from "../api";
import type { Sheet } from "./builder.svelte";
import type { Deck } from "./deck";

type Schemas = components["schemas"];
/** May a deck be played, and why not. */
export type Verdict = Schemas["Verdict"];
export type ShippedDeck = Schemas["ShippedDeck"];
/** What a deck file holds, and what of it could not be understood. */
export type DeckRead = Schemas["DeckRead"];
export type DeckWritten = Schemas["DeckWritten"];
export type DeckFormat = Schemas["DeckFormat"];

/** The formats that a deck can be read and written in. */
export function deckFormats(): Promise<DeckFormat[]> {
  return api("GET", "/api/decks/formats");
}

export function checkDeck(deck: Deck, casual = false): Promise<Verdict> {
  return api("POST", "/api/decks/check", { body: { deck, casual } });
}

export function shippedDecks(): Promise<ShippedDeck[]> {
  return api("GET", "/api/decks/shipped");
}

export function readText(text: string): Promise<DeckRead> {
  return api("POST", "/api/decks/read", { body: { text } });
}

/** Read a file as its bytes are: some tools write other encodings than ours. */
export async function readFile(file: File): Promise<DeckRead> {
  const data = await base64(file);
  return api("POST", "/api/decks/read", { body: { data, name: file.name.replace(/\.[^.]+$/, "").slice(0, 200) } });
}

export function writeDeck(format: DeckFormat["name"], { deck, side, name, notes }: Sheet): Promise<DeckWritten> {
  return api("POST", "/api/decks/write", { body: { deck, side, format, name, notes } });
}

async function base64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
