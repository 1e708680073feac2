import { loadJourneyCards, type JourneyCard } from "../cards/facts";
import { keyInWords } from "../cards/cardTexts";

export type { JourneyCard };

/** What heroes are made up of before an adventure: themselves, roles, and items to begin with. */
export interface Supply {
  cards: Readonly<Record<string, JourneyCard>>;
  heroes: JourneyCard[];
  roles: string[];
  starting: JourneyCard[];
}

/** A hero as a table takes one. */
export interface Outfit {
  hero: string;
  role: string;
  items: string[];
}

const NOBODYS = ["Basic", "Title", "Weakness"];

/** Everything there is, from the cards as they are printed. */
export async function loadSupply(): Promise<Supply> {
  return supplyOf([...(await loadJourneyCards()).values()]);
}

export function supplyOf(cards: readonly JourneyCard[]): Supply {
  const heroes = cards.filter((each) => each.type === "hero");
  const nobodys = [...NOBODYS, ...heroes.map((each) => each.title)];
  const roles = cards.filter((each) => each.type === "skill" && !nobodys.includes(each.owner)).map((each) => each.owner);
  return {
    cards: Object.fromEntries(cards.map((each) => [each.key, each])),
    heroes,
    roles: [...new Set(roles)].sort(),
    starting: cards.filter((each) => each.type === "item" && each.tier === 1 && each.slot !== "trinket"),
  };
}

/** A card by its title. */
export function cardTitle(supply: Supply | null, key: string): string {
  return supply?.cards[key]?.title ?? keyInWords(key);
}

export function handsOf(item: JourneyCard | undefined): number {
  return item?.slot === "two-handed" ? 2 : item?.slot === "one-handed" ? 1 : 0;
}

/** What an item is good for, in words: what successes buy in an attack, and its text. */
export function itemText({ lines, text }: Pick<JourneyCard, "lines" | "text">): string {
  const bought = lines.map(({ cost, hits, modifiers, inspiration }) => {
    const gains = [hits ? `${hits} ${hits === 1 ? "hit" : "hits"}` : "", ...modifiers, inspiration ? `${inspiration} inspiration` : ""].filter(Boolean);
    return `${cost} ${cost === 1 ? "success" : "successes"}: ${gains.join(", ")}.`;
  });
  return [...bought, text].filter(Boolean).join(" ");
}

/** How many copies of an item are left beside what others carry. */
function copiesLeft(supply: Supply, item: string, others: readonly Outfit[]): number {
  const taken = others.reduce((sum, each) => sum + each.items.filter((key) => key === item).length, 0);
  return (supply.cards[item]?.copies ?? 0) - taken;
}

/** Why a hero cannot begin with an item at all, beside what others carry; "" if they can, by laying something else down. */
export function whyNotItem(supply: Supply, hero: string, item: JourneyCard, others: readonly Outfit[]): string {
  const hands = supply.heroes.find((each) => each.title === hero)?.hands ?? 2;
  if (handsOf(item) > hands) return `needs two hands, and ${hero} has only one for items`;
  if (copiesLeft(supply, item.key, others) > 0) return "";
  return `with ${others.filter((each) => each.items.includes(item.key)).map((each) => each.hero).join(" and ")}`;
}

/** The items with one more; what there is no room for any longer is laid down, the oldest first. */
export function withItem(supply: Supply, outfit: Outfit, item: JourneyCard): string[] {
  const hands = supply.heroes.find((each) => each.title === outfit.hero)?.hands ?? 2;
  const remaining = [...outfit.items];
  const drop = (fits: () => boolean, kind: (card: JourneyCard | undefined) => boolean): void => {
    while (!fits()) remaining.splice(remaining.findIndex((key) => kind(supply.cards[key])), 1);
  };
  if (item.slot === "armour") drop(() => !remaining.some((key) => supply.cards[key]?.slot === "armour"), (card) => card?.slot === "armour");
  const held = (): number => remaining.reduce((sum, key) => sum + handsOf(supply.cards[key]), 0);
  drop(() => held() + handsOf(item) <= hands, (card) => handsOf(card) > 0);
  return [...remaining, item.key];
}

/** A hero with the role and the items that go well with them, as far as others have left them. */
export function suggestOutfit(supply: Supply, hero: string, others: readonly Outfit[]): Outfit {
  const [role = "", ...names] = supply.heroes.find((each) => each.title === hero)?.suggested ?? [];
  const free = supply.roles.filter((each) => !others.some((other) => other.role === each));
  const items = names
    .map((name) => supply.starting.find((each) => each.title === name))
    .filter((each) => each !== undefined)
    .filter((each) => !whyNotItem(supply, hero, each, others));
  return { hero, role: free.includes(role) ? role : (free[0] ?? role), items: items.map((each) => each.key) };
}

/** What still has to be settled before these heroes can set out together; "" if nothing. */
export function whyNotParty(supply: Supply, outfits: readonly Outfit[]): string {
  for (const [place, { hero, role, items }] of outfits.entries()) {
    const others = outfits.filter((_, other) => other !== place);
    if (others.some((each) => each.hero === hero)) return `${hero} is in the party twice; each hero is played once.`;
    const twin = others.find((each) => role && each.role === role);
    if (twin) return `${hero} and ${twin.hero} are both ${role}; in an adventure each hero has a role of their own.`;
    const rare = items.find((key) => supply.cards[key] && copiesLeft(supply, key, others) < items.filter((each) => each === key).length);
    if (rare) return `There are not enough of ${supply.cards[rare]?.title ?? rare} for everybody who wants it.`;
  }
  return "";
}
