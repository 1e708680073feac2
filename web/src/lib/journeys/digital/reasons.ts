import type { Document, Question } from "../../../protocol/messages";
import { waitingText } from "../../table/presenceTexts";
import type { SpotKind } from "../journey.svelte";
import type { JourneyView, MapPicture } from "../journeyView";

/** How many moves it is from one space to another; null where no way leads. */
export function stepsTo(map: MapPicture, from: number, to: number): number | null {
  const far = new Map([[from, 0]]);
  for (const [space, steps] of far) {
    if (space === to) return steps;
    for (const next of map.spaces.find((each) => each.space === space)?.neighbours ?? []) if (!far.has(next)) far.set(next, steps + 1);
  }
  return null;
}

/** Why nothing can be chosen at a spot now, in a sentence, as far as the page knows. */
export function whyNothing(view: JourneyView, document: Document, question: Question | null, kind: SpotKind | "card", number: number): string {
  if (view.won !== null) return "The adventure is over.";
  if (document.status === "over") return ""; // a game that is told again: what was not chosen is not known here
  if (document.paused) return "The table is paused.";
  if (!question) return waitingText(document);
  if (question.kind !== "turn") return "Another question has to be answered first.";
  const hero = view.heroes[view.active];
  if (!hero || !view.map) return "Nothing can be chosen here now.";
  const name = hero.hero;
  if (!view.actions && !view.moves) return `${name} has no action left in this turn.`;
  if (kind === "hero") return number === view.active ? `It is ${name}'s turn: choose where to move or what to do.` : `${name} can do nothing with another hero here.`;
  const space = spaceOf(view, kind, number);
  if (space === null) return kind === "tile" ? "A tile is explored by moving into it." : "Nothing can be chosen here now.";
  const steps = stepsTo(view.map, hero.space, space);
  const away = steps === null ? `No way leads there from where ${name} is` : `${steps === 1 ? "1 space" : `${steps} spaces`} away from ${name}`;
  if (kind === "space") return steps === 0 ? `${name} is here already.` : steps === null ? `${away}.` : steps === 1 ? `${name} cannot move here now.` : `Too far: ${away}, who moves one space at a time.`;
  if (kind === "token" && steps !== 0) return `${steps === null ? away : `Too far: ${away}`}; a hero interacts with what is in the same space.`;
  if (!view.actions) return `${name} has no action left in this turn, only moves.`;
  if (kind === "token") return `There is nothing that ${name} could do with it now.`;
  const attack = question.choices.some((each) => each.verb === "attack");
  if (!attack) return steps === 0 ? `${name} has nothing to attack it with.` : `Out of reach: ${away}.`;
  return steps === 0 ? "Choose “Attack” to attack it: the group is named after the items." : `It is ${away}: if an item reaches so far, “Attack” names it.`;
}

/** The space that something lies in. */
function spaceOf(view: JourneyView, kind: SpotKind | "card", number: number): number | null {
  if (kind === "space") return number;
  const found = kind === "token" ? view.tokens : kind === "group" ? view.groups : [];
  return found.find((each) => each.number === number)?.space ?? null;
}
