import { untrack } from "svelte";
import type { Choice } from "../../../protocol/messages";
import { PASS } from "../../table/choices";
import type { Journey } from "../journey.svelte";
import type { AppNote } from "../journeyView";
import { isAboutNotes, pages, workAfter, type PromptPage } from "./promptPages";

interface Place {
  /** The first note of the page that was read last, and the first that has not been read. */
  from: number;
  read: number;
}

/** The app as one device shows it: what has been read here, and what is open. */
export class AppState {
  /** The token and the group that are looked at; -1 for none. */
  token = $state(-1);
  enemy = $state(-1);
  private place = $state<Place>({ from: 0, read: 0 });
  private known = false;

  constructor(readonly journey: Journey) {
    untrack(() => this.updatePlace(this.notes));
    $effect(() => this.updatePlace(this.notes));
  }

  readonly notes: readonly AppNote[] = $derived.by(() => this.journey.app?.chronicle ?? []);
  private readonly unread = $derived.by(() => pages(this.notes, this.place.read));
  private readonly asks = $derived.by(() => this.journey.question?.kind ?? "");
  /** So many pages are to be read after the one that is shown. */
  readonly more = $derived.by(() => Math.max(0, this.unread.length - 1));
  private readonly work = $derived.by(() => workAfter(this.unread));
  /** The next page is only story, and another follows. */
  readonly skippable = $derived.by(() => this.more > 1 && this.work !== this.unread[1]);
  /** What is shown of what the app has said; null when all is read and nothing is asked about it. */
  readonly page = $derived.by((): PromptPage | null => {
    const [first] = this.unread;
    if (first) return first;
    const { from, read } = this.place;
    return isAboutNotes(this.asks) && from < read ? { from, to: read, notes: this.notes.slice(from, read) } : null;
  });
  /** Hits are being entered: the pane stands before what is still to be read, which comes after it. */
  readonly entering = $derived.by(() => this.asks === "attack pane");
  /** Everything is read but what is on the screen: the question can be answered. */
  readonly ready = $derived.by(() => this.entering || (this.more === 0 && (this.unread.length === 0 || isAboutNotes(this.asks))));

  /** The choices at a spot, or of a button, that can be taken now. */
  at(kind: string, number = 0): Choice[] {
    return this.ready ? this.all(kind, number) : [];
  }

  /** All choices of a kind. */
  of(kind: string): Choice[] {
    return this.ready ? (this.journey.question?.choices.filter((each) => each.spot?.kind === kind) ?? []) : [];
  }

  get back(): Choice | null {
    return this.journey.question?.choices.find((each) => each.option === PASS) ?? null;
  }

  /** The page is read: on to the next. */
  next(): void {
    const page = this.page;
    if (page && !this.entering) this.keep({ from: page.from, read: page.to });
  }

  /** The story that follows is passed over, up to what is to be done. */
  skip(): void {
    const work = this.work;
    if (work) this.keep({ from: work.from, read: work.from });
    else this.readAll();
  }

  private readAll(): void {
    const last = this.unread.at(-1);
    if (last) this.keep({ from: last.from, read: last.to });
  }

  async choose(choice: Choice | null | undefined): Promise<void> {
    if (!choice) return;
    if (!this.entering) this.readAll();
    this.token = this.enemy = -1;
    await this.journey.choose(choice.option);
  }

  /** Press one after the other, as long as each is offered. */
  async press(...steps: [kind: string, number: number][]): Promise<void> {
    for (const [kind, number] of steps) {
      const [choice] = this.all(kind, number);
      if (!choice) return;
      await this.choose(choice);
    }
  }

  /** A portrait was pressed: the group that is asked for, or its menu; an open pane is left for it. */
  async portrait(number: number): Promise<void> {
    if (this.asks === "provoke" || this.asks === "target") return this.press(["group", number]);
    const open = this.journey.app?.pane?.group;
    if (open !== undefined && open !== number) await this.choose(this.back);
    this.token = -1;
    this.enemy = this.enemy === number ? -1 : number;
  }

  private all(kind: string, number: number): Choice[] {
    return this.journey.question?.choices.filter((each) => each.spot?.kind === kind && each.spot.number === number) ?? [];
  }

  /** Whoever comes to a game under way begins with what was said last; what is taken back is no longer read. */
  private updatePlace(notes: readonly AppNote[]): void {
    if (!this.known && notes.length) {
      this.known = true;
      this.place = this.storedPlace() ?? this.startPlace(notes);
    }
    if (this.place.read > notes.length) this.keep({ from: pages(notes, 0).at(-1)?.from ?? 0, read: notes.length });
  }

  private startPlace(notes: readonly AppNote[]): Place {
    const last = (this.journey.app?.round ?? 0) > 1 ? (pages(notes, 0).at(-1)?.from ?? 0) : 0;
    return { from: last, read: last };
  }

  private get key(): string {
    return `waybread.read.${this.journey.connection.table}`;
  }

  private storedPlace(): Place | null {
    try {
      return JSON.parse(sessionStorage.getItem(this.key) ?? "null") as Place | null;
    } catch {
      return null;
    }
  }

  private keep(place: Place): void {
    this.place = place;
    try {
      sessionStorage.setItem(this.key, JSON.stringify(place));
    } catch {
      // a browser that keeps nothing begins with the story again
    }
  }
}
