import { pluralize } from "../../table/cardNames";
import { joinCounted } from "../tests/odds";
import type { Figure, JourneyView, Portrait } from "../journeyView";
import type { Bestiary } from "./enemies";

/** "hill-troll" is a Hill Troll, also before the server has said so. */
export function kindName(kind: string): string {
  return kind
    .split("-")
    .map((each) => each.charAt(0).toUpperCase() + each.slice(1))
    .join(" ");
}

/** The groups on the map as the enemy bar shows them (jme:32.1); a group with a bonus is elite (jme:28.1). */
export function portraitsOf(view: Pick<JourneyView, "groups">, enemies: Bestiary | null): Portrait[] {
  return view.groups.map((group) => {
    const kind = enemies?.enemies.find((each) => each.key === group.kind);
    return {
      number: group.number,
      kind: group.kind,
      name: kind?.name ?? kindName(group.kind),
      ranged: kind?.ranged ?? false,
      elite: group.bonuses.length > 0,
      banner: group.banner,
      exhausted: group.exhausted,
      bonuses: group.bonuses.map((key) => {
        const bonus = enemies?.bonuses.find((each) => each.key === key);
        return { name: bonus?.name ?? kindName(key), text: bonus?.text ?? "" };
      }),
      figures: group.figures,
    };
  });
}

/** What a portrait shows, in words. */
export function portraitWords(portrait: Portrait, activating: boolean): string {
  return [
    `${portrait.name} group`,
    pluralize(portrait.figures.length, "figure"),
    ...(portrait.ranged ? ["ranged"] : []),
    ...(portrait.elite ? ["elite"] : []),
    ...(portrait.banner ? [`${portrait.banner} banner`] : []),
    ...(portrait.exhausted ? ["exhausted"] : []),
    ...(activating ? ["activating"] : []),
  ].join(", ");
}

/** A figure's bar: "5 health, 1 armour and 3 sorcery". */
export function figureWords([health, armour, sorcery]: Figure): string {
  const parts = [`${health} health`, ...(armour ? [`${armour} armour`] : []), ...(sorcery ? [`${sorcery} sorcery`] : [])];
  return joinCounted(parts);
}

/** What would be left of a figure, in words. */
export function previewWords(left: Figure): string {
  return left[0] ? `${figureWords(left)} would be left` : "it would be defeated";
}

/** The parts of a bar in the order they are drawn: health, then armour, then sorcery, each unit with its fate. */
export function barUnits(figure: Figure, left: Figure | null): { kind: "health" | "armour" | "sorcery"; falls: boolean }[] {
  return (["health", "armour", "sorcery"] as const).flatMap((kind, place) =>
    Array.from({ length: figure[place] ?? 0 }, (_, unit) => ({ kind, falls: left !== null && unit >= (left[place] ?? 0) })),
  );
}

/** The bar of threat: the next mark on it, and where the next shadow phase takes it. */
export function threatAhead(threat: number, end: number, thresholds: readonly number[], rise: number) {
  const next = thresholds.filter((each) => each > threat).sort((a, b) => a - b)[0] ?? null;
  const after = Math.min(end, threat + rise);
  return { next, after, reaches: next !== null && after >= next, ends: after >= end };
}
