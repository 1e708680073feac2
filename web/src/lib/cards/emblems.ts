import type { EmblemName } from "../icons/icons";
import { plain, type CardFacts } from "./facts";

/** Traits that say what to draw; the first that a card has counts. */
const BY_TRAIT: readonly [string, EmblemName][] = [
  ["Nazgul", "wraith"],
  ["Undead", "wraith"],
  ["Troll", "troll"],
  ["Goblin", "goblin"],
  ["Orc", "orc"],
  ["Spider", "spider"],
  ["Insect", "wasp"],
  ["Mountain", "mountain"],
  ["Forest", "tree"],
  ["Dungeon", "cave"],
  ["Stronghold", "tower"],
  ["Riverland", "boat"],
  ["Marshland", "marsh"],
  ["Wasteland", "wasteland"],
  ["Istari", "wizard"],
  ["Hobbit", "pipe"],
  ["Minstrel", "harp"],
  ["Craftsman", "hammer"],
  ["Archer", "bow"],
  ["Beorning", "bear"],
  ["Dwarf", "axe"],
  ["Silvan", "leaf"],
  ["Noldor", "star"],
  ["Rohan", "horse"],
  ["Title", "crown"],
  ["Gondor", "helm"],
  ["Dunedain", "star"],
  ["Ranger", "bow"],
  ["Armor", "armour"],
  ["Trap", "snare"],
];
/** Common words in a title, for cards whose traits say too little; the first that fits counts. */
const BY_TITLE: readonly [RegExp, EmblemName][] = [
  [/\baxe/, "axe"],
  [/\bblade\b|\bstrike\b|stroke|feint/, "sword"],
  [/\bhorn\b/, "horn"],
  [/\bstone\b/, "gem"],
  [/arrow/, "bow"],
  [/horse/, "horse"],
  [/wolf|warg/, "wolf"],
  [/\bbats?\b/, "bat"],
  [/\bcrow/, "crow"],
  [/adder|snake/, "snake"],
  [/\bweb\b/, "web"],
  [/spider/, "spider"],
  [/\bmap\b/, "campaign"],
  [/torch/, "torch"],
  [/\bkey\b/, "key"],
  [/shackles/, "chain"],
  [/gate\b/, "gate"],
  [/road|path|passage/, "road"],
  [/stream|river/, "river"],
  [/tower/, "tower"],
  [/cavern|tomb/, "cave"],
  [/fog/, "fog"],
  [/storm/, "storm"],
  [/shadow|eyes|reach/, "eye"],
  [/light in the dark|flame/, "flame"],
  [/knowledge|\blore\b|search/, "book"],
  [/hospitality|preservation/, "heal"],
  [/\bfate\b/, "star"],
];
/** Traits that say little: they count where nothing else does. */
const BY_VAGUE_TRAIT: readonly [string, EmblemName][] = [
  ["Creature", "creature"],
  ["Weapon", "sword"],
  ["Artifact", "ring"],
  ["Condition", "scroll"],
  ["Skill", "hand"],
  ["Warrior", "helm"],
];
const BY_TYPE: Readonly<Record<string, EmblemName>> = {
  hero: "hero",
  ally: "ally",
  attachment: "attachment",
  event: "event",
  enemy: "enemy",
  location: "location",
  treachery: "treachery",
  objective: "objective",
  "objective ally": "ally",
  quest: "quest",
  campaign: "campaign",
};
const EVENTS: Readonly<Record<string, EmblemName>> = {
  leadership: "banner",
  tactics: "sword",
  spirit: "star",
  lore: "book",
};

/** The quiet picture of a card, from its traits, common words of its title, its sphere or its type. */
export function emblemOf(facts: Pick<CardFacts, "title" | "type" | "traits" | "sphere">): EmblemName {
  const traits = new Set(facts.traits.map(plain));
  const byTrait = (table: readonly [string, EmblemName][]) => table.find(([trait]) => traits.has(plain(trait)))?.[1];
  const title = plain(facts.title);
  const found = byTrait(BY_TRAIT) ?? BY_TITLE.find(([words]) => words.test(title))?.[1] ?? byTrait(BY_VAGUE_TRAIT);
  if (found) return found;
  if (facts.type === "event" && facts.sphere) return EVENTS[facts.sphere] ?? "event";
  return typeEmblem(facts.type);
}

export function typeEmblem(type: string): EmblemName {
  return BY_TYPE[type] ?? "scroll";
}
