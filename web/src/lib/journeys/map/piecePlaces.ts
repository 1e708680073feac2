/** Where tokens and figures stand in their spaces. */
import type { Point } from "../journeyView";

/** The middle of a piece, and its radius. */
export interface Stand {
  x: number;
  y: number;
  radius: number;
}

/** How pieces that share a cell stand in it, for a cell whose inner radius is 1: from its middle, and their radius. */
const SHARED: readonly (readonly [radius: number, ...Point[]])[] = [
  [0.68, [0, 0]],
  [0.42, [-0.5, 0], [0.5, 0]],
  [0.4, [-0.48, -0.38], [0.48, -0.38], [0, 0.48]],
  [0.38, [-0.46, -0.46], [0.46, -0.46], [-0.46, 0.46], [0.46, 0.46]],
  [0.32, [-0.58, -0.56], [0.56, -0.56], [0, 0], [-0.56, 0.56], [0.56, 0.56]],
  [0.27, [-0.62, -0.42], [0, -0.42], [0.62, -0.42], [-0.62, 0.42], [0, 0.42], [0.62, 0.42]],
];
const MOST = SHARED.length;
/** A piece alone in a large cell is not larger than others. */
const LARGEST = 0.62;

/** Where pieces stand that have these places: a cell each while there are enough, else they share. */
export function piecePositions(cells: readonly Point[], places: readonly number[], room: number): Stand[] {
  if (!cells.length) return [];
  const level = (place: number): number => Math.floor(place / cells.length);
  return places.map((place): Stand => {
    const own = place % cells.length;
    const cell = cells[own] as Point;
    const highest = Math.max(...places.filter((each) => each % cells.length === own).map(level));
    const sharing = Math.min(MOST, highest + 1);
    const [radius, ...spots] = SHARED[sharing - 1] as readonly [number, ...Point[]];
    const [dx, dy] = spots[level(place) % sharing] as Point;
    return { x: cell[0] + dx * room, y: cell[1] + dy * room, radius: Math.min(LARGEST, radius * room) };
  });
}

/** Remembers the places in each space: what lies there stays where it is, whatever else comes or goes. */
export class Places {
  private readonly taken = new Map<number, Map<string, number>>();

  /** The places of all that is in a space now; whoever comes takes the first that is free. */
  in(space: number, keys: readonly string[]): number[] {
    const before = this.taken.get(space);
    const now = new Map<string, number>();
    for (const key of keys) {
      const place = before?.get(key);
      if (place !== undefined) now.set(key, place);
    }
    const held = new Set(now.values());
    let free = 0;
    for (const key of keys) {
      if (now.has(key)) continue;
      while (held.has(free)) free += 1;
      now.set(key, free);
      held.add(free);
    }
    this.taken.set(space, now);
    return keys.map((key) => now.get(key) ?? 0);
  }
}

/** How far it is from the middle of a cell to its sides. */
export function cellRadius(battle: boolean): number {
  return battle ? 1.2 : Math.sqrt(3) / 2;
}
