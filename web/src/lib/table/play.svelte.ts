import { getContext, setContext } from "svelte";
import type { HintOption } from "../../protocol/messages";
import { Connection, type Request } from "../connection.svelte";
import { byTitle, loadFacts, type CardFacts } from "../cards/facts";
import { sorted, PASS } from "./asking";
import { comparison } from "./comparison";
import { payer, paying } from "./payment";
import { story } from "./recap";
import { cardsOf, NO_CARDS, type TableView } from "./view";

export type Panel = "log" | "hints" | "menu" | "seats" | "stops" | "keys" | "what now" | "pile";
/** A pile that is looked through: its name and its cards. */
export interface Pile {
  name: string;
  cards: [id: number, title: string][];
}

/** Is a panel shown beside the table, with the question in sight? */
export function docked(panel: Panel): boolean {
  return panel === "log" || panel === "hints" || panel === "what now";
}

const KEY = Symbol("play");
/** No card costs more. */
const MOST_PAID = 40;
/** What a table is drawn from: a live connection, or a game that is told again. */
export type Live = Pick<Connection, keyof Connection>;

/** A table as one person plays at it: what the server says, and what this page has open. */
export class Play {
  readonly connection: Live;
  /** The seat whose hand lies in front. */
  front = $state(0);
  inspected = $state.raw<{ title: string; id: number | null } | null>(null);
  /** The inspector covers a small screen only when it is asked for. */
  inspecting = $state(false);
  panel = $state<Panel | null>(null);
  pile = $state.raw<Pile | null>(null);
  /** What was refused, or is to be known; shown for a while. */
  notice = $state("");
  menu = $state.raw<{ card: number; x: number; y: number } | null>(null);
  hints = $state.raw<HintOption[] | null>(null);
  /** How the game ended is shown until it is put away. */
  ending = $state(true);
  thinking = $state(false);
  /** On a small screen one drawer at a time is open above the question. */
  tray = $state<"hand" | "recap" | null>(null);
  /** What is printed on cards, by title. */
  facts = $state.raw<ReadonlyMap<string, CardFacts>>(byTitle([]));
  dragging = $state.raw<{ card: number; zones: string[] } | null>(null);
  /** A card was dropped on another: when the rules ask for its target, that is the answer. */
  private intent: { about: number | null; target: number } | null = null;
  private noticeTimer: ReturnType<typeof setTimeout> | undefined;
  /** The moment that an answer is under way for: it is answered once, and the question after it at any time. */
  private answering: number | null = null;

  readonly document = $derived.by(() => this.connection.document);
  readonly seats = $derived.by(() => this.connection.seats);
  readonly watching = $derived(this.seats.length === 0);
  readonly seat = $derived(this.seats.includes(this.front) ? this.front : (this.seats[0] ?? 0));
  readonly view = $derived.by(() => {
    const found = this.document?.views[this.watching ? "watch" : String(this.seat)];
    return found && "players" in found ? (found as unknown as TableView) : null;
  });
  readonly question = $derived.by(() => this.document?.question ?? null);
  readonly asked = $derived(this.question ? sorted(this.question) : null);
  readonly cards = $derived(this.view ? cardsOf(this.view) : NO_CARDS);
  readonly comparison = $derived(this.view ? comparison(this.view, this.cards, this.question) : null);
  readonly story = $derived.by(() => story(this.connection.lines, this.document?.since ?? 0));
  /** What the recap is a recap of. */
  readonly since = $derived(!this.document?.since ? "So far" : this.watching ? "Since the last choice" : "Since your last choice");
  readonly yourTurn = $derived(this.question !== null && this.document?.status === "playing" && !this.document.paused);

  constructor(
    readonly token: string,
    connection: Live = new Connection(token),
  ) {
    this.connection = connection;
    loadFacts().then(
      (found) => (this.facts = found),
      () => this.say("The texts of the cards could not be loaded; the game goes on without them."),
    );
  }

  /** A chair by the name of who sits there. */
  name(seat: number): string {
    return this.document?.chairs[seat]?.name ?? `Player ${seat + 1}`;
  }

  /** May this card be chosen now? */
  offers(card: number): boolean {
    return this.asked?.byCard.has(card) ?? false;
  }

  picked(card: number): boolean {
    return this.question?.picked.includes(card) ?? false;
  }

  /** May this card be dragged: what is offered, and whoever may strike at what is offered. */
  mayDrag(card: number): boolean {
    if (this.offers(card)) return true;
    const seen = this.cards.get(card);
    return this.question?.kind === "attack" && !!seen && !seen.exhausted && (seen.type === "hero" || seen.type === "ally");
  }

  say(words: string): void {
    clearTimeout(this.noticeTimer);
    this.notice = words;
    if (words) this.noticeTimer = setTimeout(() => (this.notice = ""), 6000);
  }

  /** Ask the server to do something; what it refuses is shown in its own words. */
  async send(request: Request): Promise<boolean> {
    const answer = await this.connection.ask(request);
    if (answer.type === "refused") this.say(answer.reason);
    return answer.type === "done";
  }

  async choose(option: number): Promise<void> {
    const { document, question } = this;
    if (!document || !question || this.answering === document.moment) return;
    const { moment } = document;
    this.answering = moment;
    this.menu = null;
    this.say("");
    try {
      await this.send({ type: "choose", seat: question.seat, option, moment });
    } finally {
      // the answer to the next question may be under way already
      if (this.answering === moment) this.answering = null;
    }
    this.followIntent();
  }

  /** A card was clicked: choose it, ask which of its options, or say why it cannot be chosen. */
  async act(card: number, at: { x: number; y: number }): Promise<void> {
    const options = this.asked?.byCard.get(card) ?? [];
    if (options.length > 1) {
      this.menu = { card, ...at };
      return;
    }
    const [only] = options;
    if (only) return this.choose(only.option);
    if (this.watching || this.document?.status !== "playing") return;
    if (!this.question) return this.say(`${this.name(this.document.asked ?? 0)} is asked now.`);
    if (this.picked(card)) return this.say("It is picked already; undo takes the pick back.");
    const answer = await this.connection.ask({ type: "why", seat: this.question.seat, card });
    if (answer.type === "reason") this.say(answer.reason ?? "It can be chosen now.");
    if (answer.type === "refused") this.say(answer.reason);
  }

  /** A card was dropped on a zone, or on another card. */
  async drop(card: number, target: number | null, at: { x: number; y: number }): Promise<void> {
    const kind = this.question?.kind;
    if (target !== null && target !== card) {
      if (kind === "attack" && this.offers(target)) {
        this.intent = { about: target, target: card };
        return this.act(target, at);
      }
      if (kind === "action") this.intent = { about: card, target };
    }
    return this.act(card, at);
  }

  private followIntent(): void {
    const { intent, question } = this;
    if (!intent) return;
    if (!question || !["pay", "attach", "target", "attackers", "x"].includes(question.kind) || question.about !== intent.about) {
      this.intent = null;
      return;
    }
    if (question.kind === "pay" || question.kind === "x") return;
    this.intent = null;
    const [choice] = this.asked?.byCard.get(intent.target) ?? [];
    if (choice) void this.choose(choice.option);
  }

  pass(): void {
    if (this.asked?.pass) void this.choose(PASS);
  }

  /** Spend resources of those who can best spare them, one after the other, until something else is asked. */
  async payAnyWay(): Promise<void> {
    const about = this.question?.about;
    for (let left = MOST_PAID; left > 0; left--) {
      const { question, document } = this;
      if (!question || !document || !paying(question) || question.about !== about) return;
      const choice = payer(question, this.cards, this.view?.players[question.seat]?.hand ?? [], this.facts);
      if (!choice) return;
      await this.choose(choice.option);
      if (this.document?.moment === document.moment) return;
    }
  }

  async passOn(on = true): Promise<void> {
    const seat = this.question?.seat ?? this.seat;
    await this.send({ type: "pass on", seat, on });
  }

  async undo(): Promise<void> {
    await this.send({ type: "undo", keep: null });
  }

  async hint(): Promise<void> {
    if (!this.question || this.thinking) return;
    this.inspecting = false;
    this.panel = "hints";
    this.hints = null;
    this.thinking = true;
    const answer = await this.connection.ask({ type: "hint", seat: this.question.seat });
    this.thinking = false;
    if (answer.type === "hints" && answer.moment === this.document?.moment) this.hints = answer.hints;
    else {
      this.panel = null;
      this.say(answer.type === "refused" ? answer.reason : "The game has moved on since you asked for a hint.");
    }
  }

  inspect(title: string, id: number | null): void {
    this.inspected = { title, id };
  }

  /** Show a card in full, on a small screen over the table. */
  enlarge(title: string, id: number | null): void {
    this.inspect(title, id);
    this.inspecting = true;
  }

  open(panel: Panel): void {
    this.inspecting = false;
    this.panel = this.panel === panel ? null : panel;
  }

  look(name: string, cards: [number, string][]): void {
    this.pile = { name, cards };
    this.panel = "pile";
  }

  close(): void {
    this.connection.close();
    clearTimeout(this.noticeTimer);
  }
}

export function provide(play: () => Play): void {
  setContext(KEY, play);
}

/** The table that a component stands on. */
export function usePlay(): Play {
  return (getContext(KEY) as () => Play)();
}
