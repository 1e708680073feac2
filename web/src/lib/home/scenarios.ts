/** The scenarios in our own words: what they are about, and how hard they are. */
export interface ScenarioWords {
  id: string;
  title: string;
  about: string;
  hard: 1 | 2 | 3;
  icon: "tree" | "river" | "tower";
  note: string;
}

export const SCENARIOS: ScenarioWords[] = [
  {
    id: "passage-through-mirkwood",
    title: "Passage Through Mirkwood",
    about: "A message has to go through the dark forest. Spiders, roads that wander, and three stages: the right one for a first game.",
    hard: 1,
    icon: "tree",
    note: "good for a first game",
  },
  {
    id: "journey-along-the-anduin",
    title: "Journey Along the Anduin",
    about: "Down the great river with a hill troll at the bank. Quest on the raft with all your will, then fight what has gathered.",
    hard: 2,
    icon: "river",
    note: "a troll waits from the start",
  },
  {
    id: "escape-from-dol-guldur",
    title: "Escape from Dol Guldur",
    about: "A hero lies in the Necromancer's dungeon. Three objectives under guard, one ally a round, and little time.",
    hard: 3,
    icon: "tower",
    note: "better with friends",
  },
];

export const HARD = ["", "easy going", "demanding", "very hard"];
