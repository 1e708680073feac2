import type { Connection } from "../connection.svelte";
import { CardTable } from "./cardTable.svelte";

export { default as Game } from "./CardGame.svelte";

export function createTable(token: string, connection: Connection): CardTable {
  return new CardTable(token, connection);
}
