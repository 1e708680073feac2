/** What a seat may know of a journey (src/waybread/journeys/views.py), and what the app shows in table mode (journeys/companion/app_view.py). */
export type Point = [x: number, y: number];

export interface MapBorder {
  /** The space beyond; null where the map ends. */
  to: number | null;
  black: boolean;
  crossed: boolean;
  walled: boolean;
  ends: Point[];
}

export interface MapSpace {
  space: number;
  tile: number;
  number: number;
  centre: Point;
  spots: Point[];
  outline: Point[];
  borders: MapBorder[];
  neighbours: number[];
  dark: boolean;
}

export interface MapTile {
  tile: string;
  ground: string;
  turn: number;
  spaces: number[];
  box: Point | null;
  arrows: boolean;
}

/** A board as it is drawn; lengths are in edges of a hex. */
export interface MapPicture {
  battle: boolean;
  tiles: MapTile[];
  spaces: MapSpace[];
}

export interface TokenButton {
  place: number;
  words: string;
  stats?: string[];
  need?: number;
  /** Do the successes of several tries add up? Then what is needed is what is left. */
  adds?: boolean;
}

export interface Token {
  number: number;
  kind: string;
  space: number;
  name: string;
  across: number | null;
  text: string;
}

/** Health, armour and sorcery of a figure. */
export type Figure = [health: number, armour: number, sorcery: number];

/** What either mode shows: the story, the map and what lies on it. */
export interface AppView {
  adventure: string;
  title: string;
  kind: string;
  difficulty: string;
  round: number;
  phase: string;
  threat: number;
  threat_end: number;
  thresholds: number[];
  rise: number;
  objective: string;
  objective_words: string;
  /** How many there are and how many are needed of what the objective counts. */
  objective_counts: [have: number, needed: number][];
  /** The words of the ending that it has come to; empty before. */
  ending: string;
  /** What the party has, from earlier adventures too. */
  lore: number;
  /** What this adventure has brought. */
  gained: { lore: number; experience: number };
  dark: boolean;
  map: MapPicture | null;
  /** Tiles that have not been explored. */
  unexplored: number[];
  /** Spaces with a darkness token. */
  darkness: number[];
  tokens: Token[];
  trinkets: string[];
  won: boolean | null;
}

export interface CardRef {
  card: number;
  key: string;
  /** Depletion tokens. */
  tokens?: number;
}

export interface HarmRef {
  card: number;
  type: string;
  up: boolean;
  key?: string;
}

export interface SeenHero {
  hero: string;
  role: string;
  seat: number;
  space: number;
  defeated: boolean;
  inspiration: number;
  last_stands: number;
  values: Record<string, number>;
  deck: number;
  discards: CardRef[];
  prepared: CardRef[];
  equipped: CardRef[];
  boons: CardRef[];
  aside: CardRef[];
  harm: HarmRef[];
}

export interface SeenGroup {
  number: number;
  kind: string;
  space: number;
  exhausted: boolean;
  banner: string;
  bonuses: string[];
  figures: Figure[];
}

export interface JourneyToken extends Token {
  words: string;
  own_rules: boolean;
  buttons: TokenButton[];
}

/** The exact chance of each number of successes of a test, from none on. */
export interface Chances {
  /** How many cards are revealed. */
  cards: number;
  odds: number[];
  /** With all of the hero's inspiration spent on fate. */
  inspired: number[];
  inspiration: number;
}

/** What hits and modifiers would do to a group. */
export interface Preview {
  group: number;
  hits: number;
  modifiers: string[];
  /** The health bars afterwards, in the order of the figures. */
  bars: Figure[];
  /** Places of the figures that would fall. */
  defeated: number[];
  /** Places of the figures whose armour would be sundered. */
  sundered: number[];
  stunned: boolean;
}

/** A line of an item that could be paid for: the item's card times eight, plus its place; with what the attack would do with it. */
export interface LinePreview extends Preview {
  line: number;
}

export type Purpose = "test" | "interact" | "negate" | "attack" | "last stand";

/** A test under way. */
export interface SeenTest {
  hero: number;
  stat: string;
  purpose: Purpose;
  /** The successes that pass it; 0 where all are counted. */
  need: number;
  /** Do the successes of several tries add up? */
  adds: boolean;
  token: number;
  group: number;
  /** Cards of the items chosen for an attack. */
  items: number[];
  more: number;
  /** Have cards been revealed? */
  began: boolean;
  revealed: CardRef[];
  used_fate: number;
  success: number;
  /** What it came to, once the results are counted; -1 before. */
  total: number;
  spent: number;
  hits: number;
  modifiers: string[];
  successes: number;
  fate: number;
  /** What would be suffered, in a test to negate. */
  damage: number;
  fear: number;
  /** Cards whose abilities have brought successes. */
  helped: CardRef[];
  /** Before cards are revealed. */
  chances?: Chances;
  /** Of an attack. */
  preview?: Preview;
  lines?: LinePreview[];
}

/** A journey in digital mode, as a seat may know it. */
export interface JourneyView extends AppView {
  /** Why it ended; empty before. */
  reason: string;
  tokens: JourneyToken[];
  groups: SeenGroup[];
  active: number;
  actions: number;
  moves: number;
  acted: number[];
  activating: number;
  heroes: SeenHero[];
  decks: { damage: number; fear: number };
  /** Cards seen in decks, by hero or deck: place from the top, key. */
  known: Record<string, [place: number, key: string][]>;
  turned_up: CardRef[];
  terrain: string[];
  test: SeenTest | null;
  /** What a test of each stat would come to for the hero whose turn it is, or who chooses a stat: then with what that test needs. */
  chances: { hero: number; stats: Record<string, Chances>; need?: number; adds?: boolean } | null;
}

export interface Bonus {
  name: string;
  text: string;
}

export interface Portrait {
  number: number;
  kind: string;
  name: string;
  ranged: boolean;
  elite: boolean;
  banner: string;
  exhausted: boolean;
  bonuses: Bonus[];
  figures: Figure[];
}

/** Something that the app has said. */
export interface AppNote {
  kind: string;
  round: number;
  facts: Record<string, string | number | boolean | number[]>;
  words: string;
}

/** A hero in the party menu. */
export interface AppHero {
  hero: string;
  role: string;
  /** Keys of cards; titles are among the skills. */
  items: string[];
  skills: string[];
  last_stands: number;
  defeated: boolean;
}

/** The open attack pane. */
export interface AppPane {
  group: number;
  hits: number;
  modifiers: string[];
  forbidden: string[];
  /** The bonus that forbids a modifier, by its name. */
  because: Record<string, string>;
  preview: Figure[];
  sundered: number[];
  stunned: boolean;
}

/** Table mode: all that the app shows, to everybody. */
export interface CompanionView extends AppView {
  tokens: JourneyToken[];
  groups: Portrait[];
  /** The group that activates; -1 if none does. */
  activating: number;
  party: AppHero[];
  pane: AppPane | null;
  chronicle: AppNote[];
  experience: number;
}

/** A card that lies open, or that this seat has seen: whose it is, and where it lies. */
export interface SeenCard extends CardRef {
  hero: number;
  where: "hero" | "prepared" | "equipped" | "boons" | "aside" | "harm" | "discards" | "turned up";
}

/** The cards that are known, by their ids; the first ids are the hero cards. */
export function cardsOf(view: JourneyView): ReadonlyMap<number, SeenCard> {
  const found = new Map<number, SeenCard>();
  for (const card of view.turned_up) found.set(card.card, { ...card, hero: -1, where: "turned up" });
  view.heroes.forEach((each, hero) => {
    found.set(hero, { card: hero, key: `hero.${each.hero.toLowerCase()}`, hero, where: "hero" });
    for (const where of ["prepared", "equipped", "boons", "aside", "discards"] as const) {
      for (const card of each[where]) found.set(card.card, { ...card, hero, where });
    }
    for (const { card, key } of each.harm) if (key) found.set(card, { card, key, hero, where: "harm" });
  });
  return found;
}

export const NO_CARDS: ReadonlyMap<number, SeenCard> = new Map();
