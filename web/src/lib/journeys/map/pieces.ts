/** All that lies on the map, each with its place, its name and what can be chosen there. */
import type { Choice } from "../../../protocol/messages";
import type { MapPicture, MapSpace, MapTile, Point, Token } from "../journeyView";
import { cellRadius, piecePositions, type Places, type Stand } from "./piecePlaces";
import { bordersBetween, distance, joinBorders, pointAlong } from "./geometry";
import { groupName, heroName, isAcross, spaceLabel, tokenLabel } from "./mapNames";
import type { MapGroup, MapHero, SpotKind } from "./types";

export interface Lies {
  picture: MapPicture;
  unexplored: readonly number[];
  darkness: readonly number[];
  dark: boolean;
  tokens: readonly Token[];
  heroes: readonly MapHero[];
  groups: readonly MapGroup[];
  choices: (kind: SpotKind, number: number) => Choice[];
}

/** Something on the map that can be pressed. */
export interface Spot {
  key: string;
  kind: SpotKind;
  number: number;
  /** The space that it is in, or is. */
  space: number;
  name: string;
  /** What can be chosen there. */
  labels: string[];
}

export interface SpaceSpot extends Spot {
  outline: Point[];
  /** Where its number is written: in its middle, or above what stands there. */
  mark: Point;
  printed: number;
  unexplored: boolean;
  dark: boolean;
  /** Is the darkness a token, or printed? */
  token: boolean;
}

export type Piece = Spot & Stand & ({ token: Token; line: Point[] | null } | { hero: MapHero } | { group: MapGroup } | { tile: string });

export const keyOf = (kind: SpotKind, number: number): string => `${kind} ${number}`;

function spot(lies: Lies, kind: SpotKind, number: number, space: number, name: string): Spot {
  const labels = lies.choices(kind, number).map((each) => each.label);
  return { key: keyOf(kind, number), kind, number, space, name: labels.length ? `${name}, can be chosen` : name, labels };
}

/** Is a space dark, by a token, by print or because everything is? */
export function isDark(lies: Pick<Lies, "darkness" | "dark">, space: MapSpace): boolean {
  return lies.dark || space.dark || lies.darkness.includes(space.space);
}

/** As near as this to the middle of a cell, or of an exploration box, a number would lie under what stands there. */
const COVERED = 0.7;
/** The middles of cells that touch are not further apart. */
const TOUCHING = 1.8;

/** Between cells, near the middle of the space, where no piece and no name of a tile hides it; spaces of battle maps have one cell. */
function markOf({ centre, spots }: MapSpace, tiles: readonly MapTile[]): Point {
  if (spots.length === 1) return [centre[0], centre[1] - 0.92];
  const gaps = spots.flatMap((one, place) =>
    spots.slice(place + 1).filter((other) => distance(one, other) < TOUCHING).map((other): Point => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2]),
  );
  const free = (at: Point): boolean => spots.every((each) => distance(each, at) > COVERED) && tiles.every(({ box }) => !box || !named(box, at));
  return [centre, ...gaps.sort((one, other) => distance(one, centre) - distance(other, centre))].find(free) ?? centre;
}

/** Is a point where the name of a tile stands, under its exploration box? */
function named(box: Point, [x, y]: Point): boolean {
  return distance(box, [x, y]) < COVERED || (Math.abs(x - box[0]) < 0.7 && Math.abs(y - box[1] - 0.72) < 0.34);
}

export function spacesOf(lies: Lies): SpaceSpot[] {
  const { picture } = lies;
  return picture.spaces.map((each) => {
    const here = ({ space }: { space: number }): boolean => space === each.space;
    const dark = isDark(lies, each);
    const lying = {
      unexplored: lies.unexplored.includes(each.tile),
      dark,
      tokens: lies.tokens.filter(here),
      heroes: lies.heroes.filter(here),
      groups: lies.groups.filter(here),
    };
    return {
      ...spot(lies, "space", each.space, each.space, spaceLabel(picture, each, lying)),
      outline: each.outline,
      mark: markOf(each, picture.tiles),
      unexplored: lying.unexplored,
      printed: each.number,
      dark,
      token: lies.darkness.includes(each.space),
    };
  });
}

/** Tokens, exploration boxes, groups and heroes, in the order in which they lie over each other. */
export function piecesOf(lies: Lies, places: Places): Piece[] {
  const { picture } = lies;
  const room = cellRadius(picture.battle);
  return [...acrossOf(lies), ...boxesOf(lies, room), ...picture.spaces.flatMap((each) => inSpace(lies, each, room, places))];
}

/** Terrain on the border of two spaces. */
function acrossOf(lies: Lies): Piece[] {
  return lies.tokens.filter(isAcross).flatMap((token) => {
    const space = lies.picture.spaces.find((each) => each.space === token.space);
    const [line] = joinBorders(bordersBetween(space, token.across ?? -1)).sort((a, b) => b.length - a.length);
    if (!line) return [];
    // a corner is further from what stands in the cells than the middle of a side
    const [x, y] = pointAlong(line, line.length % 2 ? 0.5 : 0.2);
    return [{ ...spot(lies, "token", token.number, token.space, tokenLabel(lies.picture, token)), x, y, radius: 0.34, token, line }];
  });
}

function boxesOf(lies: Lies, room: number): Piece[] {
  return lies.picture.tiles.flatMap((tile, index) => {
    if (!tile.box || !lies.unexplored.includes(index)) return [];
    const [x, y] = tile.box;
    const home = lies.picture.spaces.find((each) => each.tile === index && each.spots.some((at) => at[0] === x && at[1] === y));
    const name = `exploration token of ${tile.tile}, unexplored`;
    return [{ ...spot(lies, "tile", index, home?.space ?? tile.spaces[0] ?? 0, name), x, y, radius: 0.6 * room, tile: tile.tile }];
  });
}

function inSpace(lies: Lies, space: MapSpace, room: number, places: Places): Piece[] {
  const here = (each: { space: number }): boolean => each.space === space.space;
  const box = lies.picture.tiles[space.tile]?.box;
  const boxed = (each: Point): boolean => each[0] === box?.[0] && each[1] === box[1];
  // the cell of the box is the last to be used, and only when the tile is explored
  const free = space.spots.filter((each) => !boxed(each));
  if (!free.length || !lies.unexplored.includes(space.tile)) free.push(...space.spots.filter(boxed));
  const where = space.space;
  const lying = [
    ...lies.tokens
      .filter((each) => here(each) && !isAcross(each))
      .map((token) => ({ ...spot(lies, "token", token.number, where, tokenLabel(lies.picture, token)), token, line: null })),
    ...lies.groups.filter(here).map((group) => ({ ...spot(lies, "group", group.number, where, groupName(group)), group })),
    ...lies.heroes.filter(here).map((hero) => ({ ...spot(lies, "hero", hero.number, where, heroName(hero)), hero })),
  ];
  const found = piecePositions(free, places.in(where, lying.map((each) => each.key)), room);
  return lying.map((each, place) => ({ ...each, ...(found[place] as Stand) }));
}
