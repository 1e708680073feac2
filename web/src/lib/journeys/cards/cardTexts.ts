import type { IconName } from "../../icons/icons";
import { kindName } from "../bars/portraits";
import type { JourneyCard } from "./facts";

const KEYWORDS: Record<string, IconName> = { strike: "sword", guard: "defense", sprint: "road", rest: "heal", hide: "fog", scout: "search" };
/** Words in the title of an item that say what to draw; the first that fits counts. */
const ITEMS: readonly [RegExp, IconName][] = [
  [/axe/i, "axe"],
  [/bow|arrow/i, "bow"],
  [/sword|blade|dagger|knife/i, "sword"],
  [/hammer|mattock/i, "hammer"],
  [/banner|war haven|war maker/i, "banner"],
  [/harp|song|heart's rest|river calling/i, "harp"],
  [/ration|biscuit|cake/i, "leaf"],
  [/map|course/i, "campaign"],
  [/pipe|storm-maker/i, "pipe"],
  [/rope|braid|ninny/i, "chain"],
  [/tome|legendarium/i, "book"],
  [/torch|under sun/i, "torch"],
  [/boots|treader/i, "road"],
  [/brooch|mark of/i, "gem"],
  [/helm|scale/i, "helm"],
  [/horn/i, "horn"],
  [/staff|walking stick/i, "wizard"],
  [/cloak|garb/i, "fog"],
];

/** What a card is called until the cards are there, and where they cannot be had: "item.battle-axe" is a Battle Axe. */
export function keyInWords(key: string): string {
  return kindName(key.replace(/^(item|hero|damage|fear|boon|title)\./, "").replaceAll(".", "-"));
}

/** What is drawn on a card in place of a picture. */
export function emblemOf(card: JourneyCard): IconName {
  const [keyword] = Object.keys(card.keywords);
  switch (card.type) {
    case "damage":
      return "damage";
    case "fear":
      return "fear";
    case "boon":
      return "boon";
    case "hero":
      return "hero";
    case "item":
      return ITEMS.find(([words]) => words.test(card.title))?.[1] ?? (card.slot === "armour" ? "armour" : card.slot === "trinket" ? "trinket" : "hand");
    default:
      if (card.owner === "Weakness") return "burden";
      if (card.owner === "Title") return "crown";
      return (keyword ? KEYWORDS[keyword] : undefined) ?? "event";
  }
}

/** What a card is: whose frame it has. */
export function shapeOf(card: JourneyCard): string {
  if (card.type !== "skill") return card.type;
  return card.owner === "Weakness" ? "weakness" : card.owner === "Title" ? "title" : card.owner === "Basic" ? "basic" : "skill";
}

const SLOTS: Record<string, string> = { "one-handed": "One-handed item", "two-handed": "Two-handed item", armour: "Armour", trinket: "Trinket" };

/** What kind of card it is: "Guardian skill", "Two-handed item", "Title". */
export function kindOf(card: JourneyCard): string {
  switch (card.type) {
    case "skill":
      return card.owner === "Weakness" || card.owner === "Title" ? card.owner : `${card.owner} skill`;
    case "item":
      return SLOTS[card.slot] ?? "Item";
    case "damage":
      return "Damage";
    case "fear":
      return "Fear";
    case "boon":
      return "Boon";
    default:
      return "Hero";
  }
}

/** The hands that an item takes. */
export function handsOf(card: JourneyCard): number {
  return card.slot === "two-handed" ? 2 : card.slot === "one-handed" ? 1 : 0;
}

const counted = (amount: number, one: string, more = `${one}s`): string => `${amount} ${amount === 1 ? one : more}`;

/** A line of an item: what it costs, and what it gives. */
export function lineWords(line: JourneyCard["lines"][number]): string {
  const gains = [...(line.hits ? [counted(line.hits, "hit")] : []), ...line.modifiers, ...(line.inspiration ? [`${line.inspiration} inspiration`] : [])];
  return `${counted(line.cost, "success", "successes")} for ${gains.join(", ") || "nothing"}`;
}

/** What a skill card shows in a test: "1 success", "no icons". */
export function iconsWords(card: JourneyCard): string {
  const found = [...(card.success ? [counted(card.success, "success", "successes")] : []), ...(card.fate ? [`${card.fate} fate`] : [])];
  return found.join(" and ") || "no icons";
}

/** A card in full for those who hear it. */
export function cardWords(card: JourneyCard, tokens?: number): string {
  const parts = [card.title, card.type === "skill" ? kindOf(card) : kindOf(card).toLowerCase()];
  if (card.type === "skill") parts.push(iconsWords(card));
  if (card.stats.length) parts.push(card.stats.join(" or "));
  if (card.ranged) parts.push("ranged");
  parts.push(...card.lines.map(lineWords));
  if (tokens !== undefined) parts.push(counted(tokens, "depletion token"));
  return sentences([parts.join(", "), card.text]);
}

/** What there is of these, one after the other, with a full stop after what has none and is not the last. */
export function sentences(parts: readonly (string | false)[]): string {
  return parts
    .filter((each): each is string => Boolean(each))
    .map((each, place, all) => (place < all.length - 1 && !/[.!?]$/.test(each) ? `${each}.` : each))
    .join(" ");
}
