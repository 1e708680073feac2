interface Reach {
  left: number;
  right: number;
}

/** So much may lie beyond an edge without being missed. */
const SPARE = 12;

/** How many boxes lie beyond each edge of a window, in whole or in part. */
export function countBeyond(window: Reach, boxes: readonly Reach[]): [before: number, after: number] {
  return [boxes.filter((box) => box.left < window.left - SPARE).length, boxes.filter((box) => box.right > window.right + SPARE).length];
}
