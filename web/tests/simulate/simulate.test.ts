import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { botLabel, bots } from "../../src/lib/bots.svelte";
import type { PickDeck } from "../../src/lib/home/deckChoices";
import Whiskers from "../../src/lib/simulate/Whiskers.svelte";
import { bandPath, labelStep, scale, ticks, linePath } from "../../src/lib/simulate/chartScale";
import { linesOf, type TrialNews } from "../../src/lib/simulate/trialStream";
import { otherDecks, Trial } from "../../src/lib/simulate/trial.svelte";
import { percentRange, clock, percent, points, summary } from "../../src/lib/simulate/figureTexts";

const NEWS: TrialNews = { done: 10, asked: 100, won: 4, low: 0.17, high: 0.69, spent: 1, left: 9, over: false, why: "", figures: null };
const DECK = { heroes: ["Aragorn"], cards: { Gandalf: 3 } };

function streamed(...parts: string[]): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const each of parts) controller.enqueue(bytes.encode(each));
      controller.close();
    },
  });
}

function answering(response: () => Response): Record<string, unknown>[] {
  const asked: Record<string, unknown>[] = [];
  vi.stubGlobal("fetch", (_: string, request: RequestInit) => {
    asked.push(JSON.parse(request.body as string) as Record<string, unknown>);
    return Promise.resolve(response());
  });
  return asked;
}

beforeEach(() => {
  bots.all = [
    { name: "scout", about: "Plays by rules of thumb.", quick: true, games: ["cardgame", "journeys"] },
    { name: "strider", about: "Thinks ahead.", quick: false, games: ["cardgame"] },
  ];
});
afterEach(() => vi.unstubAllGlobals());

test("bots are those of the server, by game, with the first as the default", () => {
  expect(bots.of("journeys").map(botLabel)).toEqual(["Scout (quick)"]);
  expect(bots.of("companion")).toEqual([]);
  expect([bots.named("strider")?.quick, bots.named("")?.name]).toEqual([false, "scout"]);
});

test("the list of bots is asked for once, and again if the server did not answer", async () => {
  const answers = [new Response("", { status: 500 }), new Response('[{"name":"eager"}]', { headers: { "content-type": "application/json" } })];
  let count = 0;
  vi.stubGlobal("fetch", () => Promise.resolve(answers[count++]));
  for (let each = 0; each < 3; each += 1) await bots.load();
  expect([count, bots.all[0]?.name]).toEqual([2, "eager"]);
});

test("lines come as they are, however the stream is cut, and empty ones are left out", async () => {
  const found: string[] = [];
  for await (const each of linesOf(streamed('{"a"', ':1}\n\n{"b":2}\n', '{"c":"é"}'))) found.push(each);
  expect(found).toEqual(['{"a":1}', '{"b":2}', '{"c":"é"}']);
});

test("news are heard in their order, and the figures of the last that had some are kept", async () => {
  const figures = { rounds: 5, lengths: [], causes: [], score: [], curves: [], analysis: null };
  const lines = [{ ...NEWS, figures }, { ...NEWS, done: 20 }, { ...NEWS, done: 100, over: true }].map((each) => `${JSON.stringify(each)}\n`);
  const asked = answering(() => new Response(streamed(...lines)));
  const trial = new Trial();
  trial.wishes.easy = true;
  await trial.start("Mine", DECK, []);
  expect(asked[0]).toMatchObject({ decks: [DECK], easy: true, bot: "scout", games: 300, analyse: true });
  expect(trial.news?.done).toBe(100);
  expect(trial.figures).toEqual(figures);
  expect(trial.running).toBe(false);
  expect(trial.earlier.map(({ deck, news }) => [deck, news.done])).toEqual([["Mine", 100]]);
});

test("a refusal is told in the server's words, and the wishes can be changed", async () => {
  answering(() => new Response('{"detail":"There is a trial of yours already."}', { status: 429 }));
  const trial = new Trial();
  await trial.start("Mine", DECK, []);
  expect(trial.problem).toBe("There is a trial of yours already.");
  expect(trial.folded).toBe(false);
  expect(trial.earlier).toEqual([]);
});

test("what was heard until somebody stops it stays, without a complaint", async () => {
  vi.stubGlobal("fetch", (_: string, { signal }: RequestInit) =>
    Promise.resolve(
      new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode(`${JSON.stringify(NEWS)}\n`));
            signal?.addEventListener("abort", () => controller.error(new Error("aborted")));
          },
        }),
      ),
    ),
  );
  const trial = new Trial();
  const going = trial.start("Mine", DECK, []);
  await vi.waitFor(() => expect(trial.news?.done).toBe(10));
  trial.stop();
  await going;
  expect([trial.stopped, trial.problem, trial.news?.won]).toEqual([true, "", 4]);
});

test("another bot keeps the size of the trial, in games that fit it", () => {
  const trial = new Trial();
  trial.wishes.games = 1000;
  trial.choose("strider");
  expect(trial.wishes.games).toBe(50);
  trial.choose("scout");
  expect(trial.wishes.games).toBe(1000);
});

test("the other seats get shipped decks, and no hero sits there twice", () => {
  const shipped = [
    ["leadership", "Aragorn"],
    ["tactics", "Gimli"],
    ["spirit", "Éowyn"],
    ["three-spheres", "Éowyn"],
  ].map(([id = "", hero = ""]): PickDeck => ({ id, name: id, notes: "", starter: true, deck: { heroes: [hero], cards: {} }, verdict: { legal: true, size: 50, threat: 9 } }));
  expect(otherDecks(DECK, 2, shipped).map((each) => each.id)).toEqual(["spirit", "tactics"]);
  expect(otherDecks(DECK, 3, shipped)).toHaveLength(2);
});

test("ticks are round numbers that span all values", () => {
  expect(ticks(0, 37)).toEqual([0, 10, 20, 30, 40]);
  expect(ticks(-31, 12, 4)).toEqual([-40, -20, 0, 20]);
  expect(ticks(0, 1)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
});

test("values become pixels, lines and bands", () => {
  const across = scale([0, 10], [100, 200]);
  expect(across(5)).toBe(150);
  expect(linePath([{ x: 0, y: 1 }, { x: 2, y: 3 }])).toBe("M0.0 1.0L2.0 3.0");
  expect(bandPath([{ x: 0, y: 1 }], [{ x: 0, y: 2 }])).toBe("");
  expect(labelStep(40, 260)).toBe(4);
});

test("figures are said in words", () => {
  expect(percent(0.445)).toBe("44.5 %");
  expect(percentRange(0.1, 0.2)).toBe("10.0 to 20.0 %");
  expect([points(0.051), points(-0.051), points(0)]).toEqual(["+5.1", "−5.1", "0.0"]);
  expect([clock(59), clock(61)]).toEqual(["59 s", "1 min 01 s"]);
  expect(summary(NEWS)).toBe("4 of 10 games won so far: 40.0 %, with 95 % confidence 17.0 to 69.0 %.");
});

test("a difference is told to those who do not see it, with its interval", () => {
  render(Whiskers, { rows: [{ name: "Gandalf", value: 0.1, low: 0.02, high: 0.18, word: "keep" }], what: "A mulligan gains" });
  expect(screen.getByRole("listitem").textContent).toContain("A mulligan gains +10.0 points, 95 % interval +2.0 to +18.0: keep");
});
