import { botLabel, bots } from "../../bots.svelte";

/** Who can play a hero. */
export function playerChoices(): [string, string][] {
  void bots.load();
  return [["me", "I play"], ["open", "A friend, by invitation"], ...bots.of("journeys").map((each): [string, string] => [each.name, `Bot: ${botLabel(each)}`])];
}

/** What each role is good at, in a sentence. */
export const ROLES: Readonly<Record<string, string>> = {
  Burglar: "Stays hidden, slips past enemies and is best alone and in the dark.",
  Captain: "Leads, so that heroes nearby scout, attack and gain inspiration along with the captain.",
  Guardian: "Prevents damage and fear, and helps in last stands.",
  Hunter: "Strikes hard, best from afar or beside a friend.",
  Musician: "Gives inspiration to heroes nearby and rids them of damage and fear.",
  Pathfinder: "Sprints over the map and brings others along.",
};
