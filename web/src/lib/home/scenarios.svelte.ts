import type { components } from "../../protocol/http";
import { api } from "../api";
import { ICONS, type IconName } from "../icons/icons";

export type Scenario = components["schemas"]["ScenarioFacts"];

/** The scenarios that can be played, as the server describes them; none until they have arrived. */
class ScenarioList {
  all = $state.raw<readonly Scenario[]>([]);
  private asked: Promise<void> | undefined;

  /** Ask the server once; if it does not answer, the next call asks again. */
  load(): Promise<void> {
    this.asked ??= api("GET", "/api/scenarios").then(
      (found) => void (this.all = found),
      () => void (this.asked = undefined),
    );
    return this.asked;
  }

  title(id: string): string {
    return this.all.find((each) => each.id === id)?.title ?? id;
  }

  /** The icon of a scenario; a tree where it has none that is known. */
  emblem(id: string): IconName {
    const emblem = this.all.find((each) => each.id === id)?.emblem ?? "";
    return emblem in ICONS ? (emblem as IconName) : "tree";
  }
}

/** One for the whole page. */
export const scenarios = new ScenarioList();

/** How hard a scenario is, from 1 to 3, by the level from 1 to 10 that is printed; 0 without one. */
export function hardness(difficulty: number): number {
  return Math.min(3, Math.ceil(difficulty / 3));
}

export const HARDNESS = ["", "easy going", "demanding", "very hard"];
