/* Made by `npm run types` from web/schema; not to be edited. */

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
export interface Document {
  game: string;
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
   * What each of your seats may know of the game; a spectator has one view, under ``watch``.
   */
  views: {
    [k: string]: {
      [k: string]: unknown;
    };
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
