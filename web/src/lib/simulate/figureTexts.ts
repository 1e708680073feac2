import type { TrialNews } from "./trialStream";

/** A share in per cent, with one digit after the point. */
export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** An interval in per cent. */
export function percentRange(low: number, high: number): string {
  return `${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)} %`;
}

/** A difference in points, with its sign. */
export function points(difference: number, digits = 1): string {
  const value = (100 * difference).toFixed(digits);
  return Number(value) > 0 ? `+${value}` : value.replace("-", "−");
}

/** A time to wait. */
export function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, "0")} s`;
}

export function winShare({ won, done }: Pick<TrialNews, "won" | "done">): number {
  return done ? won / done : 0;
}

/** How a trial goes, in a sentence for those who hear the page. */
export function summary(news: TrialNews): string {
  const so = news.over ? "" : " so far";
  if (!news.done) return "No game is over yet.";
  return `${news.won} of ${news.done} games won${so}: ${percent(winShare(news))}, with 95 % confidence ${percentRange(news.low, news.high)}.`;
}

/** The measures of the table, as people call them. */
export const MEASURES: Record<string, string> = {
  threat: "Highest threat dial",
  heroes: "Heroes in play",
  allies: "Allies in play",
  willpower: "Willpower of all characters",
  "staging threat": "Threat in the staging area",
  resources: "Resources in pools",
  hand: "Cards in hand",
};
