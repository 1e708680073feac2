import { api } from "../api";
import { shippedDecks } from "../decks/deckService";
import { settings } from "../settings.svelte";
import { CardTable } from "../table/cardTable.svelte";
import { WINDOWS } from "../table/stops";
import { saveProgress, savedProgress } from "./lessonProgress";
import { pages, TOPICS, type Page } from "./pages";
import { placesOf, suggestChoices } from "./suggestion";

/** This shuffle brings a bit of everything in the first round. */
const SHUFFLE = 187;
const SCENARIO = "passage-through-mirkwood";
const PLANNING = "lcg:window.2.2";

/** Open a table for a lesson; gives its token. */
export async function beginLesson(): Promise<string> {
  const decks = await shippedDecks();
  const deck = decks.find((each) => each.id === "leadership")?.deck;
  const opened = await api("POST", "/api/tables", {
    body: {
      wishes: { scenario: SCENARIO, easy: true },
      chairs: [{ name: settings.name.trim() || "Player", by: "me", deck: deck ?? null }],
      casual: true,
      lesson: SHUFFLE,
    },
  });
  saveProgress({ token: opened.token, read: [], done: false });
  return opened.token;
}

/** A table with a guide: it knows what was explained, what it would do, and what was done instead. */
export class Lesson extends CardTable {
  read = $state.raw<readonly string[]>([]);
  done = $state(false);
  /** Somebody went their own way with the last choice. */
  ownWay = $state(false);

  readonly page = $derived.by((): Page | null => {
    const { view, question } = this;
    if (!view) return null;
    return pages({ view, question, lines: this.connection.lines }, this.read)[0] ?? null;
  });
  readonly looking = $derived(TOPICS.some((each) => each.id === this.page?.id));
  readonly advised = $derived.by(() => (this.view && this.question && !this.looking ? suggestChoices(this.view, this.question, this.cards) : []));
  readonly point = $derived.by(() => {
    const { question } = this;
    if (this.looking || !question) return this.page?.point ?? [];
    return this.advised.flatMap((each) => placesOf(each, question));
  });
  readonly place = $derived(TOPICS.filter((each) => this.read.includes(each.id)).length);
  readonly taught = $derived(this.place === TOPICS.length);

  constructor(token: string) {
    super(token);
    const progress = savedProgress();
    if (progress?.token === token) [this.read, this.done] = [progress.read, progress.done];
  }

  /** Moments in which a beginner has nothing to do are passed over; planning is not. */
  async skipOtherWindows(): Promise<void> {
    const skips = WINDOWS.map(([rule]) => rule).filter((rule) => rule.startsWith("lcg:") && rule !== PLANNING);
    await this.send({ type: "policy", seat: 0, stops: [], skips, cards: [] });
  }

  /** The lesson is over: the table asks as any other does. */
  async finish(): Promise<void> {
    this.done = true;
    this.store();
    await this.send({ type: "policy", seat: 0, stops: [], skips: [], cards: [] });
  }

  next(): void {
    if (!this.page) return;
    this.ownWay = false;
    this.read = [...this.read, this.page.id];
    this.store();
  }

  back(): void {
    const last = TOPICS.filter((each) => this.read.includes(each.id)).at(-1);
    if (!last) return;
    this.read = this.read.filter((each) => each !== last.id);
    this.store();
  }

  override async choose(option: number): Promise<void> {
    // whoever acts while something is explained has understood it
    while (this.looking && this.page) this.next();
    this.ownWay = this.advised.length > 0 && !this.advised.some((each) => each.option === option);
    await super.choose(option);
  }

  private store(): void {
    saveProgress({ token: this.token, read: [...this.read], done: this.done });
  }
}
