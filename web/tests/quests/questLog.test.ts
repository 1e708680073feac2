import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { QuestLog } from "../../src/lib/quests/questLog.svelte";
import { ANY } from "../../src/lib/quests/quests";

let kept: { won: boolean }[] = [];

/** A server whose shelf has some quests. */
function server(path: string): Promise<Response> {
  const won = new URL(path, "http://here").searchParams.get("won");
  const quests = kept.filter((each) => won === null || String(each.won) === won);
  return Promise.resolve(new Response(JSON.stringify({ quests, total: quests.length }), { headers: { "content-type": "application/json" } }));
}

beforeEach(() => {
  localStorage.setItem("waybread.shelf", "my-shelf");
  kept = [{ won: true }];
  vi.stubGlobal("fetch", server);
});
afterEach(() => vi.unstubAllGlobals());

test("what is wished for while it is still being looked for is drawn, and not what was there before", async () => {
  const log = new QuestLog();
  await log.look();
  await Promise.all([log.look({ ...ANY, won: "false" }), log.look()]);
  expect([log.page.total, log.all.length]).toEqual([0, 0]);
});

test("a quest that has come to the shelf since is drawn too", async () => {
  const log = new QuestLog();
  await log.look();
  kept = [{ won: true }, { won: false }];
  await log.look(log.wanted, 0, true);
  expect([log.page.total, log.all.length]).toEqual([2, 2]);
});
