/** Movement by keys from space to space. */
import type { MapPicture, MapSpace } from "../journeyView";

export type Direction = "up" | "down" | "left" | "right";
export const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};
const STEPS: Readonly<Record<Direction, readonly [number, number]>> = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };
/** Steeper than this is another direction. */
const WIDEST = Math.cos((75 * Math.PI) / 180);

/** The space that lies in a direction: one that shares a border if there is any, else the nearest on that side; null at the rim. */
export function towards(picture: MapPicture, from: number, direction: Direction): number | null {
  const here = picture.spaces.find((each) => each.space === from);
  if (!here) return picture.spaces[0]?.space ?? null;
  const beside = new Set(here.borders.map((each) => each.to));
  const near = best(here, picture.spaces.filter((each) => beside.has(each.space)), direction);
  return near ?? best(here, picture.spaces.filter((each) => each.space !== from), direction);
}

function best(here: MapSpace, spaces: MapSpace[], direction: Direction): number | null {
  const [stepX, stepY] = STEPS[direction];
  let [found, least]: [number | null, number] = [null, Infinity];
  for (const each of spaces) {
    const [dx, dy] = [each.centre[0] - here.centre[0], each.centre[1] - here.centre[1]];
    const far = Math.hypot(dx, dy);
    const straight = (dx * stepX + dy * stepY) / (far || 1);
    if (straight <= WIDEST) continue;
    // what lies straight ahead is better than what is a little nearer
    const cost = far / straight ** 2;
    if (cost < least) [found, least] = [each.space, cost];
  }
  return found;
}
