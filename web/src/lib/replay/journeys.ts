import { Journey } from "../journeys/journey.svelte";
import type { Viewer } from "./viewer.svelte";

export { default as Board } from "./JourneyBoard.svelte";

/** A journey that is told again, in either mode. */
class ReplayedJourney extends Journey {
  constructor(private readonly viewer: Viewer) {
    super("", viewer);
  }

  override choose(): Promise<void> {
    this.spot = null;
    this.selected = null;
    return this.viewer.follow();
  }
}

export function createReplay(viewer: Viewer): Journey {
  return new ReplayedJourney(viewer);
}
