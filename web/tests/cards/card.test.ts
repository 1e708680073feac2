import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import Card from "../../src/lib/cards/Card.svelte";
import { emblemOf } from "../../src/lib/cards/emblems";
import { pictureKey } from "../../src/lib/cards/facts";
import { ICON_NAMES, ICONS } from "../../src/lib/icons/icons";
import { card, GIMLI } from "./cards";

afterEach(cleanup);

test("a card on the table is one thing with one name", () => {
  render(Card, { facts: GIMLI });
  expect(screen.getByRole("img", { name: /^Gimli, tactics hero, threat cost 11/ })).toBeTruthy();
});

test("an exhausted card is turned, and says so", () => {
  const { container } = render(Card, { facts: GIMLI, live: { id: 1, title: "Gimli", exhausted: true } });
  expect(container.querySelector(".exhausted")).toBeTruthy();
  expect(screen.getByRole("img", { name: /^Gimli,.*exhausted$/ })).toBeTruthy();
});

test("tokens are counters with their numbers", () => {
  const { container } = render(Card, { facts: GIMLI, live: { id: 1, title: "Gimli", damage: 2, resources: 3 } });
  expect(container.querySelector("li.damage")?.textContent).toContain("2");
  expect(container.querySelector("li.resource")?.textContent).toContain("3");
});

test("a full card has its title as a heading and its keywords as buttons", () => {
  const facts = card("Legolas", { type: "hero", text: "Ranged. Response: Once an enemy is destroyed, place 2 progress." });
  render(Card, { facts, size: "full" });
  expect(screen.getByRole("heading", { name: "Legolas" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Ranged" })).toBeTruthy();
});

test("a full card says why its numbers are what they are", () => {
  const why = { attack: [["add", 2, "printed"], ["add", 1, "Dwarven Axe"]] as [string, number, string][] };
  render(Card, { facts: GIMLI, live: { id: 1, title: "Gimli", attack: 3, why }, size: "full" });
  expect(screen.getByRole("list", { name: /Why numbers/ }).textContent).toContain("3 = 2 printed + 1 Dwarven Axe");
});

test("a full card says how it stands and what is on it", () => {
  const attachments = [{ id: 2, title: "Dwarven Axe", exhausted: false }];
  const { container } = render(Card, { facts: GIMLI, live: { id: 1, title: "Gimli", exhausted: true, damage: 2, attachments }, size: "full" });
  expect(container.querySelector(".now")?.textContent).toBe("exhausted · 2 damage · with Dwarven Axe");
});

test("a card that lies face down shows its back and no numbers", () => {
  const { container } = render(Card, { facts: GIMLI, live: { id: 1, title: "Gimli", facedown: true } });
  expect(container.querySelector(".back")).toBeTruthy();
  expect(container.querySelector(".value")).toBeNull();
});

test("the owner's picture stands in the place of the emblem", () => {
  const { container } = render(Card, { facts: GIMLI, picture: "blob:gimli" });
  expect(container.querySelector("img")?.getAttribute("src")).toBe("blob:gimli");
  expect(container.querySelector(".emblem")).toBeNull();
});

test("a card at table size names its set in short", () => {
  const { container } = render(Card, { facts: card("Some Ally", { set: "The Hunt for Gollum", pack: "HfG", number: 7 }) });
  expect(container.querySelector("footer")?.textContent).toContain("HfG 7");
  expect(container.querySelector("footer")?.textContent).not.toContain("Gollum");
});

test("the emblem comes from the traits, then words of the title, then the type", () => {
  expect(emblemOf(card("Legolas", { type: "hero", traits: ["Noble", "Silvan", "Warrior"] }))).toBe("leaf");
  expect(emblemOf(card("Orc Slayer", { type: "enemy", traits: ["Troll"] }))).toBe("troll");
  expect(emblemOf(card("Wargs", { type: "enemy", traits: ["Creature"] }))).toBe("wolf");
  expect(emblemOf(card("Old Mother", { type: "enemy", traits: ["Creature"] }))).toBe("creature");
  expect(emblemOf(card("Dwarven Axe", { type: "attachment", traits: ["Item", "Weapon"] }))).toBe("axe");
  expect(emblemOf(card("Nazgûl of Dol Guldur", { type: "enemy", traits: ["Nazgûl"] }))).toBe("wraith");
  expect(emblemOf(card("Gladden Fields", { type: "location", traits: ["Marshland"] }))).toBe("marsh");
  expect(emblemOf(card("Despair", { type: "treachery" }))).toBe("treachery");
});

test("a picture's file finds its card whatever stands around the title", () => {
  expect(pictureKey("007 Éowyn (Core).jpg")).toBe(pictureKey("eowyn"));
  expect(pictureKey("gandalfs-map")).toBe(pictureKey("Gandalf's Map"));
});

test("every icon is drawn inside the grid, with numbers that can be read", () => {
  for (const name of ICON_NAMES) {
    expect(ICONS[name], name).toMatch(/^M[\d.\s,A-Za-z-]+$/);
    expect(ICONS[name], name).not.toMatch(/NaN|undefined/);
  }
});
