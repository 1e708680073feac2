/** What stands on the map beside its tokens. In table mode nothing does: the figures are on the table. */
export type { SpotKind } from "../journey.svelte";

export interface MapHero {
  number: number;
  /** The name. */
  hero: string;
  space: number;
  active: boolean;
  defeated: boolean;
}

export interface MapGroup {
  number: number;
  /** The key of its kind. */
  kind: string;
  space: number;
  /** The colour of its banner, or nothing. */
  banner: string;
  elite: boolean;
  exhausted: boolean;
  /** How many figures are left. */
  count: number;
  activating: boolean;
}
