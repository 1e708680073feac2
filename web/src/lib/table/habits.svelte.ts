/** Small things that a table remembers of whoever plays at it in this browser. */
interface Habits {
  /** Is what happened since the last choice told in full beside the table? */
  recap: boolean;
  /** A card was held to read it: whoever did so once need not be told of it. */
  held: boolean;
}

const KEY = "waybread.habits";
const FIRST: Habits = { recap: true, held: false };

function kept(): Habits {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Habits>) };
  } catch {
    return { ...FIRST };
  }
}

export const habits = $state<Habits>(kept());

export function keepHabit(changed: Partial<Habits>): void {
  Object.assign(habits, changed);
  try {
    localStorage.setItem(KEY, JSON.stringify(habits));
  } catch {
    // a browser that keeps nothing still plays
  }
}
