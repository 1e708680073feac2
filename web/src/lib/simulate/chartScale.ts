/** Charts are drawn in the pixels that they have, so that their words stay as large as those around them. */

/** A few round numbers that span all values. */
export function ticks(low: number, high: number, most = 5): number[] {
  const reach = high - low || 1;
  const size = 10 ** Math.floor(Math.log10(reach / most));
  const step = [1, 2, 5, 10, 20].map((each) => each * size).find((each) => reach / each <= most + 1e-9) ?? reach;
  const first = Math.floor(low / step + 1e-9);
  const last = Math.max(Math.ceil(high / step - 1e-9), first + 1);
  return Array.from({ length: last - first + 1 }, (_, n) => Number(((first + n) * step).toPrecision(12)));
}

/** From values to pixels. */
export function scale(from: readonly [number, number], to: readonly [number, number]): (value: number) => number {
  const reach = from[1] - from[0] || 1;
  return (value) => to[0] + ((value - from[0]) / reach) * (to[1] - to[0]);
}

export interface Place {
  x: number;
  y: number;
}

export function linePath(places: readonly Place[]): string {
  return places.map(({ x, y }, n) => `${n ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** The ground between two lines. */
export function bandPath(upper: readonly Place[], lower: readonly Place[]): string {
  return upper.length > 1 ? `${linePath([...upper, ...[...lower].reverse()])}Z` : "";
}

/** Every so many of these there is room for a number. */
export function labelStep(count: number, room: number, each = 26): number {
  return Math.max(1, Math.ceil(count / Math.max(1, Math.floor(room / each))));
}
