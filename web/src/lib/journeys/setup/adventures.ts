import { api } from "../../api";
import { address, keepTable } from "../../home/knownTables";
import { shelfList, shelf, shelfToken } from "../../shelf";
import type { components } from "../../../protocol/http";
import type { Outfit } from "./supply";

type Shapes = components["schemas"];
export type AdventureFacts = Shapes["AdventureFacts"];
export type StoryFacts = Shapes["StoryFacts"];
export type AdventureLabel = Shapes["AdventureLabel"];
export type Upload = Shapes["UploadSeen"];
export type KeptAdventure = Shapes["KeptAdventure"];
export type By = Required<Shapes["NewChair"]>["by"];
export type Mode = "journeys" | "companion";
export type Difficulty = "normal" | "hard";

let adventuresLoading: Promise<AdventureFacts[]> | undefined;
let storiesLoading: Promise<StoryFacts[]> | undefined;

/** The adventures that come with the program, asked for once; a failed try is forgotten. */
export function adventures(): Promise<AdventureFacts[]> {
  adventuresLoading ??= api("GET", "/api/journeys/adventures").catch((error: unknown) => {
    adventuresLoading = undefined;
    throw error;
  });
  return adventuresLoading;
}

/** The campaigns that come with the program, asked for once. */
export function stories(): Promise<StoryFacts[]> {
  storiesLoading ??= api("GET", "/api/journeys/stories").catch((error: unknown) => {
    storiesLoading = undefined;
    throw error;
  });
  return storiesLoading;
}

export function uploads(): Promise<AdventureLabel[]> {
  return shelfList("/api/shelf/adventures");
}

/** Put an adventure of others, or of one's own, on the shelf; what cannot be played is not kept, and the report says why. */
export async function upload(file: File): Promise<Upload> {
  return shelf("POST", "/api/shelf/adventures", { query: { name: file.name.slice(0, 200) || "adventure" }, body: file });
}

export function renameUpload(id: string, name: string): Promise<KeptAdventure> {
  return shelf("PUT", "/api/shelf/adventures/{kept}", { path: { kept: id }, body: { name } });
}

export async function dropUpload(id: string): Promise<void> {
  await shelf("DELETE", "/api/shelf/adventures/{kept}", { path: { kept: id } });
}

export function loadUpload(id: string): Promise<KeptAdventure> {
  return shelf("GET", "/api/shelf/adventures/{kept}", { path: { kept: id } });
}

/** What a table is opened for. */
export interface Wanted {
  /** The key of an adventure that comes with the program, or the id of one's own. */
  adventure: string;
  own: boolean;
  title: string;
  difficulty: Difficulty;
  mode: Mode;
  name: string;
  /** Each hero with who plays them. */
  heroes: { outfit: Outfit; by: By }[];
}

/** All heroes that one plays sit on one chair, every other hero on a chair of their own; the app has one chair for all. */
export function chairsOf({ heroes, mode, name }: Pick<Wanted, "heroes" | "mode" | "name">): Shapes["NewTable"]["chairs"] {
  const own = heroes.filter((each) => each.by === "me" || mode === "companion").map((each) => each.outfit);
  const others = mode === "companion" ? [] : heroes.filter((each) => each.by !== "me");
  return [
    { name: name.slice(0, 40), by: "me", deck: { heroes: own }, deck_name: "" },
    ...others.map(({ outfit, by }) => ({ name: by === "open" ? "" : `${by.charAt(0).toUpperCase()}${by.slice(1)} as ${outfit.hero}`, by, deck: { heroes: [outfit] }, deck_name: "" })),
  ];
}

/** Open a table for a single adventure; the answer is its address. */
export async function openTable(wanted: Wanted): Promise<string> {
  const { own, adventure, difficulty, mode, title } = wanted;
  const chairs = chairsOf(wanted);
  const body = {
    game: mode,
    wishes: { ...(own ? {} : { adventure }), difficulty },
    ...(own ? { own: adventure } : {}),
    chairs,
    start: !chairs.some((each) => each.by === "open"),
  };
  const opened = await api("POST", "/api/tables", { body, ...(own && { token: shelfToken() }) });
  keepTable({ ...opened, title });
  return address({ way: "play", token: opened.token });
}
