import type { Document, HintOption, Question } from "../../src/protocol/messages";
import type { Live } from "../../src/lib/table/liveTable.svelte";

type Asked = Parameters<Live["ask"]>[0];

/** A table whose server writes down what it is asked, and goes on to the next question with every choice. */
export class FakeTable implements Live {
  document = $state.raw<Document | null>(null);
  lines = [];
  seats = [0];
  host = true;
  player = true;
  table = "t";
  status = "open" as const;
  reason = "";
  asked: Asked[] = [];
  /** Does it say `done`? If not, the answer stays under way. */
  confirms = true;
  /** It hears, and nothing comes of it. */
  frozen = false;
  refuses = false;
  /** What the search finds, if it is asked. */
  hints: HintOption[] | null = null;

  private moment = 7;

  constructor(private readonly questions: (Question | null)[]) {
    this.show();
  }

  ask = (request: Asked): ReturnType<Live["ask"]> => {
    this.asked.push(request);
    if (request.type === "why") return Promise.resolve({ type: "reason", id: 1, reason: "Legolas is exhausted." });
    if (request.type === "hint") return Promise.resolve(this.hints ? { type: "hints", id: 1, moment: this.moment, hints: this.hints } : { type: "refused", id: 1, reason: "Not now." });
    if (this.refuses) return Promise.resolve({ type: "refused", id: 1, reason: "Not like this." });
    if (this.frozen) return new Promise(() => undefined);
    this.goOn();
    return this.confirms ? Promise.resolve({ type: "done", id: 1 }) : new Promise(() => undefined);
  };

  /** Whoever has answered, here or elsewhere. */
  goOn(): void {
    if (this.questions.length > 1) this.questions.shift();
    this.moment++;
    this.show();
  }

  close(): void {
    this.document = null;
  }

  /** The options that were chosen, in their order. */
  get chosen(): unknown[] {
    return this.asked.filter((each) => each.type === "choose").map((each) => each["option"]);
  }

  private show(): void {
    this.document = {
      game: "cardgame", wishes: {}, status: "playing", paused: false, moment: this.moment, answers: 3, undone: 0, asked: 0,
      chairs: [{ name: "Ann", bot: "", taken: true, yours: true, deck: null, passing: false, away: false }],
      undo: null, policies: {}, views: {}, question: this.questions[0] ?? null, since: 0, redo: 0,
    };
  }
}
