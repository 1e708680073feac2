/** What a seat may know of a journey (src/waybread/journeys/views.py), and what the app shows in table mode (journeys/companion/views.py). */
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
  lore: number;
  dark: boolean;
  map: MapPicture | null;
  /** Tiles that have not been explored. */
  unexplored: number[];
  /** Spaces with a darkness token. */
  darkness: number[];
  tokens: Token[];
  trinkets: string[];
  won: boolean | null;
  /** All that can be chosen, where this seat is asked. */
  options?: number[];
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

/** A journey in digital mode, as a seat may know it. */
export interface JourneyView extends AppView {
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

/** Table mode: all that the app shows, to everybody. */
export interface CompanionView extends AppView {
  groups: Portrait[];
}
