import { STATS, type CardFacts, type LiveCard, type Part, type Printed, type StatName } from "./facts";

/** A number on a card now, and how it compares with what is printed. */
export interface Shown {
  name: StatName;
  value: Printed;
  change: "same" | "up" | "down";
  /** "3 = 2 printed + 1 Dwarven Axe", where it is changed. */
  sum: string;
}

/** The numbers that a card shows: as printed, or as they are in play. */
export function numbers(facts: CardFacts | undefined, live?: LiveCard): Shown[] {
  return STATS.flatMap(({ name }): Shown[] => {
    const printed = facts?.[name];
    const now = live?.facedown ? undefined : live?.[name];
    const value = now ?? printed;
    if (value === undefined) return [];
    const parts = live?.why?.[name];
    if (!parts || typeof value !== "number") return [{ name, value, change: "same", sum: "" }];
    const first = parts.find(([, , reason]) => reason === "printed")?.[1] ?? (typeof printed === "number" ? printed : value);
    const change = value > first ? "up" : value < first ? "down" : "same";
    return [{ name, value, change, sum: sum(value, parts) }];
  });
}

/** How a number came about, in one line. */
export function sum(value: number, parts: readonly Part[]): string {
  const words = parts.map(([operation, amount, reason], place) => {
    if (reason === "printed") return `${amount} printed`;
    if (operation === "set") return `set to ${amount} by ${reason}`;
    if (operation === "multiply") return `× ${amount} ${reason}`;
    const sign = amount < 0 ? "−" : place ? "+" : "";
    return `${sign}${sign ? " " : ""}${Math.abs(amount)} ${reason}`;
  });
  return `${value} = ${words.join(" ")}`;
}

export function statWord(name: StatName): string {
  return STATS.find((each) => each.name === name)?.word ?? name;
}

/** A type as it is written on a card. */
export function typeWord(facts: Pick<CardFacts, "type" | "campaign">): string {
  const word = facts.type[0]?.toUpperCase() + facts.type.slice(1);
  return facts.campaign && facts.type !== "campaign" ? `${word} · ${facts.campaign}` : word;
}

/** How many of a token. */
function tokens(count: number | undefined, one: string, many = one): string[] {
  return count ? [`${count} ${count === 1 ? one : many}`] : [];
}

/** What is on a card and how it stands, for those who hear it. */
export function condition(live: LiveCard): string[] {
  const shadows = live.shadow_cards?.length ?? 0;
  return [
    ...(live.facedown ? [live.type === "quest" ? "side A" : "face down"] : []),
    ...(live.exhausted ? ["exhausted"] : []),
    ...(live.committed ? ["committed to the quest"] : []),
    ...(live.engaged_with ? [`counts as engaged with player ${live.engaged_with.map((seat) => seat + 1).join(", ")}`] : []),
    ...tokens(live.damage, "damage"),
    ...tokens(live.progress, "progress"),
    ...tokens(live.resources, "resource", "resources"),
    ...tokens(shadows, "shadow card", "shadow cards"),
    ...(live.attachments?.length ? [`with ${live.attachments.map((each) => each.title).join(", ")}`] : []),
  ];
}

/** The whole card in one breath: the name that a screen reader says. */
export function cardLabel(facts: CardFacts | undefined, live?: LiveCard): string {
  const title = live?.title ?? facts?.title ?? "A card";
  if (live?.facedown) return [title, ...condition(live)].join(", ");
  const kind = facts ? [facts.sphere, facts.type].filter(Boolean).join(" ") : live?.type;
  const cost = facts?.cost !== undefined ? `cost ${facts.cost}` : undefined;
  const threat = facts?.threat_cost !== undefined ? `threat cost ${facts.threat_cost}` : undefined;
  const stats = numbers(facts, live).map(({ name, value, change, sum: why }) =>
    change === "same" ? `${statWord(name)} ${value}` : `${statWord(name)} ${why}`,
  );
  return [title, kind, cost, threat, ...stats, ...(live ? condition(live) : [])].filter(Boolean).join(", ");
}
