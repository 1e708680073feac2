import { byTitle, loadFacts, type CardFacts } from "../cards/facts";
import { PASS } from "./choices";
import { waitingText } from "./presenceTexts";
import { comparison } from "./comparison";
import { bestPayer, isPaymentChoice } from "./payment";
import { LiveTable, useLiveTable, type Live } from "./liveTable.svelte";
import { cardsOf, NO_CARDS, type Named } from "./cardGameView";

/** A pile that is looked through: its name and its cards. */
export interface Pile {
  name: string;
  cards: Named[];
}

/** No card costs more. */
const MOST_PAID = 40;
/** A table of the card game as one person plays at it. */
export class CardTable extends LiveTable {
  pile = $state.raw<Pile | null>(null);
  menu = $state.raw<{ card: number; x: number; y: number } | null>(null);
  /** On a small screen one drawer at a time is open above the question. */
  tray = $state<"hand" | "recap" | null>(null);
  /** What is printed on cards, by key and title. */
  facts = $state.raw<ReadonlyMap<string, CardFacts>>(byTitle([]));
  dragging = $state.raw<{ card: number; zones: string[] } | null>(null);
  /** A card was dropped on another: when the rules ask for its target, that is the answer. */
  private intent: { about: number | null; target: number } | null = null;

  readonly view = $derived(this.document?.game === "cardgame" ? (this.document.views[this.viewKey] ?? null) : null);
  readonly cards = $derived(this.view ? cardsOf(this.view) : NO_CARDS);
  readonly comparison = $derived(this.view ? comparison(this.view, this.cards, this.question) : null);

  constructor(token: string, connection?: Live) {
    super(token, connection);
    loadFacts().then(
      (found) => (this.facts = found),
      () => this.notify("The texts of the cards could not be loaded; the game goes on without them."),
    );
  }

  /** May this card be chosen now? */
  offers(card: number): boolean {
    return this.asked?.byCard.has(card) ?? false;
  }

  picked(card: number): boolean {
    return this.question?.picked.includes(card) ?? false;
  }

  /** May this card be dragged: what is offered, and whoever may strike at what is offered. */
  canDrag(card: number): boolean {
    if (this.offers(card)) return true;
    const seen = this.cards.get(card);
    return this.question?.kind === "attack" && !!seen && !seen.exhausted && (seen.type === "hero" || seen.type === "ally");
  }

  override async choose(option: number): Promise<void> {
    this.menu = null;
    await super.choose(option);
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
    if (!this.question) return this.notify(waitingText(this.document));
    if (this.picked(card)) return this.notify("It is picked already; undo takes the pick back.");
    const answer = await this.connection.ask({ type: "why", seat: this.question.seat, card });
    if (answer.type === "reason") this.notify(answer.reason ?? "It can be chosen now.");
    if (answer.type === "refused") this.notify(answer.reason);
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
      if (!question || !document || !isPaymentChoice(question) || question.about !== about) return;
      const choice = bestPayer(question, this.cards, this.view?.players[question.seat]?.hand ?? [], this.facts);
      if (!choice) return;
      await this.choose(choice.option);
      if (this.document?.moment === document.moment) return;
    }
  }

  async passOn(on = true): Promise<void> {
    const seat = this.question?.seat ?? this.seat;
    await this.send({ type: "pass on", seat, on });
  }

  look(name: string, cards: Named[]): void {
    this.pile = { name, cards };
    this.panel = "pile";
  }
}

/** The table of the card game that a component stands on. */
export function useCardTable(): CardTable {
  return useLiveTable() as CardTable;
}
