import type { Choice } from "../../protocol/messages";
import { LiveTable, useLiveTable, type Live } from "../table/liveTable.svelte";
import { loadJourneyCards, NO_FACTS, type JourneyCard, type JourneyCards } from "./cards/facts";
import type { PutBack } from "./digital/choiceGroups";
import { cardsOf, NO_CARDS, type SeenCard } from "./journeyView";

/** What lies on the table and can be chosen there. */
export type SpotKind = "space" | "token" | "group" | "hero" | "tile";

export interface Spot {
  kind: SpotKind;
  number: number;
}

/** What was pressed: a spot on the map or a card, and where on the screen. */
export interface Pressed {
  kind: SpotKind | "card";
  number: number;
  x: number;
  y: number;
}

/** A pile that is looked through: its name, and the keys of its cards. */
export interface Pile {
  name: string;
  keys: string[];
}

/** A journey as one person sits at it, in either mode. */
export class Journey extends LiveTable {
  /** The menu of what was pressed. */
  spot = $state.raw<Pressed | null>(null);
  /** The choice that the pointer or the focus is on: what it would do is shown beforehand. */
  pointed = $state<number | null>(null);
  /** What is looked at on the map. */
  selected = $state.raw<Spot | null>(null);
  pile = $state.raw<Pile | null>(null);
  /** On a small screen one drawer at a time is open above the question. */
  tray = $state<"heroes" | "story" | null>(null);
  /** The hero board that is open where there is room for one only. */
  shown = $state(0);
  /** How many answers there were before several were given with one press, and after them. */
  private joint: { before: number; after: number } | null = null;
  /** What is printed on cards, by key. */
  facts = $state.raw<JourneyCards>(NO_FACTS);

  readonly companion = $derived.by(() => this.document?.game === "companion");
  /** Digital mode: what this seat may know. */
  readonly view = $derived.by(() => (this.document?.game === "journeys" ? (this.document.views[this.viewKey] ?? null) : null));
  /** Table mode: what the app shows. */
  readonly app = $derived.by(() => (this.document?.game === "companion" ? (this.document.views[this.viewKey] ?? null) : null));
  /** Digital mode: the cards that lie open or are known, by their ids. */
  readonly cards = $derived.by((): ReadonlyMap<number, SeenCard> => (this.view ? cardsOf(this.view) : NO_CARDS));
  /** Digital mode: the hero whom the question is about, or whose card asks; null where it is about none. */
  readonly about = $derived.by(() => {
    const about = this.question?.about ?? null;
    if (about === null || !this.view) return null;
    const hero = about < this.view.heroes.length ? about : (this.cards.get(about)?.hero ?? -1);
    return hero < 0 ? null : hero;
  });
  private readonly bySpot = $derived.by(() => {
    const found: Record<string, Choice[]> = {};
    for (const choice of this.question?.choices ?? []) {
      if (choice.spot) (found[`${choice.spot.kind} ${choice.spot.number}`] ??= []).push(choice);
    }
    return found;
  });

  constructor(token: string, connection?: Live) {
    super(token, connection);
    loadJourneyCards().then(
      (found) => (this.facts = found),
      () => this.notify("The texts of the cards could not be loaded; the game goes on without them."),
    );
  }

  /** The choices that stand at a spot now. */
  at(kind: SpotKind, number: number): Choice[] {
    return this.bySpot[`${kind} ${number}`] ?? [];
  }

  /** The choices that are made with a card. */
  withCard(card: number): Choice[] {
    return this.question?.choices.filter((each) => each.card === card) ?? [];
  }

  /** A card as it is printed, by its id at this table. */
  printed(card: number): JourneyCard | undefined {
    return this.facts.get(this.cards.get(card)?.key ?? "");
  }

  /** A card by its id, its key or its title. */
  named(name: string, card: number | null): JourneyCard | undefined {
    const known = card === null ? undefined : this.printed(card);
    return known ?? this.facts.get(name) ?? [...this.facts.values()].find((each) => each.title === name);
  }

  /** Something on the map or a card was pressed: choose the only choice there, or open what there is to do and to know. To read a token costs nothing. */
  press(kind: SpotKind | "card", number: number, at: { x: number; y: number }): void {
    if (kind !== "card") this.selected = { kind, number };
    const [only, ...more] = kind === "card" ? this.withCard(number) : this.at(kind, number);
    const toRead = kind === "token" && this.question?.kind === "turn";
    if (only && !more.length && !toRead) void this.choose(only.option);
    else this.spot = { kind, number, ...at };
  }

  override async choose(option: number): Promise<void> {
    this.spot = null;
    this.pointed = null;
    this.selected = null;
    await super.choose(option);
  }

  /** Put cards back to one end of the deck, one after the other, as long as that is what is asked. */
  async putBack({ cards, verb }: PutBack): Promise<void> {
    if (this.answering !== null) return;
    const before = this.document?.answers ?? 0;
    const joint = (this.joint = { before, after: before + cards.length });
    for (const card of cards) {
      const choice = this.withCard(card).find((each) => this.question?.kind === "put back" && each.verb === verb);
      if (choice && this.joint === joint) await this.choose(choice.option);
    }
  }

  /** What was answered with one press is taken back with one. */
  override async undo(): Promise<void> {
    const { joint, document } = this;
    this.joint = null;
    if (joint && document && joint.before < document.answers && document.answers <= joint.after) await this.send({ type: "undo", keep: joint.before });
    else await super.undo();
  }

  look(name: string, keys: string[]): void {
    this.pile = { name, keys };
    this.panel = "pile";
  }

  /** Whoever plays a hero, by name. */
  player(hero: number): string {
    const seat = this.view?.heroes[hero]?.seat;
    return seat === undefined ? "" : this.name(seat);
  }
}

/** The journey that a component stands in. */
export function useJourney(): Journey {
  return useLiveTable() as Journey;
}
