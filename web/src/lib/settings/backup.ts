/** All that this browser keeps for Waybread: choices, tokens of tables and shelf, the deck being built. */
export interface Backup {
  waybread: 1;
  kept: Record<string, string>;
}

const PREFIX = "waybread.";

export function backup(storage: Storage = localStorage): Backup {
  const names = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? "");
  const ours = names.filter((each) => each.startsWith(PREFIX));
  return { waybread: 1, kept: Object.fromEntries(ours.map((each) => [each, storage.getItem(each) ?? ""])) };
}

/** Put a backup in the place of what is there; gives how many things it held. Nothing is changed by a file that is none. */
export function restore(text: string, storage: Storage = localStorage): number {
  let found: Partial<Backup>;
  try {
    found = JSON.parse(text) as Partial<Backup>;
  } catch {
    throw new Error("This file is no JSON: choose the file that 'Save a copy' made.");
  }
  const entries = Object.entries(found.kept ?? {});
  const good = entries.every(([name, value]) => name.startsWith(PREFIX) && typeof value === "string");
  if (found.waybread !== 1 || !entries.length || !good) throw new Error("This file is no copy of a Waybread browser.");
  for (const [name, value] of entries) storage.setItem(name, value);
  return entries.length;
}
