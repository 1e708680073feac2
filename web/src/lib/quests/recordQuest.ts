import { api } from "../api";
import { knownTables, tableOf } from "../home/knownTables";
import { shelf } from "../shelf";
import type { Quest } from "./quests";

const KEY = "waybread.shelved";
const MOST = 200;

function recordedTables(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    return [];
  }
}

/** Put the finished game of a table on this browser's shelf. Doing it twice does no harm. */
export async function recordQuest(token: string, table = tableOf(token)?.table): Promise<Quest> {
  const quest = await shelf("POST", "/api/shelf/quests", { body: { token } });
  if (!table) return quest;
  try {
    localStorage.setItem(KEY, JSON.stringify([table, ...recordedTables().filter((each) => each !== table)].slice(0, MOST)));
  } catch {
    // it is asked for again the next time
  }
  return quest;
}

/** Look at the tables that this browser knows, and shelve what has ended since; says how many that were. */
export async function recordFinished(): Promise<number> {
  const done = recordedTables();
  let count = 0;
  for (const known of knownTables().filter((each) => !done.includes(each.table))) {
    const token = known.token || known.watch;
    try {
      const seen = await api("GET", "/api/tables/mine", { token });
      if (seen.status !== "over") continue;
      await recordQuest(token, known.table);
      count += 1;
    } catch {
      // a table that is gone has nothing for the log
    }
  }
  return count;
}
