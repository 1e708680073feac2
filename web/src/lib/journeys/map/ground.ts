/** What grows and lies on the ground of a tile, drawn by us: small signs scattered over its cells. */
import type { MapPicture, MapTile, Point } from "../journeyView";
import { at, chance, distance } from "./geometry";

/** A sign about the point where it stands: what is only a line, and what is an area with a rim. */
interface Sign {
  line?: string;
  area?: string;
}

const SIGNS = {
  grass: { line: "m-.14.08q.02-.12-.06-.2m.2.2q0-.16.02-.26m.12.26q-.02-.1.06-.18" },
  flower: { line: "m0 .14v-.18", area: "m-.06-.1a.06.06 0 1 0 .12 0a.06.06 0 1 0-.12 0z" },
  oak: { line: "m0 .3v-.3m0 .1l-.08-.08", area: "m0 .06c-.32.04-.34-.3-.1-.34c.04-.2.32-.16.3.02c.2.08.14.34-.2.32z" },
  fir: { line: "m0 .3v-.12", area: "m-.2.18h.4l-.13-.2h.07l-.14-.3l-.14.3h.07z" },
  heather: { line: "m-.2.06h.4m-.3 0q-.02-.12.04-.2m.14.2q-.02-.08.04-.16m-.1.16v-.12" },
  stone: { area: "m-.17.09q-.03-.2.15-.2q.22 0 .2.2z" },
  hill: { line: "m-.06-.04l.06.08m.08-.1l.05.07", area: "m-.4.14q.26-.5.44-.14q.16-.2.38.14z" },
  slope: { line: "m-.24.1q.24-.34.48 0m-.2-.05l.06-.07" },
  wave: { line: "m-.34 0q.12-.12.24 0t.24 0t.24 0" },
  ripple: { line: "m-.2.06q.1-.1.2 0t.2 0m-.3-.14q.08-.08.16 0" },
  reed: { line: "m-.08.2v-.36m.14.36v-.3", area: "m-.1-.16h.04v-.14h-.04zm.14.06h.04v-.12h-.04z" },
  stump: { line: "m-.28.04h.52m-.28 0v.12m.14-.3v.18", area: "m-.28.18v-.3h.18v.1h.16v-.16h.18v.36z" },
  column: { line: "m-.14.22h.28m-.18-.04v-.3m.08.3v-.28", area: "m-.09.2v-.36l.06.06l.06-.1l.06.08v.32z" },
  crack: { line: "m-.24-.1l.18.08l.1-.1l.16.16m-.26-.06l-.04.14" },
  rubble: { area: "m-.2.08l.08-.14l.12.06l-.02.1zm.26-.02l.06-.1l.1.1z" },
  pebble: { area: "m-.08.04q0-.1.1-.1q.08.02.06.1z" },
  rut: { line: "m-.3-.04q.2.1.4.02t.22 0" },
} as const satisfies Record<string, Sign>;

const GROWS: Readonly<Record<string, readonly (keyof typeof SIGNS)[]>> = {
  meadow: ["grass", "flower", "grass", "grass", "flower"],
  wood: ["oak", "fir", "oak", "fir", "grass"],
  moor: ["heather", "stone", "heather", "grass", "heather"],
  hills: ["hill", "slope", "grass", "hill", "slope"],
  river: ["wave", "ripple", "wave", "reed", "wave"],
  ruins: ["stump", "grass", "column", "rubble", "crack"],
  cave: ["crack", "rubble", "pebble", "crack", "rubble"],
  earth: ["rut", "pebble", "rut", "pebble", "grass"],
};
/** Where signs stand in a cell whose inner radius is 1: near its sides, because the middle is for pieces. */
const AROUND: readonly Point[] = [
  [-0.72, -0.34],
  [0.02, -0.74],
  [0.72, -0.2],
  [0.46, 0.62],
  [-0.46, 0.66],
];

export interface Growth {
  lines: string;
  areas: string;
}

/** The signs of a tile as two paths; always the same for the same tile. */
export function growth(picture: MapPicture, tile: MapTile, room: number): Growth {
  const signs = GROWS[tile.ground] ?? GROWS["earth"] ?? [];
  const found: Growth = { lines: "", areas: "" };
  const seed = [...tile.tile].reduce((sum, each) => sum * 7 + each.charCodeAt(0), tile.spaces[0] ?? 0) % 9973;
  picture.spaces
    .filter((each) => tile.spaces.includes(each.space))
    .flatMap((each) => each.spots)
    .forEach(([x, y], cell) => {
      AROUND.forEach(([dx, dy], place) => {
        const mine = seed + cell * 17 + place;
        const [px, py] = [x + (dx + chance(mine) * 0.3 - 0.15) * room, y + (dy + chance(mine + 0.5) * 0.3 - 0.15) * room];
        if (tile.box && distance([px, py], tile.box) < 0.7) return;
        const sign: Sign = SIGNS[signs[Math.floor(chance(mine + 0.25) * signs.length)] ?? "grass"];
        if (sign.line) found.lines += `M${at(px)} ${at(py)}${sign.line}`;
        if (sign.area) found.areas += `M${at(px)} ${at(py)}${sign.area}`;
      });
    });
  return found;
}
