import type { components } from "../../../protocol/http";
import { api } from "../../api";

export type Bestiary = components["schemas"]["Bestiary"];

let loading: Promise<Bestiary> | undefined;

/** Kinds of enemies, bonuses and terrain, asked of the server once; a failed try is forgotten. */
export function loadEnemies(): Promise<Bestiary> {
  loading ??= api("GET", "/api/journeys/enemies").catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
