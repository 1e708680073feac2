import type { StatName } from "../cards/facts";
import { statWord, sum } from "../cards/cardLabels";
import { life, type SeenCard, type TableView } from "./cardGameView";

export function pluralize(amount: number, one: string, more = `${one}s`): string {
  return `${amount} ${amount === 1 ? one : more}`;
}

/** A number, and how it came about where it is changed. */
function number(card: SeenCard, stat: StatName): string[] {
  const value = card[stat];
  if (value === undefined) return [];
  const why = card.why?.[stat];
  return [`${statWord(stat)} ${why && typeof value === "number" ? sum(value, why) : value}`];
}

/** A card in full for those who hear it: "Gimli, hero, ready, 2 damage, attack 4". */
export function tableCardLabel(card: SeenCard): string {
  if (card.facedown) return `${card.title}, ${card.type === "quest" ? "side A" : "face down"}`;
  const parts = [card.title];
  if (card.type) parts.push(card.type);
  if (card.type === "hero" || card.type === "ally") parts.push(card.exhausted ? "exhausted" : "ready");
  else if (card.exhausted) parts.push("exhausted");
  if (card.committed) parts.push("committed to the quest");
  if (card.damage) parts.push(`${card.damage} damage, ${pluralize(life(card), "hit point")} left`);
  if (card.progress) parts.push(`${card.progress} progress`);
  if (card.resources) parts.push(pluralize(card.resources, "resource"));
  for (const stat of ["threat", "engagement_cost", "willpower", "attack", "defense", "quest_points"] as const) {
    parts.push(...number(card, stat));
  }
  if (!card.damage) parts.push(...number(card, "hit_points"));
  const shadows = card.shadow_cards?.length ?? 0;
  if (shadows) parts.push(pluralize(shadows, "shadow card"));
  if (card.attachments?.length) parts.push(`with ${card.attachments.map((each) => each.title).join(", ")}`);
  return parts.join(", ");
}

const SMALL_WORDS = ["the", "from", "of", "a", "in"];

/** A scenario by its id: "passage-through-mirkwood" is "Passage Through Mirkwood". */
export function scenarioTitle(id: string): string {
  const words = id.split("-").map((word, place) => {
    const small = place > 0 && SMALL_WORDS.includes(word);
    return small ? word : word.charAt(0).toUpperCase() + word.slice(1);
  });
  return words.join(" ");
}

/** The zones of the table, for those who hear them. */
export function stagingName(view: TableView): string {
  return `Staging area, ${pluralize(view.staging.length, "card")}, threat ${view.threat}`;
}
