/** Shapes of the map as paths. Lengths are in edges of a hex, as in the picture. */
import type { MapBorder, MapPicture, MapSpace, Point } from "../journeyView";

export interface Extent {
  left: number;
  top: number;
  width: number;
  height: number;
}

export function extentOf(points: Point[]): Extent {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

export function wholeExtent(picture: MapPicture): Extent {
  return extentOf(picture.spaces.flatMap((each) => each.outline));
}

/** The map as whoever sits at the left of the table sees it: its left side is up. */
export function rotateMap(picture: MapPicture): MapPicture {
  const turn = ([x, y]: Point): Point => [-y, x];
  return {
    ...picture,
    tiles: picture.tiles.map((each) => ({ ...each, box: each.box && turn(each.box) })),
    spaces: picture.spaces.map((each) => ({
      ...each,
      centre: turn(each.centre),
      spots: each.spots.map(turn),
      outline: each.outline.map(turn),
      borders: each.borders.map((border) => ({ ...border, ends: border.ends.map(turn) })),
    })),
  };
}

/** How many times as large a map is in a window when it is turned. */
export function rotationGain(map: Extent, room: { width: number; height: number }): number {
  const [wide, high] = [map.width + 2, map.height + 2];
  return Math.min(room.width / high, room.height / wide) / Math.min(room.width / wide, room.height / high);
}

/** The part of the map that one tile covers. */
export function tileExtent(picture: MapPicture, tile: number): Extent {
  return extentOf(picture.spaces.filter((each) => each.tile === tile).flatMap((each) => each.outline));
}

export const at = (value: number): string => String(Math.round(value * 1000) / 1000);

export function closedPath(points: Point[]): string {
  return `M${points.map(([x, y]) => `${at(x)} ${at(y)}`).join("L")}Z`;
}

/** An end of a border, told apart from others whatever the last digits are. */
const corner = ([x, y]: Point): string => `${Math.round(x * 50)} ${Math.round(y * 50)}`;

interface Side {
  ends: [Point, Point];
  corners: [string, string];
}

/** Borders joined end to end, so that a line along them has no gaps at its corners. A border that is seen from both sides counts once. */
export function joinBorders(borders: readonly Pick<MapBorder, "ends">[]): Point[][] {
  const left = new Map<string, Side>();
  for (const { ends } of borders) {
    const [start, end] = ends;
    if (!start || !end) continue;
    const corners: Side["corners"] = [corner(start), corner(end)];
    left.set([...corners].sort().join(), { ends: [start, end], corners });
  }
  /** The sides that begin at a corner, and those that end there. */
  const at: [Map<string, Side[]>, Map<string, Side[]>] = [new Map(), new Map()];
  for (const side of left.values()) {
    for (const near of [0, 1] as const) at[near].set(side.corners[near], [...(at[near].get(side.corners[near]) ?? []), side]);
  }
  const unused = new Set(left.values());
  /** The other end of a side at a point; rather of one that goes on in the same sense. */
  const next = (point: Point, ahead: 0 | 1): Point | null => {
    for (const near of [ahead, ahead ? 0 : 1] as const) {
      const found = at[near].get(corner(point))?.find((each) => unused.has(each));
      if (!found) continue;
      unused.delete(found);
      return found.ends[near ? 0 : 1];
    }
    return null;
  };
  const lines: Point[][] = [];
  for (const side of unused) {
    unused.delete(side);
    const walked: Point[] = [...side.ends];
    for (let more = next(side.ends[1], 0); more; more = next(more, 0)) walked.push(more);
    for (let more = next(side.ends[0], 1); more; more = next(more, 1)) walked.unshift(more);
    lines.push(walked);
  }
  return lines;
}

export function openPath(lines: Point[][]): string {
  return lines.map((line) => `M${line.map(([x, y]) => `${at(x)} ${at(y)}`).join("L")}`).join("");
}

/** The borders between a space and the one beyond. */
export function bordersBetween(space: MapSpace | undefined, beyond: number): MapBorder[] {
  return space?.borders.filter((each) => each.to === beyond) ?? [];
}

/** A point on a line, after a share of its length. */
export function pointAlong(line: Point[], share: number): Point {
  const lengths = line.slice(1).map((point, place) => distance(line[place] as Point, point));
  let rest = lengths.reduce((sum, each) => sum + each, 0) * share;
  for (const [place, length] of lengths.entries()) {
    const [from, to] = [line[place] as Point, line[place + 1] as Point];
    if (rest <= length) return [from[0] + ((to[0] - from[0]) * rest) / length, from[1] + ((to[1] - from[1]) * rest) / length];
    rest -= length;
  }
  return line[0] ?? [0, 0];
}

/** A line that winds along another, as a stream does. */
export function windingPath(line: Point[], wave = 0.12, pieces = 4): string {
  let path = "";
  line.slice(1).forEach((to, place) => {
    const from = line[place] as Point;
    const [dx, dy] = [(to[0] - from[0]) / pieces, (to[1] - from[1]) / pieces];
    const length = Math.hypot(dx, dy) || 1;
    if (!place) path += `M${at(from[0])} ${at(from[1])}`;
    for (let piece = 0; piece < pieces; piece += 1) {
      const side = piece % 2 ? wave : -wave;
      path += `q${at(dx / 2 - (dy / length) * side)} ${at(dy / 2 + (dx / length) * side)} ${at(dx)} ${at(dy)}`;
    }
  });
  return path;
}

/** The same outline, drawn a little inside it; outlines go clockwise. */
export function inset(points: Point[], by: number): Point[] {
  return points.map((point, place) => {
    const [before, after] = [points.at(place - 1) as Point, points[(place + 1) % points.length] as Point];
    const [one, other] = [inwards(before, point), inwards(point, after)];
    // the corner is where the two moved sides meet
    const share = by / (1 + one[0] * other[0] + one[1] * other[1]);
    return [point[0] + (one[0] + other[0]) * share, point[1] + (one[1] + other[1]) * share];
  });
}

/** Across a side, one long, to the inside. */
function inwards(from: Point, to: Point): Point {
  const length = distance(from, to) || 1;
  return [(from[1] - to[1]) / length, (to[0] - from[0]) / length];
}

/** A number between 0 and 1 that is always the same for the same seed: for what is scattered and torn. */
export function chance(seed: number): number {
  const value = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return value - Math.floor(value);
}

/** A torn line beside another: its points waver to the right by at least `near` and at most `far`. */
export function tornLine(line: Point[], near: number, far: number, seed: number): Point[] {
  const teeth = 7;
  return line.slice(1).flatMap((to, place) => {
    const from = line[place] as Point;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy) || 1;
    return Array.from({ length: teeth + 1 }, (_, tooth): Point => {
      // corners are as far out as on the next line, so that strips meet
      const off = near + (far - near) * (tooth % teeth ? chance(seed + place * 31 + tooth) : 0.5);
      const share = tooth / teeth;
      return [from[0] + dx * share + (dy / length) * off, from[1] + dy * share - (dx / length) * off];
    });
  });
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}
