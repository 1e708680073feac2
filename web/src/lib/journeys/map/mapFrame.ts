/** Which part of the map is in the window. */
import type { Extent } from "./geometry";

/** Where the corner of the map's sheet lies in the window, and how many pixels the edge of a hex is long. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Room around the map on its sheet, for torn edges. */
export const MARGIN = 1;
export const LARGEST = 150;
/** In a smaller scale nobody tells pieces apart, and no finger finds them; in this one everybody does. */
export const SMALL = 20;
export const LEGIBLE = 26;
const COSY = 76;
const SMALLEST = 3;
export const NOTHING: Size = { width: 0, height: 0 };
/** A part of the window that is smaller shows nothing of use. */
const LEAST = 70;
/** What is brought into the window keeps so far from its edges. */
const EDGE = 24;

/** A part of the window. */
export interface Frame extends Size {
  left: number;
  top: number;
}

/** The sheet that the map is drawn on. */
export function sheetOf(map: Extent): Extent {
  return { left: map.left - MARGIN, top: map.top - MARGIN, width: map.width + 2 * MARGIN, height: map.height + 2 * MARGIN };
}

/** The whole sheet, as large as fits and not larger than is pleasant. What stands in the lower right corner does not cover it. */
export function fitSheet(sheet: Extent, room: Size, corner: Size = NOTHING): Camera {
  const all = fit(sheet, room);
  const [right, bottom] = [all.x + sheet.width * all.scale, all.y + sheet.height * all.scale];
  if (right <= room.width - corner.width || bottom <= room.height - corner.height) return all;
  const beside = fit(sheet, { ...room, width: room.width - corner.width });
  const above = fit(sheet, { ...room, height: room.height - corner.height });
  return above.scale > beside.scale ? above : beside;
}

function fit(sheet: Extent, room: Size): Camera {
  const scale = Math.max(SMALLEST, Math.min(COSY, room.width / sheet.width, room.height / sheet.height));
  return { scale, x: (room.width - sheet.width * scale) / 2, y: (room.height - sheet.height * scale) / 2 };
}

/** Nearer or further, with one point of the window staying where it is. */
export function zoom(camera: Camera, factor: number, point: { x: number; y: number }): Camera {
  const scale = Math.max(SMALLEST, Math.min(LARGEST, camera.scale * factor));
  const real = scale / camera.scale;
  return { scale, x: point.x - (point.x - camera.x) * real, y: point.y - (point.y - camera.y) * real };
}

export function pan(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** The map cannot be lost: its sheet always covers the middle of the window. */
export function keepInWindow(camera: Camera, sheet: Extent, room: Size): Camera {
  const [middleX, middleY] = [room.width / 2, room.height / 2];
  return {
    scale: camera.scale,
    x: Math.min(middleX, Math.max(middleX - sheet.width * camera.scale, camera.x)),
    y: Math.min(middleY, Math.max(middleY - sheet.height * camera.scale, camera.y)),
  };
}

/** A part of the map in the middle of the window, but nothing beside the sheet that need not be seen. */
export function centreOn(part: Extent, scale: number, sheet: Extent, room: Size): Camera {
  const along = (start: number, length: number, wide: number, from: number, size: number): number => {
    const whole = wide * scale;
    if (whole <= size) return (size - whole) / 2;
    return Math.min(0, Math.max(size - whole, size / 2 - (start + length / 2 - from) * scale));
  };
  return {
    scale,
    x: along(part.left, part.width, sheet.width, sheet.left, room.width),
    y: along(part.top, part.height, sheet.height, sheet.top, room.height),
  };
}

/** The parts of the window that nothing lies over: a tray is in its lower left corner, tools are in its lower right one. */
export function freeFrames(room: Size, tray: Size, tools: Size): Frame[] {
  const left = [
    { x: 0, bottom: room.height - tray.height },
    { x: tray.width, bottom: room.height },
  ];
  const right = [
    { x: room.width, bottom: room.height - tools.height },
    { x: room.width - tools.width, bottom: room.height },
  ];
  const found = left.flatMap((one) =>
    right.map((other): Frame => ({ left: one.x, top: 0, width: other.x - one.x, height: Math.min(one.bottom, other.bottom) })),
  );
  const useful = found.filter((each) => Math.min(each.width, each.height) >= LEAST);
  return useful.length ? useful : [{ left: 0, top: 0, ...room }];
}

/** Brings a part of the map into one of these parts of the window: as large as it is if that can be, and by the least movement. */
export function bringIntoView(camera: Camera, part: Extent, sheet: Extent, frames: readonly Frame[]): Camera {
  const moves = (to: Camera): number => Math.hypot(to.x - camera.x, to.y - camera.y);
  const found = frames.map((frame) => into(camera, part, sheet, frame));
  return found.sort((one, other) => other.scale - one.scale || moves(one) - moves(other))[0] ?? camera;
}

function into(camera: Camera, part: Extent, sheet: Extent, frame: Frame): Camera {
  const edge = Math.min(EDGE, frame.width / 8, frame.height / 8);
  const fits = Math.min((frame.width - 2 * edge) / part.width, (frame.height - 2 * edge) / part.height);
  const middle = { x: frame.left + frame.width / 2, y: frame.top + frame.height / 2 };
  const found = fits < camera.scale ? zoom(camera, fits / camera.scale, middle) : camera;
  const x = found.x + (part.left - sheet.left) * found.scale - frame.left;
  const y = found.y + (part.top - sheet.top) * found.scale - frame.top;
  return {
    scale: found.scale,
    x: found.x + pull(x, part.width * found.scale, frame.width, edge),
    y: found.y + pull(y, part.height * found.scale, frame.height, edge),
  };
}

/** How far something must move to lie inside, and then a little from the edge. */
function pull(start: number, length: number, room: number, edge: number): number {
  if (start < 0) return edge - start;
  const over = start + length - room;
  return over > 0 ? -Math.min(over + edge, start - edge) : 0;
}

/** The sheet has grown to another: what was to be seen stays where it was. */
export function followSheet(camera: Camera, before: Extent, after: Extent): Camera {
  return pan(camera, (after.left - before.left) * camera.scale, (after.top - before.top) * camera.scale);
}

/** On the way from one camera to another. */
export function interpolate(from: Camera, to: Camera, share: number): Camera {
  const eased = 1 - (1 - share) ** 3;
  const blend = (a: number, b: number): number => a + (b - a) * eased;
  return { x: blend(from.x, to.x), y: blend(from.y, to.y), scale: blend(from.scale, to.scale) };
}
