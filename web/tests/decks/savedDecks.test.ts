import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { saveDeck, listSavedDecks } from "../../src/lib/decks/savedDecks";
import { shelfToken } from "../../src/lib/shelf";
import { answering, type Asked } from "./answers";

const SHEET = { id: "", name: " ", notes: "", deck: { heroes: ["Gimli"], cards: {} }, side: { Gandalf: 1 } };

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

function server({ path, method, token }: Asked): [number, unknown] {
  if (path === "/api/shelf") return [201, { token: "fresh-token" }];
  if (token !== "fresh-token") return [401, { detail: "This shelf is not known here." }];
  return method === "GET" ? [200, []] : [201, { id: "0123456789abcdef", name: "x", changed: 1 }];
}

test("looking at an empty shelf asks nothing of the server", async () => {
  const heard = answering(server);
  expect(await listSavedDecks()).toEqual([]);
  expect(heard).toEqual([]);
});

test("the first deck that is kept makes a shelf, and its token is remembered", async () => {
  const heard = answering(server);
  expect(await saveDeck(SHEET)).toBe("0123456789abcdef");
  expect(shelfToken()).toBe("fresh-token");
  expect(heard.at(-1)).toMatchObject({ method: "POST", path: "/api/shelf/decks", token: "fresh-token" });
  expect(heard.at(-1)?.body).toEqual({ name: "A deck without a name", deck: SHEET.deck, side: { Gandalf: 1 }, notes: "" });
});

test("a deck that is kept already changes in its place", async () => {
  localStorage.setItem("waybread.shelf", "fresh-token");
  const heard = answering(server);
  await saveDeck({ ...SHEET, id: "0123456789abcdef" });
  expect(heard).toHaveLength(1);
  expect(heard[0]).toMatchObject({ method: "PUT", path: "/api/shelf/decks/0123456789abcdef" });
});

test("a shelf that the server has forgotten is empty, and a new one takes its place", async () => {
  localStorage.setItem("waybread.shelf", "forgotten-token");
  answering(server);
  expect(await listSavedDecks()).toEqual([]);
  await saveDeck(SHEET);
  expect(shelfToken()).toBe("fresh-token");
});
