import type { components } from "../../protocol/http";

export type Seen = components["schemas"]["TableSeen"];
type Chair = components["schemas"]["ChairSeen"];

const STEPS: [seconds: number, unit: Intl.RelativeTimeFormatUnit][] = [
  [86_400, "day"],
  [3600, "hour"],
  [60, "minute"],
];
const WEEK = 7 * 86_400;
const format = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

/** How long ago something was, in seconds since 1970; after a week its date. */
export function timeAgo(then: number, now = Date.now() / 1000): string {
  const passed = Math.max(0, now - then);
  if (passed >= WEEK) return new Date(then * 1000).toLocaleDateString("en", { day: "numeric", month: "short", year: "numeric" });
  const [length, unit] = STEPS.find(([seconds]) => passed >= seconds) ?? [0, "minute"];
  return length ? format.format(-Math.floor(passed / length), unit) : "just now";
}

/** Who else sits at a table: "with Bob and Scout 2", "alone", "with an open chair". */
export function otherPlayers(chairs: readonly Chair[]): string {
  const others = chairs.filter((each) => !each.yours);
  const names = others.filter((each) => each.taken || each.bot).map((each) => each.name);
  const open = others.length - names.length;
  if (open) names.push(open === 1 ? "an open chair" : `${open} open chairs`);
  if (!names.length) return "alone";
  return `with ${names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : names[0]}`;
}

/** How a journey is played; "" for other games. */
export function modeName(game: string): string {
  return { journeys: "digital mode", companion: "table mode" }[game] ?? "";
}

/** How far a table is, and whom it waits for. */
export function tableStatus(seen: Seen): string {
  if (seen.status === "gathering") return "not begun yet";
  if (seen.status === "over") return seen.won ? "won" : "lost";
  const round = seen.round ? `round ${seen.round}` : "setting up";
  return seen.asked ? `your turn, ${round}` : round;
}
