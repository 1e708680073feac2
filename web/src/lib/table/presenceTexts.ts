import type { ChairInfo, Document } from "../../protocol/messages";

/** Who has gone away from the table, or come back to it, in sentences. */
export function presenceChanges(before: readonly ChairInfo[], now: readonly ChairInfo[]): string[] {
  return now.flatMap((chair, seat) => {
    const then = before[seat];
    if (!then || then.away === chair.away || then.name !== chair.name || chair.yours) return [];
    if (chair.away) return [`${chair.name} has gone away from the table.`];
    return chair.taken ? [`${chair.name} is back at the table.`] : [];
  });
}

/** Those who hold a chair and are not at the table, by name. */
export function absentNames(chairs: readonly ChairInfo[]): string[] {
  return chairs.filter((each) => each.away && !each.yours).map((each) => each.name);
}

/** Whom the table waits for, in a sentence. */
export function waitingText(document: Document): string {
  if (document.status !== "playing" || document.asked === null) return "";
  const chair = document.chairs[document.asked];
  if (!chair) return "";
  if (chair.bot) return `${chair.name} (${chair.bot}) is thinking…`;
  if (chair.away) return `${chair.name} is to choose, and is away. The table waits.`;
  return chair.taken ? `${chair.name} is choosing…` : `${chair.name}'s chair is empty: somebody or a bot can take it.`;
}
