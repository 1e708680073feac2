import { nameOf, type CardFacts } from "../cards/facts";
import { addCard, emptyDeck, removeCard, whyNotMore, type Deck } from "./deck";
import { checkDeck, type Verdict } from "./deckService";

const DRAFT = "waybread.draft";

/** What is kept of a deck besides its cards. */
export interface Sheet {
  /** Where it is kept; "" until it is. */
  id: string;
  name: string;
  notes: string;
  deck: Deck;
  /** The sideboard: kept, never played. */
  side: Record<string, number>;
}

function emptySheet(): Sheet {
  return { id: "", name: "", notes: "", deck: emptyDeck(), side: {} };
}

/** The deck that is being built, with what the rules say of it. */
export class Builder {
  sheet = $state.raw<Sheet>(draft());
  verdict = $state.raw<Verdict | null>(null);
  problem = $state("");
  /** The last thing that happened, for those who hear the page. */
  announcement = $state("");
  /** Why the last card did not go in. */
  refusal = $state("");
  /** Different from what is kept on the shelf? */
  changed = $state(false);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  get deck(): Deck {
    return this.sheet.deck;
  }

  add(card: CardFacts): void {
    const why = whyNotMore(this.deck, card);
    this.refusal = why;
    if (why) return;
    this.change({ deck: addCard(this.deck, card) });
    this.announcement = `${nameOf(card)} goes in.`;
  }

  remove(card: CardFacts): void {
    this.change({ deck: removeCard(this.deck, card) });
    this.announcement = `${nameOf(card)} comes out.`;
  }

  /** Remove a card that nobody knows any more. */
  drop(title: string): void {
    const cards = Object.fromEntries(Object.entries(this.deck.cards).filter(([each]) => each !== title));
    this.change({ deck: { heroes: this.deck.heroes.filter((each) => each !== title), cards } });
  }

  /** Remove a card from the sideboard. */
  dropAside(title: string): void {
    this.change({ side: Object.fromEntries(Object.entries(this.sheet.side).filter(([each]) => each !== title)) });
  }

  change(part: Partial<Sheet>): void {
    this.sheet = { ...this.sheet, ...part };
    this.refusal = "";
    this.changed = true;
    this.keepDraft();
    if (part.deck) this.validate();
  }

  /** Lay another deck on the table. */
  open(sheet: Partial<Sheet>): void {
    this.sheet = { ...emptySheet(), ...sheet };
    this.refusal = "";
    this.changed = false;
    this.keepDraft();
    this.validate(0);
    this.announcement = `${this.sheet.name || "A new deck"} lies open.`;
  }

  startNew(): void {
    this.open({});
  }

  /** Ask the rules, a moment after the last change. */
  validate(wait = 150): void {
    clearTimeout(this.timer);
    const asked = ++this.asked;
    this.timer = setTimeout(() => {
      checkDeck(this.deck)
        .then((verdict) => {
          if (asked !== this.asked) return;
          this.verdict = verdict;
          this.problem = "";
        })
        .catch((error: Error) => {
          if (asked === this.asked) this.problem = error.message;
        });
    }, wait);
  }

  private keepDraft(): void {
    try {
      localStorage.setItem(DRAFT, JSON.stringify(this.sheet));
    } catch {
      // a browser that keeps nothing still builds
    }
  }
}

/** The deck that was being built when the page was left. */
function draft(): Sheet {
  const first = emptySheet();
  try {
    const draft = JSON.parse(localStorage.getItem(DRAFT) ?? "null") as Partial<Sheet> | null;
    return draft?.deck?.heroes && draft.deck.cards ? { ...first, ...draft } : first;
  } catch {
    return first;
  }
}
