import { keepTable } from "../../home/knownTables";
import { shelfList, shelf } from "../../shelf";
import type { components } from "../../../protocol/http";
import { keepPartyTable } from "./partyTables";

type Shapes = components["schemas"];
export type PartyLabel = Shapes["PartyLabel"];
export type PartySeen = Shapes["PartySeen"];
export type Station = Shapes["Station"];
export type HeroAtCamp = Shapes["HeroAtCamp"];
export type OfferSeen = Shapes["OfferSeen"];
export type ItemAtCamp = Shapes["ItemAtCamp"];
export type CollectionSeen = Shapes["CollectionSeen"];
export type TableToken = Shapes["TableToken"];
export type Deed = Shapes["CampDeed"];

export const SLOTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** A hero of a party, as its save has them. */
export interface SavedHero {
  hero: string;
  seat: number;
  role: string;
  played: string[];
  experience: Record<string, number>;
  skills: string[];
  titles: string[];
  items: string[];
  trinket: string;
}

/** A page of the chronicle. */
export interface ChroniclePage {
  adventure: string;
  round: number;
  prompts: string[];
}

/** The save as data (src/waybread/journeys/campaign/campaign_data.py). */
export interface Campaign {
  difficulty: "normal" | "hard";
  lore: number;
  trinkets: string[];
  heroes: SavedHero[];
  chronicle: ChroniclePage[];
}

export function campaignOf(party: PartySeen): Campaign | null {
  return party.campaign as Campaign | null;
}

export function parties(): Promise<PartyLabel[]> {
  return shelfList("/api/shelf/parties");
}

export function party(id: string): Promise<PartySeen> {
  return shelf("GET", "/api/shelf/parties/{party}", { path: { party: id } });
}

export function beginParty(wanted: Shapes["NewParty"]): Promise<PartySeen> {
  return shelf("POST", "/api/shelf/parties", { body: wanted });
}

export function doAtCamp(id: string, deed: Deed): Promise<PartySeen> {
  return shelf("POST", "/api/shelf/parties/{party}/camp", { path: { party: id }, body: deed });
}

/** Set out, and remember where the party plays. */
export async function embark(id: string, wanted: Shapes["Embark"], title: string): Promise<TableToken> {
  return rememberTable(id, await shelf("POST", "/api/shelf/parties/{party}/embark", { path: { party: id }, body: wanted }), title);
}

/** The way to the party's table, again. */
export async function reopenTable(id: string, title: string): Promise<TableToken> {
  return rememberTable(id, await shelf("POST", "/api/shelf/parties/{party}/table", { path: { party: id } }), title);
}

function rememberTable(id: string, opened: TableToken, title: string): TableToken {
  keepTable({ ...opened, title });
  keepPartyTable(id, opened.table, opened.token);
  return opened;
}

export function finish(id: string): Promise<PartySeen> {
  return shelf("POST", "/api/shelf/parties/{party}/finish", { path: { party: id } });
}

export function exportSave(id: string): Promise<string> {
  return shelf("GET", "/api/shelf/parties/{party}/save", { path: { party: id } });
}

export function copyParty(id: string, slot: number): Promise<PartySeen> {
  return shelf("POST", "/api/shelf/parties/{party}/copy", { path: { party: id }, body: { slot } });
}

/** What is wrong with the text of a save, and what only looks odd. */
export function checkSave(text: string): Promise<Shapes["Faults"]> {
  return shelf("POST", "/api/shelf/parties/check", { body: { text } });
}

export function importSave(text: string, slot: number): Promise<PartySeen> {
  return shelf("POST", "/api/shelf/parties/read", { body: { text, slot } });
}

export function editSave(id: string, text: string): Promise<PartySeen> {
  return shelf("PUT", "/api/shelf/parties/{party}", { path: { party: id }, body: { text } });
}

export async function leaveParty(id: string): Promise<void> {
  await shelf("DELETE", "/api/shelf/parties/{party}", { path: { party: id } });
}

export async function invitation(id: string): Promise<string> {
  return (await shelf("POST", "/api/shelf/parties/{party}/invite", { path: { party: id } })).token;
}

export function joinParty(token: string, slot: number): Promise<PartySeen> {
  return shelf("POST", "/api/shelf/parties/join", { body: { token, slot } });
}

export function collection(): Promise<CollectionSeen> {
  return shelf("GET", "/api/shelf/collection");
}

export function changeCollection(product: string, on: boolean): Promise<CollectionSeen> {
  return shelf("PUT", "/api/shelf/collection", { body: { products: { [product]: on } } });
}
