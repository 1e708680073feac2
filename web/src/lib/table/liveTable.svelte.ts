import { getContext, setContext } from "svelte";
import type { HintOption } from "../../protocol/messages";
import { api } from "../api";
import { Connection, type Request } from "../connection.svelte";
import { sorted } from "./choices";
import { recap } from "./recap";

export type Panel = "log" | "hints" | "menu" | "seats" | "stops" | "keys" | "what now" | "pile" | "party" | "enemy" | "objective";

/** Is a panel shown beside the table, with the question in sight? */
export function isDocked(panel: Panel): boolean {
  return panel === "log" || panel === "hints" || panel === "what now";
}

const KEY = Symbol("live table");
/** What a table is drawn from: a live connection, or a game that is told again. */
export type Live = Pick<Connection, keyof Connection>;

/** A table of any game as one person sits at it: what the server says, and what this page has open. */
export class LiveTable {
  readonly connection: Live;
  /** The seat that is in front. */
  front = $state(0);
  inspected = $state.raw<{ title: string; id: number | null; key?: string | undefined } | null>(null);
  /** The inspector covers a small screen only when it is asked for. */
  inspecting = $state(false);
  private opened = $state<Panel | null>(null);
  /** What was refused, or is to be known; shown for a while. */
  notice = $state("");
  hints = $state.raw<HintOption[] | null>(null);
  /** How the game ended is shown until it is put away. */
  ending = $state(true);
  thinking = $state(false);
  /** The moment that the hints are about. */
  private hinted = $state(-1);
  private noticeTimer: ReturnType<typeof setTimeout> | undefined;
  /** The moment that an answer is under way for: it is answered once, and the question after it at any time. */
  protected answering: number | null = null;

  readonly document = $derived.by(() => this.connection.document);
  readonly seats = $derived.by(() => this.connection.seats);
  readonly watching = $derived(this.seats.length === 0);
  readonly seat = $derived(this.seats.includes(this.front) ? this.front : (this.seats[0] ?? 0));
  /** By which a document has the view of this seat. */
  protected readonly viewKey = $derived(this.watching ? "watch" : String(this.seat));
  readonly question = $derived.by(() => this.document?.question ?? null);
  readonly asked = $derived(this.question ? sorted(this.question) : null);
  readonly story = $derived.by(() => recap(this.connection.lines, this.document?.since ?? 0));
  /** What the recap is a recap of. */
  readonly since = $derived(!this.document?.since ? "So far" : this.watching ? "Since the last choice" : "Since your last choice");
  readonly yourTurn = $derived(this.question !== null && this.document?.status === "playing" && !this.document.paused);

  /** What is open; hints go with the question that they were about. */
  get panel(): Panel | null {
    const gone = !this.thinking && (this.hinted !== this.document?.moment || !this.question);
    return this.opened === "hints" && gone ? null : this.opened;
  }
  set panel(panel: Panel | null) {
    this.opened = panel;
  }

  constructor(
    readonly token: string,
    connection: Live = new Connection(token),
  ) {
    this.connection = connection;
  }

  /** What is played, by its key: the scenario or the adventure. */
  get subject(): string {
    const wishes = this.document?.wishes ?? {};
    return String(wishes["scenario"] ?? wishes["adventure"] ?? "");
  }

  /** What it is called, where its key says too little; "" where it does not. */
  get title(): string {
    return String(this.document?.wishes["title"] ?? "");
  }

  /** A chair by the name of who sits there. */
  name(seat: number): string {
    return this.document?.chairs[seat]?.name ?? `Player ${seat + 1}`;
  }

  notify(words: string): void {
    clearTimeout(this.noticeTimer);
    this.notice = words;
    if (words) this.noticeTimer = setTimeout(() => (this.notice = ""), 6000);
  }

  /** Ask the server to do something; what it refuses is shown in its own words. */
  async send(request: Request): Promise<boolean> {
    const answer = await this.connection.ask(request);
    if (answer.type === "refused") this.notify(answer.reason);
    return answer.type === "done";
  }

  /** Take a chair that nobody holds, or a bot's, under the name that it has. */
  async takeChair(seat: number): Promise<void> {
    try {
      await api("POST", "/api/tables/mine/chairs", { body: { seat, name: this.name(seat) }, token: this.token });
    } catch (error) {
      this.notify((error as Error).message);
    }
  }

  async choose(option: number): Promise<void> {
    const { document, question } = this;
    if (!document || !question || this.answering === document.moment) return;
    const { moment } = document;
    this.answering = moment;
    this.notify("");
    try {
      await this.send({ type: "choose", seat: question.seat, option, moment });
    } finally {
      // the answer to the next question may be under way already
      if (this.answering === moment) this.answering = null;
    }
  }

  async undo(): Promise<void> {
    await this.send({ type: "undo", keep: null });
  }

  async redo(): Promise<void> {
    await this.send({ type: "redo" });
  }

  async hint(): Promise<void> {
    if (!this.question || this.thinking) return;
    this.inspecting = false;
    this.panel = "hints";
    this.hints = null;
    this.thinking = true;
    const answer = await this.connection.ask({ type: "hint", seat: this.question.seat });
    this.thinking = false;
    if (answer.type === "hints" && answer.moment === this.document?.moment) {
      this.hints = answer.hints;
      this.hinted = answer.moment;
    } else {
      this.panel = null;
      this.notify(answer.type === "refused" ? answer.reason : "The game has moved on since you asked for a hint.");
    }
  }

  inspect(title: string, id: number | null, key?: string): void {
    this.inspected = { title, id, key };
  }

  /** Show a card in full, on a small screen over the table. */
  enlarge(title: string, id: number | null, key?: string): void {
    this.inspect(title, id, key);
    this.inspecting = true;
  }

  open(panel: Panel): void {
    this.inspecting = false;
    this.panel = this.panel === panel ? null : panel;
  }

  close(): void {
    this.connection.close();
    clearTimeout(this.noticeTimer);
  }
}

export function provideTable(table: () => LiveTable): void {
  setContext(KEY, table);
}

/** The table that a component stands on, whatever is played there. */
export function useLiveTable(): LiveTable {
  return (getContext(KEY) as () => LiveTable)();
}
