import type { MapBorder, MapPicture, MapSpace, Point } from "../../src/lib/journeys/journeyView";

/** A board of squares, two wide: columns and rows of spaces, each a cell; walls between some. */
export function board(columns: number, rows: number, changed: (space: MapSpace) => Partial<MapSpace> = () => ({})): MapPicture {
  const at = (column: number, row: number): number | null =>
    column >= 0 && row >= 0 && column < columns && row < rows ? row * columns + column + 1 : null;
  const spaces = Array.from({ length: columns * rows }, (_, place): MapSpace => {
    const [column, row] = [place % columns, Math.floor(place / columns)];
    const [x, y] = [column * 2, row * 2];
    const outline: Point[] = [
      [x - 1, y - 1],
      [x + 1, y - 1],
      [x + 1, y + 1],
      [x - 1, y + 1],
    ];
    const beyond = [at(column, row - 1), at(column + 1, row), at(column, row + 1), at(column - 1, row)];
    const borders = beyond.map((to, side): MapBorder => {
      const ends = [outline[side], outline[(side + 1) % 4]] as Point[];
      return { to, black: false, crossed: to !== null, walled: false, ends };
    });
    const space: MapSpace = {
      space: place + 1,
      tile: 0,
      number: place + 1,
      centre: [x, y],
      spots: [[x, y]],
      outline,
      borders,
      neighbours: beyond.filter((each) => each !== null),
      dark: false,
    };
    return { ...space, ...changed(space) };
  });
  const tile = { tile: "300A", ground: "wood", turn: 0, spaces: spaces.map((each) => each.space), box: null, arrows: false };
  return { battle: false, tiles: [tile], spaces };
}
