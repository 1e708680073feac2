import type { Connection } from "../connection.svelte";
import { Play } from "./play.svelte";

export { default as Game } from "./CardGame.svelte";

export function sit(token: string, connection: Connection): Play {
  return new Play(token, connection);
}
