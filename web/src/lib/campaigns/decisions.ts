import type { Log, Plan, QuestionSeen } from "./campaignService";

/** What has been decided for the next game: by seat, and for each copy of a card in the pool who takes it. */
export interface Decisions {
  replacements: Record<string, string>[];
  swaps: ([hero: string, instead: string] | null)[];
  heals: string[][];
  /** Copy by copy the seat that takes it, or -1. */
  pool: Record<string, number[]>;
}

export function emptyDecisions(seats: number): Decisions {
  const each = <T>(make: () => T): T[] => Array.from({ length: seats }, make);
  return { replacements: each(() => ({})), swaps: each(() => null), heals: each(() => []), pool: {} };
}

/** A card of the pool that somebody may or must take. */
export interface Offer {
  title: string;
  kind: "boon" | "burden";
  must: boolean;
  copies: number;
}

/** What is offered from the pool: what is still asked, with what has been taken already. */
export function poolOffers(questions: readonly QuestionSeen[], decisions: Decisions, log: Log): Offer[] {
  const asked = questions.filter((each) => each.kind === "boon" || each.kind === "burden");
  const titles = [...new Set([...asked.map((each) => each.about), ...Object.keys(decisions.pool)])];
  return titles.map((title) => {
    const kind = log.pool.find((each) => each.title === title)?.kind ?? "boon";
    const taken = (decisions.pool[title] ?? []).filter((seat) => seat >= 0).length;
    return { title, kind, must: kind === "burden", copies: asked.filter((each) => each.about === title).length + taken };
  });
}

/** The plans of all players as the checklist wants them. */
export function plansOf(decisions: Decisions, kinds: Readonly<Record<string, "boon" | "burden">>): Plan[] {
  return decisions.replacements.map((replacements, seat) => {
    const taken = (wanted: "boon" | "burden"): Record<string, number> => {
      const counts = Object.entries(decisions.pool)
        .filter(([title]) => (kinds[title] ?? "boon") === wanted)
        .map(([title, seats]): [string, number] => [title, seats.filter((each) => each === seat).length]);
      return Object.fromEntries(counts.filter(([, count]) => count));
    };
    return {
      replacements: Object.fromEntries(Object.entries(replacements).filter(([, hero]) => hero)),
      swap: decisions.swaps[seat] ?? null,
      heal: decisions.heals[seat] ?? [],
      boons: taken("boon"),
      burdens: taken("burden"),
    };
  });
}

/** What a game has changed in the log besides the win itself, in sentences. */
export function logChanges(before: Log, after: Log): string[] {
  const found = [
    ...after.fallen.filter((hero) => !before.fallen.includes(hero)).map((hero) => `${hero} has fallen.`),
    ...Object.entries(after.damage)
      .filter(([hero, amount]) => before.damage[hero] !== amount)
      .map(([hero, amount]) => `${hero} carries ${amount} damage on.`),
  ];
  const left = before.pool.map((each) => `${each.title}/${each.hero}`);
  for (const card of after.pool) {
    const at = left.indexOf(`${card.title}/${card.hero}`);
    if (at >= 0) left.splice(at, 1);
    else found.push(`The ${card.kind} ${card.title} is earned${card.hero ? ` for ${card.hero}` : ""}.`);
  }
  if (after.penalty > before.penalty) found.push(`The group's threat penalty rises to ${after.penalty}.`);
  found.push(...after.notes.filter((note) => !before.notes.includes(note)).map((note) => `Noted: ${note}`));
  return found;
}

/** Where a refused text is wrong: the place of the line that the reason names. */
export function lineOf(reason: string, text: string): [from: number, to: number] | null {
  const number = Number(/^Line (\d+) of/.exec(reason)?.[1] ?? 0);
  const lines = text.split("\n");
  if (!number || number > lines.length) return null;
  const from = lines.slice(0, number - 1).reduce((sum, line) => sum + line.length + 1, 0);
  return [from, from + (lines[number - 1]?.length ?? 0)];
}
