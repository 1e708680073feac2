import type { JourneyView } from "../journeyView";

const PHASES: Record<string, string> = { setup: "setup", action: "action phase", shadow: "shadow phase", rally: "rally phase" };

/** Where the adventure stands: "Round 2, action phase: Gimli's turn". */
export function phaseWords(view: JourneyView): string {
  if (view.won !== null) return "The adventure is over";
  if (view.round === 0) return "Setup";
  const hero = view.heroes[view.active]?.hero;
  const turn = view.phase === "action" && hero ? `: ${hero}${hero.endsWith("s") ? "'" : "'s"} turn` : "";
  return `Round ${view.round}, ${PHASES[view.phase] ?? view.phase}${turn}`;
}
