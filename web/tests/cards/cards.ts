import { completeFacts, type CardFacts } from "../../src/lib/cards/facts";

/** A card for a test: only what the test is about has to be said. */
export function card(title: string, rest: Partial<CardFacts> = {}): CardFacts {
  return completeFacts({ title, type: "ally", set: "Core Set", pack: "Core", number: 1, group: "", status: "implemented", ...rest });
}

export const GIMLI = card("Gimli", {
  type: "hero",
  sphere: "tactics",
  unique: true,
  number: 4,
  threat_cost: 11,
  willpower: 2,
  attack: 2,
  defense: 2,
  hit_points: 5,
  traits: ["Dwarf", "Noble", "Warrior"],
});
