import type { components } from "../protocol/http";
import { api } from "./api";

export type Bot = components["schemas"]["BotFacts"];

/** The bots that the server offers; none until they have arrived. The first is the default. */
class BotList {
  all = $state.raw<readonly Bot[]>([]);
  private asked: Promise<void> | undefined;

  /** Ask the server once; if it does not answer, the next call asks again. */
  load(): Promise<void> {
    this.asked ??= api("GET", "/api/bots").then(
      (found) => void (this.all = found),
      () => void (this.asked = undefined),
    );
    return this.asked;
  }

  /** Those that play a game. */
  of(game: string): Bot[] {
    return this.all.filter((each) => each.games.includes(game));
  }

  /** By name; the default where there is none so called. */
  named(name: string): Bot | undefined {
    return this.all.find((each) => each.name === name) ?? this.all[0];
  }
}

/** One for the whole page. */
export const bots = new BotList();

/** "Scout (quick)" */
export function botLabel({ name, quick }: Bot): string {
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)} (${quick ? "quick" : "thinks ahead"})`;
}
