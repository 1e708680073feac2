import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepTable } from "../../src/lib/home/knownTables";
import { recordQuest, recordFinished } from "../../src/lib/quests/recordQuest";

const asked: string[] = [];

/** A server at which the tables "over" and "gone" are what they are called, and others are being played. */
function server(_: string, request: RequestInit): Promise<Response> {
  const path = String(_);
  const token = new Headers(request.headers).get("authorization")?.replace("Bearer ", "") ?? "";
  const body = String(request.body ?? "");
  asked.push(`${request.method ?? ""} ${path} ${path.includes("tables") ? token : body}`.trim());
  const json = (data: unknown, status = 200): Response => new Response(JSON.stringify(data), { status, headers: { "content-type": "application/json" } });
  if (path === "/api/shelf") return Promise.resolve(json({ token: "my-shelf" }, 201));
  if (path === "/api/shelf/quests") return Promise.resolve(json({ id: "0123456789abcdef" }, 201));
  if (token === "token-gone") return Promise.resolve(json({ detail: "This link is not known here." }, 404));
  return Promise.resolve(json({ status: token === "token-over" ? "over" : "playing" }));
}
const posts = (): string[] => asked.filter((each) => each.startsWith("POST /api/shelf/quests"));

beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  vi.stubGlobal("fetch", server);
});
afterEach(() => vi.unstubAllGlobals());

test("what has ended at a known table goes on the shelf, and nothing else", async () => {
  for (const name of ["over", "playing", "gone"]) keepTable({ table: name, token: `token-${name}` });
  expect(await recordFinished()).toBe(1);
  expect(posts()).toEqual(['POST /api/shelf/quests {"token":"token-over"}']);
});

test("a game that lies on the shelf is not asked for again", async () => {
  keepTable({ table: "over", token: "token-over" });
  await recordQuest("token-over");
  asked.length = 0;
  expect(await recordFinished()).toBe(0);
  expect(asked).toEqual([]);
});

test("whoever only watched finds the game in the log too", async () => {
  keepTable({ table: "over", watch: "token-over" });
  expect(await recordFinished()).toBe(1);
});
