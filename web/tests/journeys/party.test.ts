import { beforeEach, expect, test } from "vitest";
import { gainsOf } from "../../src/lib/journeys/party/rewards";
import type { Campaign, SavedHero, Station } from "../../src/lib/journeys/party/partyService";
import { forgetParty, keepPartyTable, partyOfTable, tokenOfParty } from "../../src/lib/journeys/party/partyTables";
import { joinNames, fileName, offerWords, partyStatus, talesOf } from "../../src/lib/journeys/party/partyTexts";
import { chairsOf } from "../../src/lib/journeys/setup/adventures";

const hero = (part: Partial<SavedHero>): SavedHero => ({ hero: "Gimli", seat: 0, role: "Guardian", played: [], experience: {}, skills: [], titles: [], items: [], trinket: "", ...part });
const campaign = (part: Partial<Campaign>): Campaign => ({ difficulty: "normal", lore: 0, trinkets: [], heroes: [], chronicle: [], ...part });

beforeEach(() => localStorage.clear());

test("a table is known to be a party's, by its token or its id, until the party is forgotten", () => {
  keepPartyTable("first", "table-1", "token-1");
  keepPartyTable("first", "table-2", "token-2");
  keepPartyTable("second", "table-3", "token-3");
  expect(partyOfTable("token-1")).toBe("first");
  expect(partyOfTable("another", "table-3")).toBe("second");
  expect(partyOfTable("another")).toBe("");
  expect(tokenOfParty("first")).toBe("token-2");
  forgetParty("first");
  expect([tokenOfParty("first"), tokenOfParty("second")]).toEqual(["", "token-3"]);
});

test("what was gained is what there is more than before", () => {
  const before = campaign({ lore: 3, trinkets: ["rope"], heroes: [hero({ experience: { Guardian: 2, Hunter: 9 } })] });
  const after = campaign({ lore: 10, trinkets: ["rope", "rope", "tome"], heroes: [hero({ experience: { Guardian: 8, Hunter: 9 }, titles: ["title.1"] })] });
  expect(gainsOf(before, after)).toEqual({ lore: 7, trinkets: ["rope", "tome"], heroes: [{ hero: "Gimli", role: "Guardian", experience: 6, titles: ["title.1"] }] });
});

test("the chronicle is told by adventure, under its title", () => {
  const page = (adventure: string, round: number): Campaign["chronicle"][number] => ({ adventure, round, prompts: ["So it was."] });
  const road = [{ adventure: "one", title: "The First" }] as Station[];
  const found = talesOf(campaign({ chronicle: [page("one", 0), page("one", 2), page("two", 0)] }), road);
  expect(found.map(({ title, pages }) => [title, pages.map((each) => each.round)])).toEqual([
    ["The First", [0, 2]],
    ["two", [0]],
  ]);
});

test("where a party stands, what a card is to a hero and what a file is called are said in words", () => {
  expect(partyStatus({ stage: "camp", next: "The Mill" })).toBe("at camp, before The Mill");
  expect(partyStatus({ stage: "adventure", next: "The Mill" })).toBe("on The Mill");
  expect(offerWords({ status: "too dear", price: 7, holder: "" })).toBe("too dear: costs 7");
  expect(offerWords({ status: "held by another hero", price: 3, holder: "Gimli" })).toBe("Gimli has it");
  expect(joinNames(["A", "B", "C"])).toBe("A, B and C");
  expect(fileName("Éowyn's/Riders?")).toBe("ÉowynsRiders.json");
  expect(fileName("?")).toBe("party.json");
});

test("one's own heroes share a chair, each other hero has one; the app has a single chair", () => {
  const outfit = (name: string): { hero: string; role: string; items: string[] } => ({ hero: name, role: "", items: [] });
  const heroes = [
    { outfit: outfit("Gimli"), by: "scout" as const },
    { outfit: outfit("Aragorn"), by: "me" as const },
    { outfit: outfit("Bilbo"), by: "me" as const },
  ];
  const shown = (mode: "journeys" | "companion"): unknown => chairsOf({ heroes, mode, name: "Ann" }).map(({ by, deck }) => [by, (deck?.["heroes"] as { hero: string }[]).map((each) => each.hero)]);
  expect(shown("journeys")).toEqual([
    ["me", ["Aragorn", "Bilbo"]],
    ["scout", ["Gimli"]],
  ]);
  expect(shown("companion")).toEqual([["me", ["Gimli", "Aragorn", "Bilbo"]]]);
});
