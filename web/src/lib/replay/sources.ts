import { api } from "../api";
import { address, keepTable } from "../home/knownTables";
import { shelf, shelfToken } from "../shelf";
import type { Replay, Shown } from "./replayTexts";

/** Where a game is told from: as a whole, and moment by moment. */
export interface Source {
  read: () => Promise<Replay>;
  moment: (number: number) => Promise<Shown>;
  /** The text of its save, where there is one to go on with. */
  text?: () => Promise<string>;
}

/** A quest on this browser's shelf. */
export function questSource(id: string): Source {
  return {
    read: () => api("GET", "/api/quests/{quest}/replay", { path: { quest: id }, token: shelfToken() }),
    moment: (moment) => api("GET", "/api/quests/{quest}/replay/{moment}", { path: { quest: id, moment }, token: shelfToken() }),
  };
}

/** A save file on this browser's shelf. */
export function saveSource(id: string): Source {
  return {
    read: () => shelf("GET", "/api/shelf/saves/{kept}/replay", { path: { kept: id } }),
    moment: (moment) => shelf("GET", "/api/shelf/saves/{kept}/replay/{moment}", { path: { kept: id, moment } }),
    text: async () => (await shelf("GET", "/api/shelf/saves/{kept}", { path: { kept: id } })).save,
  };
}

/** The text of a save file. */
export function fileSource(save: string): Source {
  return {
    read: () => api("POST", "/api/replays/read", { body: { save } }),
    moment: (moment) => api("POST", "/api/replays/moment", { body: { save, moment } }),
    text: () => Promise.resolve(save),
  };
}

/** Open a table with the game of a save, all chairs one's own; the answer is its address. */
export async function continueGame(replay: Replay, save: string, name: string): Promise<string> {
  const chairs = replay.players.map((_, seat) => ({ by: "me", name: seat ? `${name} ${seat + 1}` : name }));
  const opened = await api("POST", "/api/tables", { body: { chairs, save } });
  keepTable({ ...opened, scenario: replay.scenario, title: replay.title });
  return address({ way: "play", token: opened.token });
}
