import { plain } from "../cards/facts";
import { decksToPick, defaultDecks, type PickDeck } from "../home/deckChoices";
import { poolOffers, plansOf, emptyDecisions, type Decisions, type Offer } from "./decisions";
import { openTable, prepareGame, type By, type Campaign, type Prepared, type QuestionSeen, type ReadyTable } from "./campaignService";

const KEY = "waybread.campaign-decks";

/** The setup of a campaign's next game: decks, decisions, and what the checklist says of them. */
export class Setup {
  decks = $state.raw<PickDeck[]>([]);
  chosen = $state<string[]>([]);
  by = $state<By[]>([]);
  easy = $state(false);
  casual = $state(false);
  decisions = $state<Decisions>(emptyDecisions(0));
  prepared = $state.raw<Prepared | null>(null);
  trouble = $state("");
  busy = $state(false);
  /** Questions that were asked once: a decision answers them, and can still be changed. */
  private known = $state.raw<QuestionSeen[]>([]);
  /** The log has been stored: only the table is still to be opened. */
  private ready: ReadyTable | null = null;
  private asked = 0;

  readonly seats = $derived.by(() => this.campaign.log.players.length);
  readonly offers = $derived.by((): Offer[] => poolOffers(this.prepared?.questions ?? [], this.decisions, this.campaign.log));
  readonly open = $derived.by(() => (this.prepared?.questions ?? []).filter((each) => each.must));

  constructor(readonly campaign: Campaign) {
    this.decisions = emptyDecisions(this.seats);
    this.by = Array.from({ length: this.seats }, (): By => "me");
    // a starter deck has 30 cards, and the first games are played with them
    this.casual = true;
  }

  async load(): Promise<void> {
    try {
      this.decks = await decksToPick();
      const first = defaultDecks(this.decks, this.seats);
      const before = keptChoice(this.campaign.id);
      this.chosen = first.map((deck, seat) => this.fitting(seat) ?? known(before[seat], this.decks) ?? deck);
      await this.check();
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }

  /** The questions of a kind for a seat, those that are answered too. */
  questions(kind: QuestionSeen["kind"], seat: number): QuestionSeen[] {
    return this.known.filter((each) => each.kind === kind && each.player === seat);
  }

  /** Ask the checklist how far the setup has come. */
  async check(): Promise<void> {
    const asked = ++this.asked;
    this.busy = true;
    try {
      const prepared = await this.prepare(false);
      if (asked !== this.asked) return;
      this.prepared = prepared;
      const before = this.known.filter((old) => !prepared.questions.some((each) => same(each, old)));
      this.known = [...before, ...prepared.questions];
      this.trouble = "";
    } catch (error) {
      if (asked === this.asked) this.trouble = (error as Error).message;
    } finally {
      if (asked === this.asked) this.busy = false;
    }
  }

  /** Other decks, other questions. */
  async pick(): Promise<void> {
    keepChoice(this.campaign.id, this.chosen);
    this.known = [];
    this.decisions = emptyDecisions(this.seats);
    await this.check();
  }

  /** Enter the setup in the log and open the table; gives its token. */
  async begin(): Promise<string> {
    this.busy = true;
    try {
      if (!this.ready) {
        const prepared = await this.prepare(true);
        this.prepared = prepared;
        if (!prepared.table) throw new Error(prepared.problems[0] ?? "Something is still to be decided.");
        this.ready = prepared.table;
      }
      const decks = this.chosen.map((id) => this.decks.find((each) => each.id === id)?.name ?? "");
      return await openTable(this.campaign.id, this.ready, this.by, decks);
    } finally {
      this.busy = false;
    }
  }

  private prepare(begin: boolean): Promise<Prepared> {
    const kinds = Object.fromEntries(this.campaign.log.pool.map((each) => [each.title, each.kind]));
    return prepareGame(this.campaign.id, {
      decks: this.chosen.map((_, seat) => this.deck(seat)),
      plans: plansOf($state.snapshot(this.decisions), kinds),
      easy: this.easy,
      casual: this.casual,
      begin,
    });
  }

  /** The cards come from the deck; once heroes stand in the log, they come from there. */
  private deck(seat: number): PickDeck["deck"] {
    const deck = this.decks.find((each) => each.id === this.chosen[seat])?.deck ?? { heroes: [], cards: {} };
    const heroes = this.campaign.log.players[seat]?.heroes ?? [];
    return heroes.length ? { ...deck, heroes } : deck;
  }

  /** A deck that was made for the heroes of the log. */
  private fitting(seat: number): string | undefined {
    const heroes = this.campaign.log.players[seat]?.heroes.map(plain) ?? [];
    if (!heroes.length) return undefined;
    return this.decks.find(({ deck }) => deck.heroes.length === heroes.length && deck.heroes.every((each) => heroes.includes(plain(each))))?.id;
  }
}

function same(a: QuestionSeen, b: QuestionSeen): boolean {
  return a.kind === b.kind && a.player === b.player && a.about === b.about;
}

function known(id: string | undefined, decks: PickDeck[]): string | undefined {
  return decks.some((each) => each.id === id) ? id : undefined;
}

function choices(): Record<string, string[]> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {}) as Record<string, string[]>;
  } catch {
    return {};
  }
}

function keptChoice(id: string): string[] {
  return choices()[id] ?? [];
}

function keepChoice(id: string, decks: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...choices(), [id]: decks }));
  } catch {
    // the decks are picked again the next time
  }
}
