import { Play } from "../table/play.svelte";
import type { Viewer } from "./viewer.svelte";

export { default as Inspector } from "../table/Inspector.svelte";
export { default as Board } from "./CardBoard.svelte";

/** The table's components over a game that is told again. */
class Retold extends Play {
  constructor(private readonly viewer: Viewer) {
    super("", viewer);
  }

  override choose(): Promise<void> {
    return this.viewer.follow();
  }
}

export function tell(viewer: Viewer): Play {
  return new Retold(viewer);
}
