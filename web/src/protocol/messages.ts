/* Made by `npm run types` from web/schema; not to be edited. */

/**
 * The messages between a client and the server; docs/protocol.md explains them.
 */
export interface Protocol {
  Agree?: Agree;
  AskHint?: AskHint;
  Bring?: Bring;
  CardName?: CardName;
  ChairInfo?: ChairInfo;
  ChoiceInWords?: ChoiceInWords;
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
  OwnPolicy?: OwnPolicy;
  PassOn?: PassOn;
  Pause?: Pause;
  Question?: Question;
  Reason?: Reason;
  Redo?: Redo;
  Refusal?: Refusal;
  Refuse?: Refuse;
  Resume?: Resume;
  SeatBot?: SeatBot;
  SetPolicy?: SetPolicy;
  SpotRef?: SpotRef;
  Start?: Start;
  Undo?: Undo;
  UndoRequest?: UndoRequest;
  Update?: Update;
  Welcome?: Welcome;
  Why?: Why;
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
  name: string;
}
/**
 * A card in a sentence: pages make a link of it.
 */
export interface CardName {
  id: number;
  title: string;
}
/**
 * A chair as everybody sees it.
 */
export interface ChairInfo {
  name: string;
  bot: string;
  taken: boolean;
  yours: boolean;
  deck: DeckInfo | null;
  passing: boolean;
  away: boolean;
}
/**
 * What a player brings, a deck or heroes, as everybody sees it before the game.
 */
export interface DeckInfo {
  name: string;
  heroes: string[];
  cards: number;
  more: unknown;
}
/**
 * One option.
 */
export interface ChoiceInWords {
  option: number;
  label: string;
  card: number | null;
  spot?: SpotRef | null;
}
/**
 * Something on the table that is no card, as the view numbers it: a space, a token, a group, a hero.
 */
export interface SpotRef {
  kind: string;
  number: number;
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
export interface Document {
  game: string;
  wishes: {
    [k: string]: unknown;
  };
  status: "gathering" | "playing" | "over";
  paused: boolean;
  moment: number;
  answers: number;
  undone: number;
  asked: number | null;
  chairs: ChairInfo[];
  undo: UndoRequest | null;
  policies: {
    [k: string]: OwnPolicy;
  };
  views: {
    [k: string]: {
      [k: string]: unknown;
    };
  };
  question: Question | null;
  since: number;
  redo?: number;
}
/**
 * Somebody wants to take something back.
 */
export interface UndoRequest {
  name: string;
  keep: number;
  agreed: number;
  yours: boolean;
}
/**
 * The policy of a seat that one holds.
 */
export interface OwnPolicy {
  stops: string[];
  skips: string[];
  cards: string[];
}
/**
 * The pending question, for those who hold the seat that is asked.
 */
export interface Question {
  seat: number;
  kind:
    | "ability"
    | "action"
    | "activation"
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
    | "carried out"
    | "commit"
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
    | "lose boon"
    | "map"
    | "may move to the bottom"
    | "may search"
    | "modifier"
    | "move"
    | "mulligan"
    | "must either"
    | "negate"
    | "next from the top"
    | "next on the pile"
    | "occurrence"
    | "order"
    | "path"
    | "pay"
    | "pay to ready"
    | "place"
    | "player"
    | "prepare"
    | "prevent"
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
  text: string;
  rule: string;
  rule_text: string;
  about: number | null;
  choices: ChoiceInWords[];
  least: number;
  most: number;
  picked: number[];
  about_title: string;
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
  line: number;
  undone: number;
}
/**
 * An option as the search sees it.
 */
export interface HintOption {
  option: number;
  label: string;
  chance: number;
  low: number;
  high: number;
  worlds: number;
  usual: boolean;
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
  player: boolean;
  document: Document;
  lines: Line[];
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
