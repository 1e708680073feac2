import { ALL_TYPES, plain, SPHERES, type CardFacts } from "./facts";

/** What is looked for: an empty list or word stands for anything. */
export interface Wanted {
  words: string;
  types: string[];
  spheres: string[];
  set: string;
  trait: string;
  /** "", "0" to "5", "6+" or "X". */
  cost: string;
  order: "number" | "title" | "cost" | "type";
}

export const ANYTHING: Wanted = { words: "", types: [], spheres: [], set: "", trait: "", cost: "", order: "number" };

/** What there is to choose from. */
export interface Choice {
  types: string[];
  sets: string[];
  traits: string[];
}

export function filterChoices(cards: readonly CardFacts[]): Choice {
  const types = new Set(cards.map((each) => each.type));
  return {
    types: ALL_TYPES.filter((each) => types.has(each)),
    sets: [...new Set(cards.flatMap((each) => [each.set, each.encounter_set ?? []].flat()))],
    traits: [...new Set(cards.flatMap((each) => each.traits))].sort((a, b) => a.localeCompare(b)),
  };
}

/** The cards that fit, in the wanted order. All words have to be found, with or without accents. */
export function findCards(cards: readonly CardFacts[], wanted: Wanted): CardFacts[] {
  const words = plain(wanted.words).split(/\s+/).filter(Boolean);
  return cards
    .filter(
      (each) =>
        (!wanted.types.length || wanted.types.includes(each.type)) &&
        (!wanted.spheres.length || wanted.spheres.includes(each.sphere ?? "")) &&
        (!wanted.set || each.set === wanted.set || each.encounter_set === wanted.set) &&
        (!wanted.trait || each.traits.includes(wanted.trait)) &&
        (!wanted.cost || costBand(each) === wanted.cost) &&
        hasAll(each, words),
    )
    .sort(ORDERS[wanted.order]);
}

function hasAll(card: CardFacts, words: readonly string[]): boolean {
  if (!words.length) return true;
  const text = plain([card.title, card.traits.join(" "), card.text, card.type, card.sphere, card.group].join(" "));
  return words.every((word) => text.includes(word));
}

/** The costs that can be chosen between. */
export const COSTS = ["0", "1", "2", "3", "4", "5", "6+", "X"];

export function costBand(card: CardFacts): string {
  if (card.cost === undefined) return "";
  return typeof card.cost === "number" && card.cost >= 6 ? "6+" : String(card.cost);
}

type Order = (a: CardFacts, b: CardFacts) => number;
const byNumber: Order = (a, b) => a.set.localeCompare(b.set) || a.number - b.number;
const byTitle: Order = (a, b) => a.title.localeCompare(b.title);
const worth = (card: CardFacts): number => (typeof card.cost === "number" ? card.cost : card.cost === "X" ? 90 : 99);
const place = (all: readonly string[], name: string): number => (all.includes(name) ? all.indexOf(name) : all.length);

const ORDERS: Record<Wanted["order"], Order> = {
  number: byNumber,
  title: byTitle,
  cost: (a, b) => worth(a) - worth(b) || byTitle(a, b),
  type: (a, b) =>
    place(ALL_TYPES, a.type) - place(ALL_TYPES, b.type) ||
    place(SPHERES, a.sphere ?? "") - place(SPHERES, b.sphere ?? "") ||
    worth(a) - worth(b) ||
    byTitle(a, b),
};
