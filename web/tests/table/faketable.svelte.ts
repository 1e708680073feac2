import type { Document, Question } from "../../src/protocol/messages";
import type { Live } from "../../src/lib/table/play.svelte";

type Asked = Parameters<Live["ask"]>[0];

/** A table whose server writes down what it is asked, and goes on to the next question with every choice. */
export class FakeTable implements Live {
  document = $state.raw<Document | null>(null);
  lines = [];
  seats = [0];
  host = true;
  table = "t";
  status = "open" as const;
  reason = "";
  asked: Asked[] = [];

  constructor(private readonly questions: (Question | null)[]) {
    this.show();
  }

  ask = (request: Asked): ReturnType<Live["ask"]> => {
    this.asked.push(request);
    if (request.type === "why") return Promise.resolve({ type: "reason", id: 1, reason: "Legolas is exhausted." });
    if (request.type === "hint") return Promise.resolve({ type: "refused", id: 1, reason: "Not now." });
    if (this.questions.length > 1) this.questions.shift();
    this.show();
    return Promise.resolve({ type: "done", id: 1 });
  };

  close(): void {
    this.document = null;
  }

  /** The options that were chosen, in their order. */
  get chosen(): unknown[] {
    return this.asked.filter((each) => each.type === "choose").map((each) => each["option"]);
  }

  private show(): void {
    this.document = {
      game: "cardgame", wishes: {}, status: "playing", paused: false, moment: 7 + this.asked.length, answers: 3, undone: 0, asked: 0,
      chairs: [{ name: "Ann", bot: "", taken: true, yours: true, deck: true, passing: false }],
      undo: null, policies: {}, views: {}, question: this.questions[0] ?? null,
    };
  }
}
