import { bots } from "../bots.svelte";
import { scenarios } from "../home/scenarios.svelte";
import { fittingDeck, type PickDeck } from "../home/deckChoices";
import type { Deck } from "../decks/deck";
import { runTrial, type TrialFigures, type TrialNews } from "./trialStream";

/** How many games a trial has: fewer with a bot that takes its time. */
export function trialSizes(bot: string): number[] {
  return (bots.named(bot)?.quick ?? true) ? [100, 300, 1000] : [5, 20, 50];
}

/** What somebody wants to be tried. */
export interface Wishes {
  scenario: string;
  easy: boolean;
  /** By name; empty for the default. */
  bot: string;
  games: number;
  players: number;
  analyse: boolean;
}

/** A trial that is over, in a line. */
export interface Earlier {
  number: number;
  deck: string;
  scenario: string;
  easy: boolean;
  players: number;
  bot: string;
  news: TrialNews;
}

/** What is tried, in a line. */
export function describeTrial({ scenario, easy, players, bot, games }: Wishes): string {
  const seats = players === 1 ? "one player" : `${players} players`;
  return `${scenarios.title(scenario)}, ${easy ? "easy" : "standard"}, ${seats}, ${games} games by ${bot}`;
}

/** Decks for the other seats: shipped ones, without a hero twice at the table. */
export function otherDecks(deck: Deck, count: number, shipped: readonly PickDeck[]): PickDeck[] {
  const found: PickDeck[] = [];
  for (let seat = 0; seat < count; seat += 1) {
    const next = fittingDeck(
      shipped.filter((each) => !found.includes(each)),
      [...deck.heroes, ...found.flatMap((each) => each.deck.heroes)],
    );
    if (next) found.push(next);
  }
  return found;
}

/** Trying out the deck that is being built. It outlives its panel, so that what was found is still there. */
export class Trial {
  wishes = $state<Wishes>({ scenario: "", easy: false, bot: "", games: 300, players: 1, analyse: true });
  news = $state.raw<TrialNews | null>(null);
  figures = $state.raw<TrialFigures | null>(null);
  /** What the figures are of. */
  tried = $state.raw<Wishes | null>(null);
  /** The deck that they are of: it may have been changed since. */
  deck = $state.raw<Deck>({ heroes: [], cards: {} });
  running = $state(false);
  problem = $state("");
  stopped = $state(false);
  /** Are the wishes folded away, so that what was found has the room? */
  folded = $state(false);
  earlier = $state.raw<Earlier[]>([]);

  private ending: AbortController | undefined;
  private count = 0;

  /** Another bot needs another number of games. */
  choose(bot: string): void {
    const place = trialSizes(this.wishes.bot).indexOf(this.wishes.games);
    this.wishes.bot = bot;
    this.wishes.games = trialSizes(bot)[Math.max(0, place)] ?? 100;
  }

  async start(name: string, deck: Deck, others: readonly Deck[]): Promise<void> {
    const wishes = { ...this.wishes, bot: bots.named(this.wishes.bot)?.name ?? "", players: others.length + 1 };
    const ending = new AbortController();
    this.ending = ending;
    Object.assign(this, { running: true, stopped: false, folded: true, problem: "", news: null, figures: null, tried: wishes, deck });
    const { scenario, easy, bot, games, analyse } = wishes;
    try {
      await runTrial({ scenario, easy, bot, games, analyse, decks: [deck, ...others] }, ending.signal, (news) => this.update(news));
    } catch (error) {
      this.stopped = ending.signal.aborted;
      if (!this.stopped) this.problem = (error as Error).message;
    } finally {
      this.running = false;
      this.folded = this.news !== null;
      this.remember(name, wishes);
    }
  }

  /** Enough seen: what was found stays. */
  stop(): void {
    this.ending?.abort();
  }

  private update(news: TrialNews): void {
    this.news = news;
    if (news.figures) this.figures = news.figures;
    if (news.why) this.problem = news.why;
  }

  private remember(name: string, wishes: Wishes): void {
    if (!this.news?.done) return;
    const { scenario, easy, players, bot } = wishes;
    this.count += 1;
    this.earlier = [{ number: this.count, deck: name || "Deck without a name", scenario, easy, players, bot, news: this.news }, ...this.earlier].slice(0, 8);
  }
}

/** One for the whole page. */
export const trial = new Trial();
