/** The tables at which parties play, as this browser knows them: which party each belongs to, and the way back to it. */
export interface PartyTable {
  party: string;
  table: string;
  token: string;
}

const KEY = "waybread.parties";
const MOST = 40;

function tables(): PartyTable[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? (stored as PartyTable[]).filter((each) => typeof each.party === "string" && typeof each.token === "string") : [];
  } catch {
    return [];
  }
}

function store(stored: PartyTable[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(stored.slice(0, MOST)));
  } catch {
    // without storage the way back leads through the party's slot
  }
}

/** Remember that a party plays at a table. */
export function keepPartyTable(party: string, table: string, token: string): void {
  store([{ party, table, token }, ...tables().filter((each) => each.token !== token)]);
}

/** The party whose adventure is played at a table, by one's token to the table or the table's id; "" if it is none's. */
export function partyOfTable(token: string, table = ""): string {
  return tables().find((each) => each.token === token || (table && each.table === table))?.party ?? "";
}

/** One's token to the table at which a party plays, the latest; "" if this browser knows none. */
export function tokenOfParty(party: string): string {
  return tables().find((each) => each.party === party)?.token ?? "";
}

export function forgetParty(party: string): void {
  store(tables().filter((each) => each.party !== party));
}
