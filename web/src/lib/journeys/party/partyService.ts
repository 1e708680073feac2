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
  return shelfList<PartyLabel>("/parties");
}

export function party(id: string): Promise<PartySeen> {
  return shelf<PartySeen>("GET", `/parties/${id}`);
}

export function beginParty(wanted: Shapes["NewParty"]): Promise<PartySeen> {
  return shelf<PartySeen>("POST", "/parties", wanted);
}

export function doAtCamp(id: string, deed: Deed): Promise<PartySeen> {
  return shelf<PartySeen>("POST", `/parties/${id}/camp`, deed);
}

/** Set out, and remember where the party plays. */
export async function embark(id: string, wanted: Shapes["Embark"], title: string): Promise<TableToken> {
  return rememberTable(id, await shelf<TableToken>("POST", `/parties/${id}/embark`, wanted), title);
}

/** The way to the party's table, again. */
export async function reopenTable(id: string, title: string): Promise<TableToken> {
  return rememberTable(id, await shelf<TableToken>("POST", `/parties/${id}/table`), title);
}

function rememberTable(id: string, opened: TableToken, title: string): TableToken {
  keepTable({ ...opened, title });
  keepPartyTable(id, opened.table, opened.token);
  return opened;
}

export function finish(id: string): Promise<PartySeen> {
  return shelf<PartySeen>("POST", `/parties/${id}/finish`);
}

export function exportSave(id: string): Promise<string> {
  return shelf<string>("GET", `/parties/${id}/save`);
}

export function copyParty(id: string, slot: number): Promise<PartySeen> {
  return shelf<PartySeen>("POST", `/parties/${id}/copy`, { slot });
}

/** What is wrong with the text of a save, and what only looks odd. */
export function checkSave(text: string): Promise<Shapes["Faults"]> {
  return shelf<Shapes["Faults"]>("POST", "/parties/check", { text });
}

export function importSave(text: string, slot: number): Promise<PartySeen> {
  return shelf<PartySeen>("POST", "/parties/read", { text, slot });
}

export function editSave(id: string, text: string): Promise<PartySeen> {
  return shelf<PartySeen>("PUT", `/parties/${id}`, { text });
}

export async function leaveParty(id: string): Promise<void> {
  await shelf<unknown>("DELETE", `/parties/${id}`);
}

export async function invitation(id: string): Promise<string> {
  return (await shelf<Shapes["PartyInvitation"]>("POST", `/parties/${id}/invite`)).token;
}

export function joinParty(token: string, slot: number): Promise<PartySeen> {
  return shelf<PartySeen>("POST", "/parties/join", { token, slot });
}

export function collection(): Promise<CollectionSeen> {
  return shelf<CollectionSeen>("GET", "/collection");
}

export function changeCollection(product: string, on: boolean): Promise<CollectionSeen> {
  return shelf<CollectionSeen>("PUT", "/collection", { products: { [product]: on } });
}
