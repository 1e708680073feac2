import type { Question } from "../../protocol/messages";
import { life, type SeenCard, type SeenTest, type Share, type TableView } from "./cardGameView";

/** The two numbers that decide the moment, with their parts and what comes of it. */
export interface Comparison {
  kind: "quest" | "attack" | "test";
  title: string;
  left: Side;
  right: Side;
  result: string;
  /** Does it go well for the players as it stands? null: neither. */
  good: boolean | null;
}

export interface Side {
  name: string;
  icon: "willpower" | "threat" | "attack" | "defense" | "warning";
  sum: number;
  parts: Share[];
}

const QUESTING = ["resource", "planning", "quest"];

/** What decides now: a test or attack under way, or else willpower against threat for as long as the quest is ahead. */
export function comparison(view: TableView, cards: ReadonlyMap<number, SeenCard>, question: Question | null): Comparison | null {
  if (view.outcome) return null;
  if (view.test?.kind === "escape") return ofEscape(view.test, cards, question);
  if (view.attack) return ofAttack(view, cards, question);
  return QUESTING.includes(view.phase) && view.round > 0 ? ofQuest(view, cards, question) : null;
}

function ofQuest(view: TableView, cards: ReadonlyMap<number, SeenCard>, question: Question | null): Comparison {
  const picked = question?.kind === "commit" ? shares(question.picked, cards, "willpower") : [];
  const willpower = view.willpower + total(picked);
  const difference = willpower - view.threat;
  const ahead = view.phase !== "quest" && !willpower;
  const result = ahead
    ? "nobody committed yet"
    : difference > 0 ? `${difference} progress` : difference < 0 ? `threat rises by ${-difference}` : "nothing happens";
  return {
    kind: "quest",
    title: "Quest",
    left: { name: "willpower", icon: "willpower", sum: willpower, parts: [...view.willpower_parts, ...picked] },
    right: { name: "threat", icon: "threat", sum: view.threat, parts: view.threat_parts },
    result,
    good: ahead || difference === 0 ? null : difference > 0,
  };
}

/** The sum of the committed characters has to be greater than that of the cards that are dealt. */
function ofEscape(test: SeenTest, cards: ReadonlyMap<number, SeenCard>, question: Question | null): Comparison {
  const by = test.stat || "willpower";
  const parts = [...test.committed, ...(question?.kind === "commit to test" ? shares(question.picked, cards, by) : [])];
  const passes = total(parts) > test.against;
  const dealt = test.dealt.length > 0;
  return {
    kind: "test",
    title: `Escape test: ${test.about[1]}`,
    left: { name: by === "defense" ? "defence" : by, icon: by, sum: total(parts), parts },
    right: { name: "escape", icon: "warning", sum: test.against, parts: test.dealt },
    result: !dealt ? "no card dealt yet" : passes ? "enough so far" : "not enough",
    good: dealt ? passes : null,
  };
}

function ofAttack(view: TableView, cards: ReadonlyMap<number, SeenCard>, question: Question | null): Comparison | null {
  const attack = view.attack;
  const enemy = attack && cards.get(attack.enemy[0]);
  if (!attack || !enemy) return null;
  const picked = question?.picked ?? [];
  if (attack.by_enemy) {
    const ids = [...attack.defenders, ...(question?.kind === "defend" ? picked : [])];
    const parts = shares(ids, cards, "defense");
    const strength = enemy.attack ?? 0;
    const damage = Math.max(0, strength - total(parts));
    const undefended = ids.length === 0;
    const defender = cards.get(ids[0] ?? -1);
    const falls = !undefended && defender && damage >= life(defender) && damage > 0;
    return {
      kind: "attack",
      title: `${enemy.title} attacks`,
      left: { name: "attack", icon: "attack", sum: strength, parts: [[enemy.id, enemy.title, enemy.key ?? "", strength]] },
      right: { name: "defence", icon: "defense", sum: total(parts), parts },
      result: undefended
        ? `undefended: ${damage} damage to a hero`
        : `${damage} damage${falls ? `, ${defender.title} falls` : ""}`,
      good: damage === 0,
    };
  }
  const ids = [...attack.attackers, ...(question && ["attackers", "join attack"].includes(question.kind) ? picked : [])];
  const parts = shares(ids, cards, "attack");
  const defence = enemy.defense ?? 0;
  const damage = Math.max(0, total(parts) - defence);
  const dies = damage >= life(enemy);
  return {
    kind: "attack",
    title: `Attack on ${enemy.title}`,
    left: { name: "attack", icon: "attack", sum: total(parts), parts },
    right: { name: "defence", icon: "defense", sum: defence, parts: [[enemy.id, enemy.title, enemy.key ?? "", defence]] },
    result: dies ? `${damage} damage: destroyed` : `${damage} damage of ${life(enemy)}`,
    good: dies ? true : damage > 0 ? null : false,
  };
}

function shares(ids: number[], cards: ReadonlyMap<number, SeenCard>, stat: "willpower" | "attack" | "defense"): Share[] {
  return ids.flatMap((id) => {
    const card = cards.get(id);
    return card ? [[id, card.title, card.key ?? "", card[stat] ?? 0] satisfies Share] : [];
  });
}

function total(parts: Share[]): number {
  return parts.reduce((sum, [, , , amount]) => sum + amount, 0);
}
