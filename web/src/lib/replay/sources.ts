import { api } from "../api";
import { shelf, shelfToken } from "../shelf";
import type { Replay, Shown } from "./telling";

/** Where a game is told from: as a whole, and moment by moment. */
export interface Source {
  read: () => Promise<Replay>;
  moment: (number: number) => Promise<Shown>;
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
  };
}

/** The text of a save file. */
export function fileSource(save: string): Source {
  return {
    read: () => api<Replay>("POST", "/api/replays/read", { save }),
    moment: (moment) => api<Shown>("POST", "/api/replays/moment", { save, moment }),
  };
}
