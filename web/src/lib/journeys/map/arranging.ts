/** Where tokens and figures stand in their spaces. */
import type { Point } from "../view";

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

/** Places for so many pieces: a cell each while there are enough, else they share. */
export function stands(cells: readonly Point[], count: number, room: number): Stand[] {
  if (!cells.length) return [];
  return Array.from({ length: count }, (_, place): Stand => {
    const cell = cells[place % cells.length] as Point;
    const own = place % cells.length;
    const sharing = Math.min(MOST, Math.ceil((count - own) / cells.length));
    const [radius, ...spots] = SHARED[sharing - 1] as readonly [number, ...Point[]];
    const [dx, dy] = spots[Math.floor(place / cells.length) % sharing] as Point;
    return { x: cell[0] + dx * room, y: cell[1] + dy * room, radius: Math.min(LARGEST, radius * room) };
  });
}

/** How far it is from the middle of a cell to its sides. */
export function roomOf(battle: boolean): number {
  return battle ? 1.2 : Math.sqrt(3) / 2;
}
