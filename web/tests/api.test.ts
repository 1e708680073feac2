import { afterEach, expect, test, vi } from "vitest";
import { api, ApiError } from "../src/lib/api";

/** A server that answers everything the same; what it was asked. */
function answering(status: number, text: string, type = "application/json"): { address: string; request: RequestInit }[] {
  const asked: { address: string; request: RequestInit }[] = [];
  vi.stubGlobal("fetch", (address: string, request: RequestInit) => {
    asked.push({ address, request });
    return Promise.resolve(new Response(text, { status, headers: { "content-type": type } }));
  });
  return asked;
}
afterEach(() => vi.unstubAllGlobals());

test("a path and a query have what they are given, written as an address has it", async () => {
  const asked = answering(200, "[]");
  await api("GET", "/api/shelf/saves/{kept}/replay/{moment}", { path: { kept: "a/b", moment: 0 }, token: "mine" });
  await api("GET", "/api/shelf/quests", { query: { won: false, text: "Éowyn & Gimli" } });
  expect(asked.map((each) => each.address)).toEqual(["/api/shelf/saves/a%2Fb/replay/0", "/api/shelf/quests?won=false&text=%C3%89owyn+%26+Gimli"]);
  expect(asked[0]?.request.headers).toEqual({ authorization: "Bearer mine" });
});

test("a file is sent as it is", async () => {
  const asked = answering(201, "{}");
  const body = new Blob(["adventure"]);
  await api("POST", "/api/shelf/adventures", { query: { name: "x" }, body });
  expect(asked[0]?.request).toEqual({ method: "POST", headers: { "content-type": "application/octet-stream" }, body });
});

test("an answer that is no JSON is its text", async () => {
  answering(200, "{}", "text/plain");
  expect(await api("GET", "/api/tables/mine/save")).toBe("{}");
});

test("a refusal has the sentence of the server", async () => {
  answering(422, '{"detail": [{"msg": "One."}, {"msg": "Two."}]}');
  await expect(api("GET", "/api/bots")).rejects.toEqual(new ApiError(422, "One. Two."));
});

test("methods, paths, what they take and what they answer are those of the description", () => {
  // every line but the first two would be sent if it were called: the type check holds that they may not be
  const calls = [
    () => api("GET", "/api/bots"),
    () => api("POST", "/api/decks/read", { body: { text: "" } }),
    // @ts-expect-error: no such path
    () => api("GET", "/api/bot"),
    // @ts-expect-error: no such method
    () => api("PUT", "/api/bots"),
    // @ts-expect-error: the path needs an id
    () => api("GET", "/api/shelf/saves/{kept}"),
    // @ts-expect-error: that is not the name of the id
    () => api("GET", "/api/shelf/saves/{kept}", { path: { id: "1" } }),
    // @ts-expect-error: the body is missing
    () => api("POST", "/api/decks/read"),
    // @ts-expect-error: the body has no such field
    () => api("POST", "/api/decks/read", { body: { words: "" } }),
    // @ts-expect-error: such a query is not known
    () => api("GET", "/api/rules", { query: { game: "chess" } }),
    // @ts-expect-error: bots have no such field
    async () => (await api("GET", "/api/bots"))[0]?.colour,
  ];
  expect(calls).toHaveLength(10);
});
