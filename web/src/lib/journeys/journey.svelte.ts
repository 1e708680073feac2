import type { ChoiceInWords } from "../../protocol/messages";
import { Sitting, useSitting } from "../table/sitting.svelte";
import type { CompanionView, JourneyView } from "./view";

/** What lies on the table and can be chosen there. */
export type SpotKind = "space" | "token" | "group" | "hero" | "tile";

/** A journey as one person sits at it, in either mode. */
export class Journey extends Sitting {
  readonly companion = $derived.by(() => this.document?.game === "companion");
  /** Digital mode: what this seat may know. */
  readonly view = $derived.by(() => (this.companion ? null : (this.seen as unknown as JourneyView | null)));
  /** Table mode: what the app shows. */
  readonly app = $derived.by(() => (this.companion ? (this.seen as unknown as CompanionView | null) : null));
  private readonly bySpot = $derived.by(() => {
    const found: Record<string, ChoiceInWords[]> = {};
    for (const choice of this.question?.choices ?? []) {
      if (choice.spot) (found[`${choice.spot.kind} ${choice.spot.number}`] ??= []).push(choice);
    }
    return found;
  });

  /** The choices that stand at a spot now. */
  at(kind: SpotKind, number: number): ChoiceInWords[] {
    return this.bySpot[`${kind} ${number}`] ?? [];
  }
}

/** The journey that a component stands in. */
export function useJourney(): Journey {
  return useSitting() as Journey;
}
