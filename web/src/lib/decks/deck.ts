import { cardInDeck, nameInDecks, nameOf, SPHERES, type CardFacts, type Sphere } from "../cards/facts";

/** A deck as a game's setup has it: heroes and cards by title, or by key where several have the title. */
export interface Deck {
  heroes: string[];
  cards: Record<string, number>;
}

export const MOST_HEROES = 3;
export const MOST_COPIES = 3;
export const FEWEST_CARDS = 50;
export const HAND = 6;

export function emptyDeck(): Deck {
  return { heroes: [], cards: {} };
}

export function countOf(deck: Deck, card: CardFacts): number {
  return card.type === "hero" ? Number(deck.heroes.includes(nameInDecks(card))) : (deck.cards[nameInDecks(card)] ?? 0);
}

/** Why another copy cannot go in; "" where it can. */
export function whyNotMore(deck: Deck, card: CardFacts): string {
  if (card.type === "hero") {
    if (deck.heroes.includes(nameInDecks(card))) return `${nameOf(card)} is there already: heroes are unique.`;
    return deck.heroes.length >= MOST_HEROES ? `A deck has at most ${MOST_HEROES} heroes.` : "";
  }
  return countOf(deck, card) >= MOST_COPIES ? `A deck has at most ${MOST_COPIES} copies of a card.` : "";
}

/** The deck with one more copy; the same deck where that cannot be. */
export function addCard(deck: Deck, card: CardFacts): Deck {
  if (whyNotMore(deck, card)) return deck;
  if (card.type === "hero") return { ...deck, heroes: [...deck.heroes, nameInDecks(card)] };
  return { ...deck, cards: { ...deck.cards, [nameInDecks(card)]: countOf(deck, card) + 1 } };
}

/** The deck with one copy less. */
export function removeCard(deck: Deck, card: CardFacts): Deck {
  if (card.type === "hero") return { ...deck, heroes: deck.heroes.filter((each) => each !== nameInDecks(card)) };
  const { [nameInDecks(card)]: count = 0, ...rest } = deck.cards;
  return { ...deck, cards: count > 1 ? { ...deck.cards, [nameInDecks(card)]: count - 1 } : rest };
}

/** The deck with the names that decks have today; the same deck where it has them. A title means its first card. */
export function withNamesOfToday(deck: Deck, known: ReadonlyMap<string, CardFacts>): Deck {
  const today = (name: string, hero: boolean): string => {
    const card = cardInDeck(known, name, hero);
    return card?.name ? card.key : name;
  };
  const heroes = deck.heroes.map((each) => today(each, true));
  const cards = Object.entries(deck.cards).map(([name, count]): [string, number] => [today(name, false), count]);
  const same = heroes.every((each, n) => each === deck.heroes[n]) && cards.every(([name]) => name in deck.cards);
  return same ? deck : { heroes, cards: Object.fromEntries(cards) };
}

export function sizeOf(deck: Deck): number {
  return Object.values(deck.cards).reduce((sum, count) => sum + count, 0);
}

/** A title with its facts, where it is a card we know, and its count. */
export interface Line {
  title: string;
  count: number;
  facts: CardFacts | undefined;
}

export interface Group {
  name: string;
  lines: Line[];
  count: number;
}

/** The cards of a deck by type, each by cost and title. */
export function groupByType(deck: Deck, known: ReadonlyMap<string, CardFacts>): Group[] {
  const lines = Object.entries(deck.cards).map(([title, count]): Line => ({ title, count, facts: cardInDeck(known, title, false) }));
  const cost = (line: Line): number => (typeof line.facts?.cost === "number" ? line.facts.cost : 99);
  lines.sort((a, b) => cost(a) - cost(b) || a.title.localeCompare(b.title));
  return ["ally", "attachment", "event", "other"]
    .map((name) => {
      const here = lines.filter(({ facts }) => (["ally", "attachment", "event"].includes(facts?.type ?? "") ? facts?.type : "other") === name);
      return { name, lines: here, count: here.reduce((sum, each) => sum + each.count, 0) };
    })
    .filter((each) => each.lines.length);
}

/** A part of a chart: its name and how many cards it has. */
export interface Bar {
  name: string;
  count: number;
}

/** How many cards there are of each cost. */
export function costCurve(deck: Deck, known: ReadonlyMap<string, CardFacts>): Bar[] {
  const names = ["0", "1", "2", "3", "4", "5", "6+", "X"];
  const counts = tally(deck, known, ({ cost }) => (typeof cost === "number" && cost >= 6 ? "6+" : String(cost ?? "")));
  const bars = names.map((name) => ({ name, count: counts.get(name) ?? 0 }));
  return bars.filter(({ name, count }) => name !== "X" || count);
}

export function sphereShares(deck: Deck, known: ReadonlyMap<string, CardFacts>): Bar[] {
  const counts = tally(deck, known, ({ sphere }) => sphere ?? "neutral");
  return SPHERES.map((name) => ({ name, count: counts.get(name) ?? 0 })).filter(({ count }) => count);
}

export function typeShares(deck: Deck, known: ReadonlyMap<string, CardFacts>): Bar[] {
  const counts = tally(deck, known, ({ type }) => type);
  return ["ally", "attachment", "event"].map((name) => ({ name, count: counts.get(name) ?? 0 }));
}

function tally(deck: Deck, known: ReadonlyMap<string, CardFacts>, name: (card: CardFacts) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [title, count] of Object.entries(deck.cards)) {
    const facts = cardInDeck(known, title, false);
    if (facts) counts.set(name(facts), (counts.get(name(facts)) ?? 0) + count);
  }
  return counts;
}

/** The average cost of the cards that have a number for one. */
export function averageCost(deck: Deck, known: ReadonlyMap<string, CardFacts>): number {
  let sum = 0;
  let cards = 0;
  for (const [title, count] of Object.entries(deck.cards)) {
    const cost = cardInDeck(known, title, false)?.cost;
    if (typeof cost !== "number") continue;
    sum += cost * count;
    cards += count;
  }
  return cards ? sum / cards : 0;
}

/** Spheres of cards that no hero of the deck can pay for (lcg:resource-match.1). */
export function unpayableSpheres(deck: Deck, known: ReadonlyMap<string, CardFacts>): Sphere[] {
  const paid = new Set(deck.heroes.map((each) => cardInDeck(known, each, true)?.sphere));
  return sphereShares(deck, known)
    .map(({ name }) => name as Sphere)
    .filter((each) => each !== "neutral" && deck.heroes.length > 0 && !paid.has(each));
}

/** What a chart shows, in a sentence. */
export function chartSentence(bars: readonly Bar[], of: string): string {
  const parts = bars.filter(({ count }) => count).map(({ name, count }) => `${name}: ${count}`);
  return parts.length ? `${of}: ${parts.join(", ")}.` : `${of}: no cards yet.`;
}

/** The deck in a random order. */
export function shuffle(deck: Deck, random: () => number = Math.random): string[] {
  const pile = Object.entries(deck.cards).flatMap(([title, count]) => Array<string>(count).fill(title));
  for (let last = pile.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [pile[last], pile[other]] = [pile[other] as string, pile[last] as string];
  }
  return pile;
}
