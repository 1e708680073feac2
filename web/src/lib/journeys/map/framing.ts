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
const COSY = 76;
const SMALLEST = 3;

/** The sheet that the map is drawn on. */
export function sheetOf(map: Extent): Extent {
  return { left: map.left - MARGIN, top: map.top - MARGIN, width: map.width + 2 * MARGIN, height: map.height + 2 * MARGIN };
}

/** The whole sheet, as large as fits and not larger than is pleasant. What stands in the lower right corner does not cover it. */
export function whole(sheet: Extent, room: Size, corner: Size = { width: 0, height: 0 }): Camera {
  const all = fitted(sheet, room);
  const [right, bottom] = [all.x + sheet.width * all.scale, all.y + sheet.height * all.scale];
  if (right <= room.width - corner.width || bottom <= room.height - corner.height) return all;
  const beside = fitted(sheet, { ...room, width: room.width - corner.width });
  const above = fitted(sheet, { ...room, height: room.height - corner.height });
  return above.scale > beside.scale ? above : beside;
}

function fitted(sheet: Extent, room: Size): Camera {
  const scale = Math.max(SMALLEST, Math.min(COSY, room.width / sheet.width, room.height / sheet.height));
  return { scale, x: (room.width - sheet.width * scale) / 2, y: (room.height - sheet.height * scale) / 2 };
}

/** Nearer or further, with one point of the window staying where it is. */
export function zoomed(camera: Camera, factor: number, point: { x: number; y: number }): Camera {
  const scale = Math.max(SMALLEST, Math.min(LARGEST, camera.scale * factor));
  const real = scale / camera.scale;
  return { scale, x: point.x - (point.x - camera.x) * real, y: point.y - (point.y - camera.y) * real };
}

export function moved(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** The map cannot be lost: its sheet always covers the middle of the window. */
export function held(camera: Camera, sheet: Extent, room: Size): Camera {
  const [middleX, middleY] = [room.width / 2, room.height / 2];
  return {
    scale: camera.scale,
    x: Math.min(middleX, Math.max(middleX - sheet.width * camera.scale, camera.x)),
    y: Math.min(middleY, Math.max(middleY - sheet.height * camera.scale, camera.y)),
  };
}

/** Brings a part of the map into the window by the least movement; further away only if it is too large. */
export function showing(camera: Camera, part: Extent, sheet: Extent, room: Size, edge = 24): Camera {
  const [wide, high] = [Math.max(1, room.width - 2 * edge), Math.max(1, room.height - 2 * edge)];
  const fits = Math.min(wide / part.width, high / part.height);
  const found =
    fits < camera.scale ? zoomed(camera, fits / camera.scale, { x: room.width / 2, y: room.height / 2 }) : camera;
  const x = found.x + (part.left - sheet.left) * found.scale;
  const y = found.y + (part.top - sheet.top) * found.scale;
  return {
    scale: found.scale,
    x: found.x + pull(x, part.width * found.scale, room.width, edge),
    y: found.y + pull(y, part.height * found.scale, room.height, edge),
  };
}

/** How far something must move to lie inside. */
function pull(start: number, length: number, room: number, edge: number): number {
  if (start < edge) return edge - start;
  const over = start + length - (room - edge);
  return over > 0 ? -Math.min(over, start - edge) : 0;
}

/** The sheet has grown to another: what was to be seen stays where it was. */
export function carried(camera: Camera, before: Extent, after: Extent): Camera {
  return moved(camera, (after.left - before.left) * camera.scale, (after.top - before.top) * camera.scale);
}

/** On the way from one camera to another. */
export function onTheWay(from: Camera, to: Camera, share: number): Camera {
  const eased = 1 - (1 - share) ** 3;
  const blend = (a: number, b: number): number => a + (b - a) * eased;
  return { x: blend(from.x, to.x), y: blend(from.y, to.y), scale: blend(from.scale, to.scale) };
}
