import { expect, test } from "vitest";
import { byTitle, factsOf } from "../../src/lib/cards/facts";
import { cardsOf } from "../../src/lib/table/cardGameView";
import { seenPlayer, tableView } from "../views";
import { card } from "./cards";

const CORE = card("Aragorn", { key: "core:1", type: "hero", name: "Aragorn (Core Set)" });
const LORE = card("Aragorn", { key: "watcher:53", type: "hero", name: "Aragorn (The Watcher in the Water)" });
const WEB = card("Caught in a Web", { key: "core:80", type: "treachery" });
const KNOWN = byTitle([CORE, LORE, WEB]);

test("of two cards with one title, each has its own facts", () => {
  expect([CORE, LORE].map(({ title, key }) => factsOf(KNOWN, { title, key }))).toEqual([CORE, LORE]);
});

test("without a key, or with one that nobody knows, a title means its first card", () => {
  expect([{ title: "Aragorn" }, { title: "Aragorn", key: "" }, { title: "Aragorn", key: "later:7" }].map((each) => factsOf(KNOWN, each))).toEqual([CORE, CORE, CORE]);
});

test("a card that serves as something else has its own facts under its own title only", () => {
  expect(factsOf(KNOWN, { title: "Caught in a Web", key: "core:80/attached" })).toBe(WEB);
  expect(factsOf(KNOWN, { title: "Orc Guard", key: "core:80/orc-guard" })).toBeUndefined();
});

test("every card that a view names has its key", () => {
  const seen = cardsOf(tableView({
    staging: [{ id: 1, title: "A", key: "core:1", shadow_cards: [[2, "B", "core:2"], null] }],
    encounter_discards: [[3, "C", "core:3"]],
    side_decks: [{ name: "D", deck: 1, cards: [[4, "D", "core:4"]], discards: [] }],
    looked_at: [{ id: 5, title: "E", key: "core:5", zone: "deck" }],
    players: [seenPlayer({ hand: [[6, "F", "core:6"]] })],
    test: { kind: "escape", stat: "willpower", about: [1, "A", "core:1"], player: 0, committed: [], dealt: [[7, "G", "core:7", 2]], strength: 0, against: 2 },
  }));
  expect([...seen.values()].every((each) => each.key === `core:${each.id}`)).toBe(true);
  expect(seen.size).toBe(7);
});
