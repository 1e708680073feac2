import type { components } from "../../protocol/http";
import { api } from "../api";
import { loadSavedDeck, listSavedDecks } from "../decks/savedDecks";
import type { Verdict } from "../decks/deckService";

export type Deck = components["schemas"]["DeckShape"];

/** A deck that can be brought to a table: shipped with the program, or from this browser's shelf. */
export interface PickDeck {
  id: string;
  name: string;
  notes: string;
  starter: boolean;
  own?: boolean;
  deck: Deck;
  verdict: Pick<Verdict, "legal" | "size" | "threat"> & { heroes?: string[] };
}

/** A deck of one's own that breaks a rule: whoever plays it is told so before. */
export function isIrregular(deck: PickDeck | undefined): boolean {
  return Boolean(deck?.own && !deck.verdict.legal);
}

let loading: Promise<PickDeck[]> | undefined;

/** The decks that come with the program, asked for once; a failed try is forgotten. */
export function shippedDecks(): Promise<PickDeck[]> {
  loading ??= api("GET", "/api/decks/shipped").catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Every deck that can be picked. The shelf may be empty or out of reach: then there are the shipped ones. */
export async function decksToPick(): Promise<PickDeck[]> {
  const [shipped, own] = await Promise.all([shippedDecks(), ownDecks().catch(() => [])]);
  return [...fromBuilder(), ...own, ...shipped];
}

/** The deck that somebody left the deck builder with, to play it; and its id among the decks to pick. */
export const FROM_BUILDER = "from the builder";

const KEY = "waybread.deck";

export function keepBuilderDeck(name: string, deck: Deck, verdict: PickDeck["verdict"]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ name, deck, verdict }));
  } catch {
    // a browser that keeps nothing picks the deck from its shelf
  }
}

function fromBuilder(): PickDeck[] {
  try {
    const { name, deck, verdict } = JSON.parse(sessionStorage.getItem(KEY) ?? "") as Pick<PickDeck, "name" | "deck" | "verdict">;
    return [{ id: FROM_BUILDER, name, notes: "", starter: false, own: true, deck, verdict }];
  } catch {
    return []; // none was left, or this browser keeps nothing
  }
}

async function ownDecks(): Promise<PickDeck[]> {
  const labels = await listSavedDecks();
  const decks = await Promise.all(labels.map(({ id }) => loadSavedDeck(id)));
  return decks.map(({ id, name, notes, deck, verdict }) => ({ id, name, notes, starter: false, own: true, deck, verdict }));
}

/** The deck that somebody chose while joining a table: it is brought as soon as they sit there. */
export const pendingDeck: { token: string; deck: PickDeck | null } = { token: "", deck: null };

/** Decks whose heroes can sit at one table. */
const WITH_OTHERS = ["leadership", "spirit", "tactics", "lore"];

/** A deck for one more chair: the first of those that come with the program without a hero who sits there already. */
export function fittingDeck(decks: readonly PickDeck[], heroes: readonly string[]): PickDeck | undefined {
  const free = decks.filter(({ deck }) => !deck.heroes.some((each) => heroes.includes(each)));
  return WITH_OTHERS.map((id) => free.find((each) => each.id === id)).find(Boolean) ?? free.find((each) => !each.own);
}

/** A first choice for each chair: decks whose heroes can sit at one table, good ones first. */
export function defaultDecks(decks: PickDeck[], chairs: number): string[] {
  const wanted = chairs === 1 ? ["three-spheres", "leadership"] : WITH_OTHERS;
  const known = wanted.filter((id) => decks.some((each) => each.id === id));
  const rest = decks.map((each) => each.id);
  const pool = known.length ? known : rest;
  const built = decks.find((each) => each.id === FROM_BUILDER);
  if (built) {
    const others = pool.filter((id) => !sharedHeroes([built.deck, decks.find((each) => each.id === id)?.deck]).length);
    pool.splice(0, pool.length, built.id, ...others);
  }
  return Array.from({ length: chairs }, (_, seat) => pool[seat % pool.length] ?? "");
}

/** Heroes that sit at the table twice: each is unique. */
export function sharedHeroes(decks: (Deck | undefined)[]): string[] {
  const seen = new Set<string>();
  const found = new Set<string>();
  for (const deck of decks) {
    for (const hero of deck?.heroes ?? []) {
      if (seen.has(hero)) found.add(hero);
      seen.add(hero);
    }
  }
  return [...found];
}
