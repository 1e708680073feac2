import { CardTable } from "../table/cardTable.svelte";
import type { Viewer } from "./viewer.svelte";

export { default as Inspector } from "../table/Inspector.svelte";
export { default as Board } from "./CardBoard.svelte";

/** The table's components over a game that is told again. */
class ReplayedCardTable extends CardTable {
  constructor(private readonly viewer: Viewer) {
    super("", viewer);
  }

  override choose(): Promise<void> {
    return this.viewer.follow();
  }
}

export function createReplay(viewer: Viewer): CardTable {
  return new ReplayedCardTable(viewer);
}
