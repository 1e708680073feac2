/** The seven phases of a round: what each is for, in short and for beginners. */
export interface Phase {
  id: string;
  name: string;
  number: number;
  purpose: string;
}

export const PHASES: Phase[] = [
  { id: "resource", name: "Resource", number: 1, purpose: "Every hero gains a resource token and every player draws a card. It all happens by itself." },
  { id: "planning", name: "Planning", number: 2, purpose: "Spend resources to bring allies and attachments into play. Each card asks for resources of its own sphere; neutral cards take any." },
  { id: "quest", name: "Quest", number: 3, purpose: "Send characters on the quest with their willpower. Then encounter cards are revealed, and willpower is weighed against the threat in the staging area: what is above becomes progress, what is below raises everybody's threat." },
  { id: "travel", name: "Travel", number: 4, purpose: "The group may travel to one location of the staging area. It becomes the active location: its threat no longer counts, but progress goes on it before the quest." },
  { id: "encounter", name: "Encounter", number: 5, purpose: "Each player may engage one enemy. Then every enemy whose engagement cost is not above a player's threat comes by itself." },
  { id: "combat", name: "Combat", number: 6, purpose: "First the engaged enemies attack, each with a hidden shadow card; you say who defends. Then your ready characters strike back." },
  { id: "refresh", name: "Refresh", number: 7, purpose: "Everything readies, every player's threat rises by 1, and the first player token moves on. A player at 50 threat is out." },
];

const STEPS: Record<string, string> = {
  "1.3": "after drawing",
  "2.2": "planning",
  "3.1": "before committing",
  "3.2": "committing",
  "3.3": "staging",
  "3.4": "resolution",
  "4.2": "travelling",
  "5.2": "engaging by choice",
  "5.3": "engagement checks",
  "6.2": "shadow cards",
  "6.4": "enemies attack",
  "6.8": "your attacks",
  "7.2": "readying",
  "7.4": "end of the round",
};

export function phaseOf(id: string): Phase | null {
  return PHASES.find((each) => each.id === id) ?? null;
}

/** A step in words, by its number. */
export function stepName(step: string): string {
  return STEPS[step] ?? "";
}
