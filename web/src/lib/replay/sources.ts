import type { components } from "../../protocol/http";
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
  const ask = <T>(end: string): Promise<T> => api<T>("GET", `/api/quests/${id}/replay${end}`, undefined, shelfToken());
  return { read: () => ask<Replay>(""), moment: (number) => ask<Shown>(`/${number}`) };
}

/** A save file on this browser's shelf. */
export function saveSource(id: string): Source {
  return {
    read: () => shelf<Replay>("GET", `/saves/${id}/replay`),
    moment: (number) => shelf<Shown>("GET", `/saves/${id}/replay/${number}`),
    text: async () => (await shelf<{ save: string }>("GET", `/saves/${id}`)).save,
  };
}

/** The text of a save file. */
export function fileSource(save: string): Source {
  return {
    read: () => api<Replay>("POST", "/api/replays/read", { save }),
    moment: (moment) => api<Shown>("POST", "/api/replays/moment", { save, moment }),
    text: () => Promise.resolve(save),
  };
}

/** Open a table with the game of a save, all chairs one's own; the answer is its address. */
export async function continueGame(replay: Replay, save: string, name: string): Promise<string> {
  const chairs = replay.players.map((_, seat) => ({ by: "me", name: seat ? `${name} ${seat + 1}` : name }));
  const opened = await api<components["schemas"]["Opened"]>("POST", "/api/tables", { chairs, save });
  keepTable({ ...opened, scenario: replay.scenario, title: replay.title });
  return address({ way: "play", token: opened.token });
}
