import type { By } from "./adventures";

/** Who can play a hero. */
export const BY: [By, string][] = [
  ["me", "I play"],
  ["open", "A friend, by invitation"],
  ["scout", "Bot: Scout (quick)"],
  ["strider", "Bot: Strider (thinks ahead)"],
  ["random", "Bot: Random"],
];
