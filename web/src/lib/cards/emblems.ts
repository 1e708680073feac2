import type { EmblemName } from "../icons/icons";
import { plain, type CardFacts } from "./facts";

/** Words in a title that say what to draw; the first that fits counts. */
const BY_TITLE: readonly [RegExp, EmblemName][] = [
  [/nazgul/, "wraith"],
  [/\baxe|orc slayer/, "axe"],
  [/hammersmith|miner\b/, "hammer"],
  [/\bblade\b|\bstrike\b|stroke|feint/, "sword"],
  [/\bplate\b/, "armour"],
  [/\bhorn\b/, "horn"],
  [/\bstone\b/, "gem"],
  [/archer|arrows|sniper|legolas/, "bow"],
  [/horse|rider of|dunhere|theodred|snowbourn/, "horse"],
  [/wolf|warg/, "wolf"],
  [/\bbats\b/, "bat"],
  [/crow/, "crow"],
  [/adder/, "snake"],
  [/hummerhorn/, "wasp"],
  [/\bweb\b/, "web"],
  [/spider|spawn|swarm/, "spider"],
  [/beorn\b|beorn's hosp/, "bear"],
  [/gandalf$/, "wizard"],
  [/\bmap\b/, "campaign"],
  [/torch/, "torch"],
  [/\bkey\b/, "key"],
  [/shackles/, "chain"],
  [/snare/, "snare"],
  [/gate\b/, "gate"],
  [/road|path|passage/, "road"],
  [/stream|river|anduin/, "river"],
  [/pass\b|tower|dol guldur$/, "tower"],
  [/cavern/, "cave"],
  [/fog/, "fog"],
  [/storm/, "storm"],
  [/shadow|eyes|reach/, "eye"],
  [/light in the dark|flame/, "flame"],
  [/tomb/, "cave"],
  [/knowledge|lore of|search/, "book"],
  [/hospitality|preservation|nimrodel/, "heal"],
  [/steward|crown/, "crown"],
  [/took/, "pipe"],
  [/fate/, "star"],
];
const BY_TRAIT: readonly [string, EmblemName][] = [
  ["Nazgul", "wraith"],
  ["Undead", "wraith"],
  ["Troll", "troll"],
  ["Goblin", "goblin"],
  ["Orc", "orc"],
  ["Spider", "spider"],
  ["Creature", "creature"],
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
  ["Dwarf", "axe"],
  ["Silvan", "leaf"],
  ["Noldor", "star"],
  ["Rohan", "horse"],
  ["Gondor", "helm"],
  ["Dunedain", "star"],
  ["Ranger", "bow"],
  ["Title", "crown"],
  ["Weapon", "sword"],
  ["Armor", "armour"],
  ["Artifact", "ring"],
  ["Trap", "snare"],
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

/** The quiet picture of a card, from its title, its traits, its sphere or its type. */
export function emblemOf(facts: Pick<CardFacts, "title" | "type" | "traits" | "sphere">): EmblemName {
  const title = plain(facts.title);
  const named = BY_TITLE.find(([words]) => words.test(title));
  if (named) return named[1];
  const traits = facts.traits.map(plain);
  const kin = BY_TRAIT.find(([trait]) => traits.includes(plain(trait)));
  if (kin) return kin[1];
  if (facts.type === "event" && facts.sphere) return EVENTS[facts.sphere] ?? "event";
  return typeEmblem(facts.type);
}

export function typeEmblem(type: string): EmblemName {
  return BY_TYPE[type] ?? "scroll";
}
