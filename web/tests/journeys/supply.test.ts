import { expect, test } from "vitest";
import { suggestOutfit, supplyOf, itemText, whyNotItem, whyNotParty, withItem, type JourneyCard, type Outfit } from "../../src/lib/journeys/setup/supply";

function card(key: string, part: Partial<JourneyCard>): JourneyCard {
  const none = { text: "", traits: [], copies: 1, owner: "", number: 0, success: 0, fate: 0, experience: 0, keywords: {}, slot: "", tier: 0, stats: [], ranged: false };
  return { ...none, tokens: 0, lore: 0, upgrades: [], lines: [], race: "", values: {}, hands: 2, suggested: [], key, title: key, type: "item", ...part };
}
const item = (key: string, slot: string, copies = 1): JourneyCard => card(key, { slot, tier: 1, copies });
const SUPPLY = supplyOf([
  card("Gimli", { type: "hero", suggested: ["Guardian", "axe", "mail"] }),
  card("Bilbo", { type: "hero", hands: 1, suggested: ["Burglar", "dagger"] }),
  card("Aragorn", { type: "hero", suggested: ["Guardian", "sword", "mail"] }),
  ...["Guardian", "Burglar", "Captain"].map((owner) => card(`${owner}.1`, { type: "skill", owner })),
  ...["Basic", "Title", "Weakness", "Gimli"].map((owner) => card(`${owner}.1`, { type: "skill", owner })),
  item("axe", "two-handed"),
  item("sword", "one-handed"),
  item("dagger", "one-handed", 2),
  item("mail", "armour"),
  item("cloak", "armour", 3),
  item("rope", "trinket"),
  card("great sword", { slot: "one-handed", tier: 2 }),
]);
const found = (key: string): JourneyCard => SUPPLY.cards[key] as JourneyCard;
const gimli: Outfit = { hero: "Gimli", role: "Guardian", items: ["axe", "mail"] };

test("roles are what no hero and nobody else owns, and starting items are of tier I and no trinkets", () => {
  expect(SUPPLY.roles).toEqual(["Burglar", "Captain", "Guardian"]);
  expect(SUPPLY.starting.map((each) => each.key)).toEqual(["axe", "sword", "dagger", "mail", "cloak"]);
});

test("a hero is suggested what goes well with them, as far as others have left it", () => {
  expect(suggestOutfit(SUPPLY, "Gimli", [])).toEqual(gimli);
  expect(suggestOutfit(SUPPLY, "Aragorn", [gimli])).toEqual({ hero: "Aragorn", role: "Burglar", items: ["sword"] });
});

test("what there is no room for is laid down", () => {
  expect(withItem(SUPPLY, gimli, found("cloak"))).toEqual(["axe", "cloak"]);
  expect(withItem(SUPPLY, gimli, found("sword"))).toEqual(["mail", "sword"]);
  expect(withItem(SUPPLY, { ...gimli, items: ["sword", "dagger"] }, found("axe"))).toEqual(["axe"]);
  expect(withItem(SUPPLY, { ...gimli, items: ["sword"] }, found("dagger"))).toEqual(["sword", "dagger"]);
  expect(withItem(SUPPLY, { hero: "Bilbo", role: "", items: ["dagger"] }, found("sword"))).toEqual(["sword"]);
});

test("an item that others carry, or that needs more hands than there are, says so", () => {
  expect(whyNotItem(SUPPLY, "Aragorn", found("axe"), [gimli])).toBe("with Gimli");
  expect(whyNotItem(SUPPLY, "Aragorn", found("dagger"), [{ ...gimli, items: ["dagger"] }])).toBe("");
  expect(whyNotItem(SUPPLY, "Bilbo", found("axe"), [])).toMatch("two hands");
});

test("a party whose heroes, roles or items are there twice cannot set out", () => {
  const aragorn = { hero: "Aragorn", role: "Captain", items: ["sword"] };
  expect(whyNotParty(SUPPLY, [gimli, aragorn])).toBe("");
  expect(whyNotParty(SUPPLY, [gimli, gimli])).toMatch("each hero is played once");
  expect(whyNotParty(SUPPLY, [gimli, { ...aragorn, role: "Guardian" }])).toMatch("both Guardian");
  expect(whyNotParty(SUPPLY, [gimli, { ...aragorn, items: ["mail"] }])).toMatch("not enough of mail");
});

test("an item says what successes buy", () => {
  const lines = [
    { cost: 1, hits: 2, modifiers: ["pierce"], inspiration: 0 },
    { cost: 2, hits: 0, modifiers: [], inspiration: 1 },
  ];
  expect(itemText({ lines, text: "It glows." })).toBe("1 success: 2 hits, pierce. 2 successes: 1 inspiration. It glows.");
});
