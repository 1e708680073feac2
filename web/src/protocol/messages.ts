/* Made by `npm run types` from web/schema; not to be edited. */

/**
 * All that a client may know of a table. It is sent whole once, and by its changes after that.
 */
export type Document = CardgameDocument | JourneysDocument | CompanionDocument;
/**
 * How far a table is.
 */
export type Status = "gathering" | "playing" | "over";
/**
 * A window that a policy can name.
 */
export type CardgameStop =
  | "lcg:window.1.3"
  | "lcg:window.2.2"
  | "lcg:window.3.1"
  | "lcg:window.3.2"
  | "lcg:window.3.3"
  | "lcg:window.3.4"
  | "lcg:window.4.2"
  | "lcg:window.5.2"
  | "lcg:window.5.3"
  | "lcg:window.6.2"
  | "lcg:window.6.4b"
  | "lcg:window.6.4.1"
  | "lcg:window.6.4.2"
  | "lcg:window.6.4.3"
  | "lcg:window.6.8.1"
  | "lcg:window.6.8.2"
  | "lcg:window.6.8.3"
  | "lcg:window.7.4"
  | "response";
/**
 * A keyword of the card game.
 */
export type CardgameKeyword =
  | "ambush"
  | "doomed"
  | "guarded"
  | "indestructible"
  | "permanent"
  | "ranged"
  | "regenerate"
  | "restricted"
  | "secrecy"
  | "sentinel"
  | "surge"
  | "victory";
/**
 * A question that is a window.
 */
export type CardgameWindow = "action" | "response";

/**
 * The messages between a client and the server; docs/protocol.md explains them.
 */
export interface Protocol {
  Agree?: Agree;
  AskHint?: AskHint;
  Bring?: Bring;
  CardName?: CardName;
  ChairInfo?: ChairInfo;
  Choice?: Choice;
  Choose?: Choose;
  DeckInfo?: DeckInfo;
  Document?: Document;
  Done?: Done;
  Free?: Free;
  Goodbye?: Goodbye;
  Hello?: Hello;
  HintOption?: HintOption;
  Hints?: Hints;
  Leave?: Leave;
  Line?: Line;
  PassOn?: PassOn;
  Pause?: Pause;
  Policy?: Policy;
  Question?: Question;
  Reason?: Reason;
  Redo?: Redo;
  Refusal?: Refusal;
  Refuse?: Refuse;
  Resume?: Resume;
  SeatBot?: SeatBot;
  SetPolicy?: SetPolicy;
  Spot?: Spot;
  Start?: Start;
  Status?: Status;
  Text?: Text;
  Undo?: Undo;
  UndoInfo?: UndoInfo;
  Update?: Update;
  Welcome?: Welcome;
  Why?: Why;
  CardgameDocument?: CardgameDocument;
  JourneysDocument?: JourneysDocument;
  CompanionDocument?: CompanionDocument;
  CardGameView?: CardGameView;
  SeenCard?: SeenCard;
  OtherArea?: OtherArea;
  LookedAt?: LookedAt;
  SeenPlayer?: SeenPlayer;
  SeenAttack?: SeenAttack;
  SeenSideDeck?: SeenSideDeck;
  SeenCardTest?: SeenCardTest;
  SeenOutcome?: SeenOutcome;
  JourneyView?: JourneyView;
  Gained?: Gained;
  MapPicture?: MapPicture;
  MapTile?: MapTile;
  MapSpace?: MapSpace;
  MapBorder?: MapBorder;
  SeenToken?: SeenToken;
  TokenButton?: TokenButton;
  SeenGroup?: SeenGroup;
  SeenHero?: SeenHero;
  OpenCard?: OpenCard;
  HarmCard?: HarmCard;
  HarmDecks?: HarmDecks;
  SeenSkillTest?: SeenSkillTest;
  Chances?: Chances1;
  Preview?: Preview1;
  LinePreview?: LinePreview;
  TestsAhead?: TestsAhead;
  CompanionView?: CompanionView;
  Portrait?: Portrait;
  SeenBonus?: SeenBonus;
  AppHero?: AppHero;
  MapExtra?: MapExtra;
  MapEntry?: MapEntry;
  MapClaim?: MapClaim;
  SeenCondition?: SeenCondition;
  AppPane?: AppPane;
  AppNote?: AppNote;
  CardgameStop?: CardgameStop;
  CardgameKeyword?: CardgameKeyword;
  CardgameWindow?: CardgameWindow;
}
/**
 * Agree to what somebody wants to take back.
 */
export interface Agree {
  type: "agree";
  id: number;
}
/**
 * What would the search do?
 */
export interface AskHint {
  type: "hint";
  id: number;
  seat: number;
}
/**
 * Bring a deck, or heroes, before the game begins.
 */
export interface Bring {
  type: "deck";
  id: number;
  seat: number;
  deck: unknown;
  /**
   * What the player calls it.
   */
  name: string;
}
/**
 * A card in a sentence: pages make a link of it.
 */
export interface CardName {
  id: number;
  title: string;
  /**
   * Which design it is, in a game that has several with the same title.
   */
  key: string;
}
/**
 * A chair as everybody sees it.
 */
export interface ChairInfo {
  taken: boolean;
  yours: boolean;
  deck: DeckInfo | null;
  name: string;
  /**
   * The bot that chooses here, if one does.
   */
  bot: string;
  passing: boolean;
  /**
   * Somebody holds it, and is not at the table just now.
   */
  away: boolean;
}
/**
 * What a player brings, a deck or heroes, as everybody sees it before the game.
 */
export interface DeckInfo {
  /**
   * What its player calls it; "" if nobody said.
   */
  name: string;
  heroes: string[];
  /**
   * How many, without the heroes.
   */
  cards: number;
  /**
   * Whatever else the game wants to be seen.
   */
  more: {
    [k: string]: unknown;
  };
}
/**
 * One option of a decision, as a person reads it.
 */
export interface Choice {
  option: number;
  label: string;
  /**
   * The card on the table that is chosen with it, if one is.
   */
  card: number | null;
  /**
   * What else on the table is chosen with it.
   */
  spot: Spot | null;
  /**
   * The player who is chosen with it, if one is.
   */
  seat: number | null;
  /**
   * What it does, in a word: with the game before it, the id of the message that names the choice.
   */
  verb: string;
  /**
   * What it is done with: a card, a player, a place, a number; it is put into that message.
   */
  subject: number | string | CardName | Text | (number | string | CardName | Text)[] | null;
  /**
   * What else there is to know of it: a price, what tells two copies apart, the words of a card.
   */
  details: Text[];
}
/**
 * Something on the table that is no card: a space, a token, a figure.
 */
export interface Spot {
  /**
   * What it is, in the words of the game: *space*, *token*, *group*, *hero*.
   */
  kind: string;
  /**
   * By which the view has it.
   */
  number: number;
}
/**
 * A message of the catalogue with its arguments.
 */
export interface Text {
  id: string;
  args: {
    [k: string]: number | string | CardName | Text | (number | string | CardName | Text)[];
  };
}
/**
 * Answer the question of this moment for a seat.
 */
export interface Choose {
  type: "choose";
  id: number;
  seat: number;
  option: number;
  moment: number;
}
/**
 * All that a client may know of a table. It is sent whole once, and by its changes after that.
 */
export interface CardgameDocument {
  game: "cardgame";
  wishes: {
    [k: string]: unknown;
  };
  status: Status;
  paused: boolean;
  moment: number;
  answers: number;
  /**
   * How many answers have been taken back so far.
   */
  undone: number;
  /**
   * The seat that is asked, if one is.
   */
  asked: number | null;
  chairs: ChairInfo[];
  undo: UndoInfo | null;
  /**
   * By seat, for the seats that are yours.
   */
  policies: {
    [k: string]: Policy;
  };
  /**
   * What each of your seats may know of the game, empty before it begins; a spectator has one, under ``watch``.
   */
  views: {
    [k: string]: CardGameView;
  };
  /**
   * What you are asked, if you are.
   */
  question: Question | null;
  /**
   * Where in the log begins what has happened since your last choice; for spectators, anybody's.
   */
  since: number;
  /**
   * How many answers that were taken back could be given again, one after the other.
   */
  redo: number;
}
/**
 * Somebody wants to take something back.
 */
export interface UndoInfo {
  agreed: number;
  /**
   * You asked, or have agreed: the others are waited for.
   */
  yours: boolean;
  name: string;
  /**
   * The number of answers that would stay.
   */
  keep: number;
}
/**
 * When a player wants to be asked. Windows are named by a decision's kind (action) or rule (lcg:window.3.2).
 */
export interface Policy {
  /**
   * Asked here even where there is nothing to choose.
   */
  stops: string[];
  /**
   * Passed here even where something could be done.
   */
  skips: string[];
  /**
   * Titles: a window that offers one of these is never skipped.
   */
  cards: string[];
}
/**
 * The table; while players are separated, with the viewer's staging area.
 */
export interface CardGameView {
  willpower: number;
  willpower_parts: [number, string, string, number][];
  threat: number;
  threat_parts: [number, string, string, number][];
  quest: SeenCard[];
  active_locations: SeenCard[];
  staging: SeenCard[];
  scenario: string;
  round: number;
  phase: string;
  first_player: number;
  active_player: number;
  campaign: SeenCard[];
  elsewhere?: OtherArea[];
  encounter_deck: number;
  encounter_discards: [number, string, string][];
  victory_points: number;
  victory_display: [number, string, string][];
  aside: [number, string, string][];
  removed: [number, string, string][];
  stages_left: number;
  looked_at: LookedAt[];
  players: SeenPlayer[];
  attack: SeenAttack | null;
  side_decks?: SeenSideDeck[];
  test?: SeenCardTest;
  /**
   * The player who is asked, until the game is over.
   */
  asked?: number;
  outcome: SeenOutcome | null;
}
/**
 * A card that lies on the table. One that lies face down has only its state; so has a quest card's side A.
 */
export interface SeenCard {
  id: number;
  title: string;
  /**
   * The key of its design.
   */
  key?: string;
  type?: string;
  exhausted?: boolean;
  committed?: boolean;
  facedown?: boolean;
  willpower?: number;
  attack?: number;
  defense?: number;
  hit_points?: number;
  threat?: number;
  quest_points?: number;
  engagement_cost?: number;
  /**
   * Where its changed numbers come from.
   */
  why?: {
    [k: string]: [string, number, string][];
  };
  damage?: number;
  progress?: number;
  resources?: number;
  /**
   * The title of the card that serves as this one.
   */
  printed?: string;
  /**
   * Seats with whom an enemy of the staging area counts as engaged.
   */
  engaged_with?: number[];
  attachments?: SeenCard[];
  /**
   * Null: face down.
   */
  shadow_cards?: ([number, string, string] | null)[];
}
/**
 * The staging area of players who are separated from the viewer.
 */
export interface OtherArea {
  willpower: number;
  willpower_parts: [number, string, string, number][];
  threat: number;
  threat_parts: [number, string, string, number][];
  quest: SeenCard[];
  active_locations: SeenCard[];
  staging: SeenCard[];
  seats: number[];
  /**
   * Is this the staging area that is being played?
   */
  playing: boolean;
}
/**
 * A card that this seat alone, or with others, has looked at; and where it lies.
 */
export interface LookedAt {
  id: number;
  title: string;
  key: string;
  zone: string;
  /**
   * Whose zone it is, if it belongs to a player.
   */
  player?: number;
  /**
   * How many cards lie on it, in a deck.
   */
  from_top?: number;
}
/**
 * A player with their cards.
 */
export interface SeenPlayer {
  threat: number;
  eliminated: boolean;
  /**
   * Null: not for you to see.
   */
  hand: [number, string, string][] | null;
  hand_size: number;
  deck: number;
  /**
   * Cards attached to the deck.
   */
  on_the_deck: [number, string, string][];
  discards: [number, string, string][];
  area: SeenCard[];
  engaged: SeenCard[];
}
/**
 * The attack under way.
 */
export interface SeenAttack {
  /**
   * @minItems 3
   * @maxItems 3
   */
  enemy: [number, string, string];
  player: number;
  by_enemy: boolean;
  defenders: number[];
  attackers: number[];
  /**
   * Null: face down.
   */
  shadow_cards: ([number, string, string] | null)[];
}
/**
 * A deck beside the encounter deck, or a pool of cards set aside, of which alone the cards are seen.
 */
export interface SeenSideDeck {
  name: string;
  deck: number;
  cards: [number, string, string][];
  discards: [number, string, string][];
}
/**
 * A test under way that a card calls for: an escape test compares sums, a locate test waits for a marked card.
 */
export interface SeenCardTest {
  kind: "escape" | "locate";
  stat: "willpower" | "attack" | "defense" | "";
  /**
   * @minItems 3
   * @maxItems 3
   */
  about: [number, string, string];
  player: number;
  committed: [number, string, string, number][];
  dealt: [number, string, string, number][];
  strength: number;
  against: number;
}
/**
 * How the game ended.
 */
export interface SeenOutcome {
  won: boolean;
  reason: string;
  score: {
    [k: string]: number;
  };
}
/**
 * The pending question, for those who hold the seat that is asked.
 */
export interface Question {
  kind:
    | "ability"
    | "action"
    | "activation"
    | "active location"
    | "add to hand"
    | "amount"
    | "answer"
    | "attach"
    | "attack"
    | "attack pane"
    | "attackers"
    | "attacking enemy"
    | "boon"
    | "burn"
    | "button"
    | "can it attack"
    | "card type"
    | "carried out"
    | "choose card"
    | "commit"
    | "commit to test"
    | "counterattack"
    | "defend"
    | "deplete"
    | "discard"
    | "discard attachment"
    | "discard character"
    | "discard from hand"
    | "discard prepared"
    | "effect"
    | "either"
    | "enemy target"
    | "engage"
    | "engagement check"
    | "exhaust"
    | "first player"
    | "guard"
    | "has it come to that"
    | "heal"
    | "heal up to"
    | "hero"
    | "hide"
    | "is it so"
    | "items"
    | "join attack"
    | "keep"
    | "last stand"
    | "line"
    | "locate"
    | "lose boon"
    | "map"
    | "may"
    | "may move to the bottom"
    | "may pay"
    | "may search"
    | "modifier"
    | "move"
    | "mulligan"
    | "must either"
    | "negate"
    | "next from the top"
    | "next on the pile"
    | "number"
    | "occurrence"
    | "order"
    | "path"
    | "pay"
    | "pay less"
    | "pay to ready"
    | "place"
    | "player"
    | "prepare"
    | "prevent"
    | "progress share"
    | "provoke"
    | "put back"
    | "remove from quest"
    | "response"
    | "restricted"
    | "return to hand"
    | "reveal again"
    | "search"
    | "shadow order"
    | "shuffle into deck"
    | "space"
    | "start"
    | "stat"
    | "successes"
    | "suffer next"
    | "take damage"
    | "target"
    | "test"
    | "token"
    | "travel"
    | "trinket"
    | "turn"
    | "turn down"
    | "turn end"
    | "turn order"
    | "which hero"
    | "who is there"
    | "whose last stand"
    | "wish"
    | "x";
  seat: number;
  /**
   * The question, and what it is about.
   */
  text: string;
  /**
   * The id of the rule behind it.
   */
  rule: string;
  /**
   * What the rule says, in our words.
   */
  rule_text: string;
  /**
   * The card whose text asks, if one does.
   */
  about: number | null;
  choices: Choice[];
  least: number;
  most: number;
  picked: number[];
  /**
   * What that card is called, if the player may know: it may lie nowhere that is shown.
   */
  about_title: string;
  /**
   * Which design it is, in a game that has several with the same title.
   */
  about_key: string;
  /**
   * The question as data.
   */
  asks: Text | null;
}
/**
 * All that a client may know of a table. It is sent whole once, and by its changes after that.
 */
export interface JourneysDocument {
  game: "journeys";
  wishes: {
    [k: string]: unknown;
  };
  status: Status;
  paused: boolean;
  moment: number;
  answers: number;
  /**
   * How many answers have been taken back so far.
   */
  undone: number;
  /**
   * The seat that is asked, if one is.
   */
  asked: number | null;
  chairs: ChairInfo[];
  undo: UndoInfo | null;
  /**
   * By seat, for the seats that are yours.
   */
  policies: {
    [k: string]: Policy;
  };
  /**
   * What each of your seats may know of the game, empty before it begins; a spectator has one, under ``watch``.
   */
  views: {
    [k: string]: JourneyView;
  };
  /**
   * What you are asked, if you are.
   */
  question: Question | null;
  /**
   * Where in the log begins what has happened since your last choice; for spectators, anybody's.
   */
  since: number;
  /**
   * How many answers that were taken back could be given again, one after the other.
   */
  redo: number;
}
/**
 * A journey in digital mode, as a seat may know it.
 */
export interface JourneyView {
  adventure: string;
  title: string;
  kind: string;
  difficulty: string;
  round: number;
  phase: string;
  threat: number;
  threat_end: number;
  /**
   * Those that have not been reached.
   */
  thresholds: number[];
  /**
   * By how much threat rises in the next shadow phase.
   */
  rise: number;
  objective: string;
  objective_words: string;
  /**
   * How many there are and how many are needed of what the objective counts.
   */
  objective_counts: [number, number][];
  /**
   * The words of the ending that it has come to; empty before.
   */
  ending: string;
  /**
   * What the party has, from earlier adventures too.
   */
  lore: number;
  gained: Gained;
  /**
   * Is the whole map in darkness?
   */
  dark: boolean;
  /**
   * Tile, place and turn, in the order in which they were placed.
   */
  tiles: [string, number, number, number][];
  map: MapPicture | null;
  /**
   * Tiles that have not been explored.
   */
  unexplored: number[];
  /**
   * Spaces with a darkness token.
   */
  darkness: number[];
  /**
   * The kinds of terrain whose cards lie there to be read.
   */
  terrain: string[];
  /**
   * Those of the party that no hero has equipped, by key.
   */
  trinkets: string[];
  tokens: SeenToken[];
  /**
   * Null before the end.
   */
  won: boolean | null;
  groups: SeenGroup[];
  active: number;
  actions: number;
  moves: number;
  acted: number[];
  activating: number;
  heroes: SeenHero[];
  decks: HarmDecks;
  /**
   * Cards seen in decks, by hero or deck: place from the top, key.
   */
  known: {
    [k: string]: [number, string][];
  };
  /**
   * Cards that are scouted, revealed in a test or suffered.
   */
  turned_up: OpenCard[];
  test: SeenSkillTest | null;
  chances: TestsAhead | null;
  /**
   * Why it ended; empty before.
   */
  reason: string;
}
/**
 * What this adventure has brought.
 */
export interface Gained {
  lore: number;
  experience: number;
}
/**
 * A board as it is drawn.
 */
export interface MapPicture {
  battle: boolean;
  tiles: MapTile[];
  spaces: MapSpace[];
}
/**
 * A tile of a board.
 */
export interface MapTile {
  tile: string;
  ground: string;
  turn: number;
  spaces: number[];
  box: [number, number] | null;
  arrows: boolean;
}
/**
 * A space of a board.
 */
export interface MapSpace {
  space: number;
  tile: number;
  number: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  centre: [number, number];
  spots: [number, number][];
  outline: [number, number][];
  borders: MapBorder[];
  neighbours: number[];
  dark: boolean;
}
/**
 * A border of a space.
 */
export interface MapBorder {
  /**
   * The space beyond; null where the map ends.
   */
  to: number | null;
  black: boolean;
  crossed: boolean;
  walled: boolean;
  ends: [number, number][];
}
/**
 * A token, or terrain, and what selecting it shows.
 */
export interface SeenToken {
  number: number;
  /**
   * *search*, *person*, *threat*, or the name of a terrain.
   */
  kind: string;
  space: number;
  /**
   * What the adventure calls it.
   */
  name: string;
  /**
   * Terrain on a border: the space behind it; -1 elsewhere.
   */
  across: number;
  /**
   * The key of its words.
   */
  text: string;
  words: string;
  /**
   * Terrain with rules of its own, not those of its card?
   */
  own_rules: boolean;
  buttons: TokenButton[];
}
/**
 * A button of a token that can be pressed now.
 */
export interface TokenButton {
  place: number;
  words: string;
  /**
   * Of the test that it asks for, if it does.
   */
  stats?: string[];
  need?: number;
  /**
   * Do the successes of several tries add up? Then what is needed is what is left.
   */
  adds?: boolean;
}
/**
 * A group of enemies.
 */
export interface SeenGroup {
  number: number;
  kind: string;
  space: number;
  exhausted: boolean;
  banner: string;
  bonuses: string[];
  figures: [number, number, number][];
}
/**
 * A hero with their cards.
 */
export interface SeenHero {
  hero: string;
  role: string;
  seat: number;
  space: number;
  defeated: boolean;
  inspiration: number;
  last_stands: number;
  /**
   * By stat and limit.
   */
  values: {
    [k: string]: number;
  };
  deck: number;
  discards: OpenCard[];
  prepared: OpenCard[];
  equipped: OpenCard[];
  boons: OpenCard[];
  aside: OpenCard[];
  harm: HarmCard[];
}
/**
 * A card that lies open.
 */
export interface OpenCard {
  card: number;
  key: string;
  /**
   * Depletion tokens.
   */
  tokens?: number;
}
/**
 * A damage or fear card.
 */
export interface HarmCard {
  card: number;
  type: string;
  up: boolean;
  /**
   * Only for those who have seen it.
   */
  key?: string;
}
/**
 * How many cards are left.
 */
export interface HarmDecks {
  damage: number;
  fear: number;
}
/**
 * A test under way: the chances before cards are revealed, and after that how it stands.
 */
export interface SeenSkillTest {
  hero: number;
  stat: string;
  purpose: "test" | "interact" | "terrain" | "negate" | "attack" | "last stand";
  /**
   * The successes that pass it; 0 where all are counted.
   */
  need: number;
  /**
   * Do the successes of several tries add up?
   */
  adds: boolean;
  token: number;
  group: number;
  /**
   * Cards of the items chosen for an attack.
   */
  items: number[];
  more: number;
  /**
   * Have cards been revealed?
   */
  began: boolean;
  /**
   * What would be suffered, in a test to negate.
   */
  damage: number;
  fear: number;
  /**
   * Cards whose abilities have brought successes.
   */
  helped: OpenCard[];
  revealed: OpenCard[];
  used_fate: number;
  success: number;
  /**
   * What it came to, once the results are counted; -1 before.
   */
  total: number;
  spent: number;
  hits: number;
  modifiers: string[];
  successes: number;
  fate: number;
  chances?: Chances;
  preview?: Preview;
  /**
   * Of an attack.
   */
  lines?: LinePreview[];
}
/**
 * Before cards are revealed.
 */
export interface Chances {
  /**
   * How many cards are revealed.
   */
  cards: number;
  odds: number[];
  /**
   * With all of the hero's inspiration spent on fate.
   */
  inspired: number[];
  inspiration: number;
}
/**
 * Of an attack.
 */
export interface Preview {
  group: number;
  hits: number;
  modifiers: string[];
  /**
   * The health bars afterwards, in the order of the figures.
   */
  bars: [number, number, number][];
  /**
   * Places of the figures that would fall.
   */
  defeated: number[];
  /**
   * Places of the figures whose armour would be sundered.
   */
  sundered: number[];
  stunned: boolean;
}
/**
 * A line of an item that could be paid for, with what the attack would do with it.
 */
export interface LinePreview {
  group: number;
  hits: number;
  modifiers: string[];
  /**
   * The health bars afterwards, in the order of the figures.
   */
  bars: [number, number, number][];
  /**
   * Places of the figures that would fall.
   */
  defeated: number[];
  /**
   * Places of the figures whose armour would be sundered.
   */
  sundered: number[];
  stunned: boolean;
  /**
   * The item's card times eight, plus the line's place.
   */
  line: number;
}
/**
 * What a test of each stat would come to for the hero whose turn it is, or who chooses a stat.
 */
export interface TestsAhead {
  hero: number;
  stats: {
    [k: string]: Chances1;
  };
  /**
   * What the test needs that the hero chooses a stat for.
   */
  need?: number;
  adds?: boolean;
}
/**
 * The exact chance of each number of successes of a test, from none on.
 */
export interface Chances1 {
  /**
   * How many cards are revealed.
   */
  cards: number;
  odds: number[];
  /**
   * With all of the hero's inspiration spent on fate.
   */
  inspired: number[];
  inspiration: number;
}
/**
 * All that a client may know of a table. It is sent whole once, and by its changes after that.
 */
export interface CompanionDocument {
  game: "companion";
  wishes: {
    [k: string]: unknown;
  };
  status: Status;
  paused: boolean;
  moment: number;
  answers: number;
  /**
   * How many answers have been taken back so far.
   */
  undone: number;
  /**
   * The seat that is asked, if one is.
   */
  asked: number | null;
  chairs: ChairInfo[];
  undo: UndoInfo | null;
  /**
   * By seat, for the seats that are yours.
   */
  policies: {
    [k: string]: Policy;
  };
  /**
   * What each of your seats may know of the game, empty before it begins; a spectator has one, under ``watch``.
   */
  views: {
    [k: string]: CompanionView;
  };
  /**
   * What you are asked, if you are.
   */
  question: Question | null;
  /**
   * Where in the log begins what has happened since your last choice; for spectators, anybody's.
   */
  since: number;
  /**
   * How many answers that were taken back could be given again, one after the other.
   */
  redo: number;
}
/**
 * Table mode: all that the app shows, to everybody.
 */
export interface CompanionView {
  adventure: string;
  title: string;
  kind: string;
  difficulty: string;
  round: number;
  phase: string;
  threat: number;
  threat_end: number;
  /**
   * Those that have not been reached.
   */
  thresholds: number[];
  /**
   * By how much threat rises in the next shadow phase.
   */
  rise: number;
  objective: string;
  objective_words: string;
  /**
   * How many there are and how many are needed of what the objective counts.
   */
  objective_counts: [number, number][];
  /**
   * The words of the ending that it has come to; empty before.
   */
  ending: string;
  /**
   * What the party has, from earlier adventures too.
   */
  lore: number;
  gained: Gained;
  /**
   * Is the whole map in darkness?
   */
  dark: boolean;
  /**
   * Tile, place and turn, in the order in which they were placed.
   */
  tiles: [string, number, number, number][];
  map: MapPicture | null;
  /**
   * Tiles that have not been explored.
   */
  unexplored: number[];
  /**
   * Spaces with a darkness token.
   */
  darkness: number[];
  /**
   * The kinds of terrain whose cards lie there to be read.
   */
  terrain: string[];
  /**
   * Those of the party that no hero has equipped, by key.
   */
  trinkets: string[];
  tokens: SeenToken[];
  /**
   * Null before the end.
   */
  won: boolean | null;
  /**
   * The key of its words.
   */
  objective_text: string;
  groups: Portrait[];
  party: AppHero[];
  experience: number;
  extras: MapExtra[];
  entries: MapEntry[];
  claims: MapClaim[];
  /**
   * What has to be so for the objective to be done, where players say that it is.
   */
  objective_so: SeenCondition[];
  pane: AppPane | null;
  /**
   * The group that activates; -1 if none does.
   */
  activating: number;
  chronicle: AppNote[];
}
/**
 * A group on the enemy bar, with its menu.
 */
export interface Portrait {
  number: number;
  kind: string;
  name: string;
  ranged: boolean;
  elite: boolean;
  banner: string;
  exhausted: boolean;
  bonuses: SeenBonus[];
  figures: [number, number, number][];
}
/**
 * A bonus of an enemy group.
 */
export interface SeenBonus {
  name: string;
  text: string;
}
/**
 * A hero in the party menu.
 */
export interface AppHero {
  hero: string;
  role: string;
  /**
   * Keys of cards.
   */
  items: string[];
  /**
   * Keys of cards; titles are among them.
   */
  skills: string[];
  last_stands: number;
  defeated: boolean;
}
/**
 * A button of the adventure on the map.
 */
export interface MapExtra {
  number: number;
  /**
   * The key of its words.
   */
  label: string;
  place: string;
}
/**
 * A space that heroes can be said to have entered.
 */
export interface MapEntry {
  number: number;
  place: string;
}
/**
 * Something that players can say has come to pass.
 */
export interface MapClaim {
  number: number;
  so: SeenCondition[];
}
/**
 * What only the players can see.
 */
export interface SeenCondition {
  what: string;
  name: string;
  compare: string;
  number: number;
}
/**
 * The open attack pane: what has been entered, and how it would fall.
 */
export interface AppPane {
  group: number;
  hits: number;
  modifiers: string[];
  /**
   * Modifiers that have no effect.
   */
  forbidden: string[];
  /**
   * The bonus that forbids a modifier, by its name.
   */
  because: {
    [k: string]: string;
  };
  preview: [number, number, number][];
  sundered: number[];
  stunned: boolean;
}
/**
 * Something that the app has said.
 */
export interface AppNote {
  kind: string;
  round: number;
  facts: {
    [k: string]: string | number | number[];
  };
  words: string;
}
/**
 * A request was carried out, and is stored.
 */
export interface Done {
  type: "done";
  id: number;
}
/**
 * Have somebody leave their chair, or a bot; for the host.
 */
export interface Free {
  type: "free";
  id: number;
  seat: number;
}
/**
 * The server closes this socket, and why; the client may come back.
 */
export interface Goodbye {
  type: "goodbye";
  reason: string;
}
/**
 * Who is there: the first message on a socket.
 */
export interface Hello {
  type: "hello";
  token: string;
  /**
   * The first line of the log that the client has not seen.
   */
  line: number;
  /**
   * How many answers had been taken back when it last heard of the table, as its document says.
   */
  undone: number;
}
/**
 * An option as the search sees it.
 */
export interface HintOption {
  label: string;
  option: number;
  chance: number;
  low: number;
  /**
   * The ends of the chance's 95 % interval.
   */
  high: number;
  /**
   * In how many imagined worlds it was looked at.
   */
  worlds: number;
  /**
   * Is it what the rules of thumb would choose?
   */
  usual: boolean;
  /**
   * What speaks for it, in a sentence or two; empty for all but the best option.
   */
  reason: string;
}
/**
 * The options that the search looked at, by their chances, the best first.
 */
export interface Hints {
  type: "hints";
  id: number;
  moment: number;
  hints: HintOption[];
}
/**
 * Leave a chair.
 */
export interface Leave {
  type: "leave";
  id: number;
  seat: number;
}
/**
 * A line of the log, by its place in it.
 */
export interface Line {
  place: number;
  /**
   * What it tells of: ``damage``, ``threat``, ``revealed`` and so on.
   */
  kind: string;
  words: (string | CardName)[];
}
/**
 * Pass until something happens; or no longer.
 */
export interface PassOn {
  type: "pass on";
  id: number;
  seat: number;
  on: boolean;
}
/**
 * Nobody chooses for a while.
 */
export interface Pause {
  type: "pause";
  id: number;
}
/**
 * Why a card cannot be chosen; null if it can.
 */
export interface Reason {
  type: "reason";
  id: number;
  reason: string | null;
}
/**
 * Choose again what one has taken back last.
 */
export interface Redo {
  type: "redo";
  id: number;
}
/**
 * A request was not carried out, and why; nothing has changed.
 */
export interface Refusal {
  type: "refused";
  id: number | null;
  reason: string;
}
/**
 * Do not agree to it.
 */
export interface Refuse {
  type: "refuse";
  id: number;
}
/**
 * Go on after a pause.
 */
export interface Resume {
  type: "resume";
  id: number;
}
/**
 * Have a bot play for a chair that is free, or one's own.
 */
export interface SeatBot {
  type: "bot";
  id: number;
  seat: number;
  /**
   * By its name (``GET /api/bots`` lists them).
   */
  bot: string;
}
/**
 * Where a player wants to be asked, and where not.
 */
export interface SetPolicy {
  type: "policy";
  id: number;
  seat: number;
  /**
   * @maxItems 100
   */
  stops: string[];
  /**
   * @maxItems 100
   */
  skips: string[];
  /**
   * @maxItems 100
   */
  cards: string[];
}
/**
 * Begin the game.
 */
export interface Start {
  type: "start";
  id: number;
}
/**
 * Take back one's last choice, or all answers but so many.
 */
export interface Undo {
  type: "undo";
  id: number;
  keep: number | null;
}
/**
 * What changed at the table.
 */
export interface Update {
  type: "update";
  number: number;
  patch: unknown[][];
  lines: Line[];
  /**
   * Lines from this place on have been taken back.
   */
  cut: number | null;
}
/**
 * The answer to hello: everything as it stands.
 */
export interface Welcome {
  type: "welcome";
  table: string;
  number: number;
  seats: number[];
  host: boolean;
  /**
   * Your link is a player's: you may take a chair that is free, or seat a bot there, also after leaving yours.
   */
  player: boolean;
  document: Document;
  lines: Line[];
  /**
   * Lines from this place on that the client may still show have been taken back; ``lines`` follow.
   */
  cut: number;
}
/**
 * Why can this card not be chosen now?
 */
export interface Why {
  type: "why";
  id: number;
  seat: number;
  card: number;
}
/**
 * What hits and modifiers would do to a group.
 */
export interface Preview1 {
  group: number;
  hits: number;
  modifiers: string[];
  /**
   * The health bars afterwards, in the order of the figures.
   */
  bars: [number, number, number][];
  /**
   * Places of the figures that would fall.
   */
  defeated: number[];
  /**
   * Places of the figures whose armour would be sundered.
   */
  sundered: number[];
  stunned: boolean;
}
