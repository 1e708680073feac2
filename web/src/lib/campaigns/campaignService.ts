import { api } from "../api";
import { keepTable } from "../home/knownTables";
import { shelfList, shelf } from "../shelf";
import type { components } from "../../protocol/http";

type Shapes = components["schemas"];
export type Campaign = Shapes["KeptCampaign"];
export type Label = Shapes["KeptLabel"];
/** A campaign that can be begun. */
export type Playable = Shapes["CampaignFacts"];
export type Log = Shapes["LogSeen"];
export type Prepared = Shapes["Prepared"];
export type QuestionSeen = Shapes["QuestionSeen"];
export type Plan = Shapes["PlanShape"];
export type ReadyTable = Shapes["ReadyTable"];
export type By = Required<Shapes["NewChair"]>["by"];
export type TableSeen = Shapes["TableSeen"];

export function campaigns(): Promise<Label[]> {
  return shelfList("/api/shelf/campaigns");
}

export function campaign(id: string): Promise<Campaign> {
  return shelf("GET", "/api/shelf/campaigns/{kept}", { path: { kept: id } });
}

export function playableCampaigns(): Promise<Playable[]> {
  return api("GET", "/api/campaigns");
}

export function startCampaign(name: string, players: string[], expert: boolean, after: string, box: string): Promise<Campaign> {
  return shelf("POST", "/api/shelf/campaigns", { body: { name, players, expert, ...(after && { after }), ...(box && { box }) } });
}

export function readCampaign(name: string, text: string): Promise<Campaign> {
  return shelf("POST", "/api/shelf/campaigns/read", { body: { name, text } });
}

export function changeCampaign(id: string, name: string, text: string): Promise<Campaign> {
  return shelf("PUT", "/api/shelf/campaigns/{kept}", { path: { kept: id }, body: { name, text } });
}

export async function deleteCampaign(id: string): Promise<void> {
  await shelf("DELETE", "/api/shelf/campaigns/{kept}", { path: { kept: id } });
}

export function prepareGame(id: string, wanted: Shapes["ToPrepare"]): Promise<Prepared> {
  return shelf("POST", "/api/shelf/campaigns/{kept}/prepare", { path: { kept: id }, body: wanted });
}

/** Enter the finished game of a table. */
export function recordGame(id: string, token: string): Promise<Campaign> {
  return shelf("POST", "/api/shelf/campaigns/{kept}/record", { path: { kept: id }, body: { token } });
}

export function tableInfo(token: string): Promise<TableSeen> {
  return api("GET", "/api/tables/mine", { token });
}

/** Open the table of a campaign's next game, and remember that it belongs to the campaign. */
export async function openTable(id: string, ready: ReadyTable, by: readonly By[], decks: readonly string[] = []): Promise<string> {
  const chairs = ready.chairs.map(({ name, deck }, seat) => ({ name, deck, deck_name: decks[seat]?.slice(0, 80) ?? "", by: by[seat] ?? "me" }));
  const opened = await api("POST", "/api/tables", { body: { wishes: ready.wishes, casual: ready.casual, chairs } });
  const scenario = String(ready.wishes["scenario"] ?? "");
  keepTable({ ...opened, scenario });
  keepTables({ ...tables(), [id]: { table: opened.table, token: opened.token, scenario } });
  return opened.token;
}

/** The table at which a campaign is played just now. */
export interface CampaignTable {
  table: string;
  token: string;
  scenario: string;
}

const KEY = "waybread.campaigns";

function tables(): Record<string, CampaignTable> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {}) as Record<string, CampaignTable>;
  } catch {
    return {};
  }
}

function keepTables(tables: Record<string, CampaignTable>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables));
  } catch {
    // without storage the game is entered by hand, as text
  }
}

export function tableOfCampaign(id: string): CampaignTable | undefined {
  return tables()[id];
}

export function forgetCampaignTable(id: string): void {
  keepTables(Object.fromEntries(Object.entries(tables()).filter(([each]) => each !== id)));
}

/** The campaign that a table belongs to; "" if to none. */
export function campaignOfTable(token: string): string {
  return Object.entries(tables()).find(([, each]) => each.token === token)?.[0] ?? "";
}
