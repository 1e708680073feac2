import type { Campaign, SavedHero } from "./partyService";

/** What a party has more than before its adventure. */
export interface Gains {
  lore: number;
  /** Keys of cards. */
  trinkets: string[];
  heroes: { hero: string; role: string; experience: number; titles: string[] }[];
}

/** What came of an adventure, by comparing the saves before and after it. */
export function gainsOf(before: Campaign, after: Campaign): Gains {
  return {
    lore: after.lore - before.lore,
    trinkets: newEntries(before.trinkets, after.trinkets),
    heroes: after.heroes.map((hero) => heroGains(before.heroes.find((each) => each.hero === hero.hero), hero)),
  };
}

function heroGains(before: SavedHero | undefined, { hero, role, experience, titles }: SavedHero): Gains["heroes"][number] {
  return { hero, role, experience: (experience[role] ?? 0) - (before?.experience[role] ?? 0), titles: newEntries(before?.titles ?? [], titles) };
}

/** What stands in a list more often than it did. */
function newEntries(before: readonly string[], after: readonly string[]): string[] {
  const left = [...before];
  return after.filter((each) => {
    const place = left.indexOf(each);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}
