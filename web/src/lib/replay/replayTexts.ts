import type { components } from "../../protocol/http";
import { phaseOf } from "../table/phases";

export type Replay = components["schemas"]["ReplaySeen"];
export type Moment = components["schemas"]["MomentSeen"];
export type Shown = components["schemas"]["MomentShown"];

/** Moments in a row that belong together: a phase of a round, with its first and last moment. */
export interface Stretch {
  round: number;
  phase: string;
  first: number;
  last: number;
}

/** A game by its phases. */
export function phases(moments: readonly Moment[]): Stretch[] {
  return stretches(moments, (a, b) => a.round === b.round && a.phase === b.phase);
}

/** A game by its rounds; round 0 is the setup. */
export function rounds(moments: readonly Moment[]): Stretch[] {
  return stretches(moments, (a, b) => a.round === b.round);
}

function stretches(moments: readonly Moment[], same: (a: Moment, b: Moment) => boolean): Stretch[] {
  const found: Stretch[] = [];
  moments.forEach((moment, place) => {
    const before = moments[place - 1];
    const last = found.at(-1);
    if (last && before && same(before, moment)) last.last = place;
    else found.push({ round: moment.round, phase: moment.phase, first: place, last: place });
  });
  return found;
}

/** The first moment of the next stretch, or of this one or the one before, seen from a moment. */
export function neighbour(stretches: readonly Stretch[], at: number, step: 1 | -1): number {
  const here = stretches.findIndex((each) => each.first <= at && at <= each.last);
  const now = stretches[here];
  if (!now) return at;
  if (step > 0) return stretches[here + 1]?.first ?? now.last;
  return at > now.first ? now.first : (stretches[here - 1]?.first ?? 0);
}

/** The next moment before which something happened: whoever only passed is not waited for. */
export function nextEvent(moments: readonly Moment[], at: number): number {
  const next = moments.findIndex((each, place) => place > at && each.lines.length > 0);
  return next < 0 ? moments.length - 1 : next;
}

/** The moment whose lines are the last that have been told. */
export function lastEvent(moments: readonly Moment[], at: number): number {
  let place = at;
  while (place > 0 && !moments[place]?.lines.length) place--;
  return place;
}

export function roundName(round: number): string {
  return round ? `Round ${round}` : "Setup";
}

/** Where a moment stands, in words. */
export function momentName(moments: readonly Moment[], at: number): string {
  const moment = moments[at];
  if (!moment) return "";
  const phase = moment.round ? phaseName(moment.phase) : "";
  return [roundName(moment.round), phase && `${phase} phase`].filter(Boolean).join(", ");
}

/** A phase of either game by its name. */
export function phaseName(phase: string): string {
  return phaseOf(phase)?.name ?? phase.charAt(0).toUpperCase() + phase.slice(1);
}

/** Views in which every hand lies open: each seat's own hand is put into what the others see. */
export function openHands(views: Shown["views"]): Shown["views"] {
  const hand = (seat: number) => {
    const own = views[seat];
    return own && "players" in own ? (own.players[seat]?.hand ?? null) : null;
  };
  const open = (view: Shown["views"][string]) => ("players" in view ? { ...view, players: view.players.map((player, seat) => ({ ...player, hand: hand(seat) ?? player.hand })) } : view);
  return Object.fromEntries(Object.entries(views).map(([seat, view]) => [seat, open(view)]));
}
