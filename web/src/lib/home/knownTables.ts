/** The tables that this browser knows, with the tokens that lead to them; kept here alone. */
export interface KnownTable {
  table: string;
  /** "" for a table that is only watched. */
  token: string;
  invite: string;
  watch: string;
  scenario: string;
  /** What is played, where its key says too little. */
  title?: string;
  /** When it was last open, in milliseconds. */
  seen: number;
  /** How its game ended; "" as long as nothing is known of that. */
  ended: "" | "won" | "lost";
}

const KEY = "waybread.tables";
const MOST = 24;

export function knownTables(): KnownTable[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    if (!Array.isArray(stored)) return [];
    return (stored as KnownTable[]).filter((each) => typeof each.table === "string").map((each) => ({ ...each, ended: each.ended ?? "" }));
  } catch {
    return [];
  }
}

/** Keep what is known of a table; what was known before stays where nothing new is said. */
export function keepTable(known: Partial<KnownTable> & { table: string }): void {
  const before = knownTables();
  const old = before.find((each) => each.table === known.table);
  const first: KnownTable = { table: known.table, token: "", invite: "", watch: "", scenario: "", seen: 0, ended: "" };
  // whoever opens a table may take its end back
  store([{ ...first, ...old, ended: "", ...known, seen: Date.now() }, ...before.filter((each) => each.table !== known.table)]);
}

/** Its game is over: it is kept apart from those that can be gone on with. */
export function keepEnding(table: string, won: boolean): void {
  store(knownTables().map((each) => (each.table === table ? { ...each, ended: won ? "won" : "lost" } : each)));
}

export function forgetTable(table: string): void {
  store(knownTables().filter((each) => each.table !== table));
}

export function tableOf(token: string): KnownTable | undefined {
  return knownTables().find((each) => each.token === token);
}

function store(tables: KnownTable[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables.slice(0, MOST)));
  } catch {
    // a browser that keeps nothing still plays, by its links
  }
}

/** What stands after the # of a table's address: what it is for, and its token. */
export interface Place {
  way: "play" | "join" | "watch";
  token: string;
}

export function placeOf(hash: string): Place | null {
  const [, way, token] = /^(?:(join|watch)=)?([\w-]{8,64})$/.exec(hash) ?? [];
  return token ? { way: way === "join" || way === "watch" ? way : "play", token } : null;
}

/** The place that a pasted link, or the end of one, leads to. */
export function placeIn(pasted: string): Place | null {
  const text = pasted.trim();
  return placeOf(text.includes("#") ? text.slice(text.indexOf("#") + 1) : text);
}

export function address({ way, token }: Place): string {
  return `/table#${way === "play" ? "" : `${way}=`}${token}`;
}
