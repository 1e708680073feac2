import { ANYTHING, type Wanted } from "./cardSearch";

/** What was looked for last: it stays as it was when a card has been opened and left again. */
export const lastSearch = $state<{ wanted: Wanted; view: "grid" | "list" }>({ wanted: { ...ANYTHING }, view: "grid" });
