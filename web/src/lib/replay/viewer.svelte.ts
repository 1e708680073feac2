import type { Live } from "../table/liveTable.svelte";
import type { Document, Hints, Line, Reason, Refusal, Done } from "../../protocol/messages";
import type { Source } from "./sources";
import { nextEvent, neighbour, openHands, phases, rounds, type Replay, type Shown } from "./replayTexts";

export const SPEEDS = [0.5, 1, 2, 4];
/** So long a moment stays at speed 1, in milliseconds. */
const PACE = 1100;
/** So many moments stay in memory. */
const KEPT = 400;

/** A game that is looked at again: which moment, from whose viewpoint, and how fast it goes on. */
export class Viewer implements Live {
  at = $state(0);
  playing = $state(false);
  speed = $state(1);
  /** A seat, or everybody's cards. */
  viewpoint = $state<number | "all">("all");
  trouble = $state("");
  /** The moment on the table; for a short while it may lag behind the one that is wanted. */
  shown = $state.raw<Shown | null>(null);
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  private known = new Map<number, Promise<Shown>>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly phases = $derived.by(() => phases(this.replay.moments));
  readonly rounds = $derived.by(() => rounds(this.replay.moments));
  readonly last = $derived.by(() => this.replay.moments.length - 1);

  /** As a table: over, so that nothing can be chosen; of what was offered only what was chosen glows. */
  readonly document = $derived.by((): Document | null => {
    const { shown, replay } = this;
    if (!shown) return null;
    const question = shown.question && { ...shown.question, choices: shown.question.choices.filter((each) => each.option === shown.answer) };
    return {
      game: replay.game,
      wishes: { scenario: replay.scenario, title: replay.title, easy: replay.easy },
      status: "over",
      paused: false,
      moment: shown.moment,
      answers: shown.moment,
      undone: 0,
      asked: shown.asked,
      chairs: replay.players.map((name) => ({ name, bot: "", taken: true, yours: true, deck: null, passing: false, away: false })),
      undo: null,
      policies: {},
      views: this.viewpoint === "all" ? openHands(shown.views) : shown.views,
      question,
      // what led here is what is new
      since: shown.lines[0]?.place ?? Infinity,
      redo: 0,
    } as Document;
  });
  readonly lines = $derived.by((): Line[] => this.replay.moments.slice(0, this.at + 1).flatMap((each) => each.lines));
  readonly seats = $derived.by(() => (this.viewpoint === "all" ? this.replay.players.map((_, seat) => seat) : [this.viewpoint]));
  readonly host = false;
  readonly player = false;
  readonly table = "";
  readonly status = "open" as const;
  readonly reason = "";

  constructor(
    readonly replay: Replay,
    readonly source: Source,
  ) {
    this.go(0);
  }

  ask(): Promise<Done | Refusal | Reason | Hints> {
    return Promise.resolve({ type: "refused", id: null, reason: "This game is over; it can only be looked at." });
  }

  go(moment: number): void {
    this.at = Math.max(0, Math.min(this.last, moment));
    void this.show(this.at);
    if (this.at === this.last) this.pause();
  }

  step(by: 1 | -1): void {
    this.go(this.at + by);
  }

  /** To choose what was chosen is to go on. */
  follow(): Promise<void> {
    this.pause();
    this.step(1);
    return Promise.resolve();
  }

  phase(by: 1 | -1): void {
    this.go(neighbour(this.phases, this.at, by));
  }

  round(by: 1 | -1): void {
    this.go(neighbour(this.rounds, this.at, by));
  }

  play(): void {
    if (this.at === this.last) this.go(0);
    this.playing = true;
    this.wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  close(): void {
    this.pause();
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (!this.playing) return;
      // a server that is slow is waited for: no moment is left out
      if (this.shown?.moment === this.at) this.go(nextEvent(this.replay.moments, this.at));
      if (this.playing) this.wait();
    }, PACE / this.speed);
  }

  private async show(moment: number): Promise<void> {
    try {
      const shown = await this.moment(moment);
      if (moment !== this.at) return;
      this.shown = shown;
      this.trouble = "";
      if (moment < this.last) void this.moment(moment + 1).catch(() => undefined);
    } catch (error) {
      this.pause();
      if (moment === this.at) this.trouble = (error as Error).message;
    }
  }

  private moment(number: number): Promise<Shown> {
    const known = this.known.get(number);
    if (known) return known;
    const asked = this.source.moment(number);
    asked.catch(() => this.known.delete(number));
    this.known.set(number, asked);
    const [oldest] = this.known.keys();
    if (this.known.size > KEPT && oldest !== undefined) this.known.delete(oldest);
    return asked;
  }
}
