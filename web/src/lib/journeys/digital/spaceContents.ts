import type { Choice } from "../../../protocol/messages";
import type { MapGroup, MapHero } from "../map/types";
import type { JourneyToken, JourneyView, SeenGroup, SeenHero, Token } from "../journeyView";

const KINDS: Record<string, string> = { search: "A search token", person: "A person", threat: "A threat", exploration: "An exploration token" };

/** A token by its kind. */
export function tokenName(token: Token): string {
  const name = token.kind.charAt(0).toUpperCase() + token.kind.slice(1);
  return KINDS[token.kind] ?? name;
}

/** A space by its tile and its number on it, as the server's words have it. */
export function spaceName(view: JourneyView, space: number): string {
  const found = view.map?.spaces.find((each) => each.space === space);
  return found ? `${view.map?.tiles[found.tile]?.tile ?? "?"}, space ${found.number}` : "off the map";
}

/** The heroes who stand on the map. */
export function heroesOn(view: JourneyView): MapHero[] {
  return view.heroes.map((each, number) => ({ number, hero: each.hero, space: each.space, active: view.active === number, defeated: each.defeated })).filter((each) => each.space >= 0);
}

/** The groups of enemies on the map. */
export function groupsOn(view: JourneyView): MapGroup[] {
  return view.groups.map(({ number, kind, space, banner, exhausted, bonuses, figures }) => ({
    number, kind, space, banner, exhausted, elite: bonuses.length > 0, count: figures.length, activating: view.activating === number,
  }));
}

/** The spaces of what acts now and of what it acts on: of a hero, of the test that is made, and of heroes and groups to choose from. */
export function activeSpaces(view: JourneyView, hero: number, choices: readonly Choice[]): number[] {
  const chosen = (kind: string): number[] => choices.flatMap((each) => (each.spot?.kind === kind ? [each.spot.number] : []));
  const { test } = view;
  const groups = [view.activating, test?.group ?? -1, ...chosen("group")];
  const found = [
    ...[hero, test?.hero ?? -1, ...chosen("hero")].map((each) => view.heroes[each]?.space ?? -1),
    ...view.groups.filter((each) => groups.includes(each.number)).map((each) => each.space),
    ...view.tokens.filter((each) => each.number === test?.token).map((each) => each.space),
  ];
  return [...new Set(found)].filter((each) => each >= 0).sort((one, other) => one - other);
}

/** All that is to be found in a space. */
export interface Contents {
  heroes: SeenHero[];
  groups: SeenGroup[];
  tokens: JourneyToken[];
  notes: string[];
}

export function contentsOf(view: JourneyView, space: number): Contents {
  const found = view.map?.spaces.find((each) => each.space === space);
  return {
    heroes: view.heroes.filter((each) => each.space === space),
    groups: view.groups.filter((each) => each.space === space),
    tokens: view.tokens.filter((each) => each.space === space),
    notes: [
      ...(found && view.unexplored.includes(found.tile) ? ["Not explored yet"] : []),
      ...(found?.dark || view.darkness.includes(space) ? ["In darkness"] : []),
    ],
  };
}
