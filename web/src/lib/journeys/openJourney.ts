import type { Connection } from "../connection.svelte";
import { Journey } from "./journey.svelte";

export { default as Game } from "./JourneyGame.svelte";

export function createTable(token: string, connection: Connection): Journey {
  return new Journey(token, connection);
}
