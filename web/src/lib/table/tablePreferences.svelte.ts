/** Small things that a table remembers of whoever plays at it in this browser. */
interface Preferences {
  /** Is what happened since the last choice told in full beside the table? */
  recap: boolean;
  /** A card was held to read it: whoever did so once need not be told of it. */
  held: boolean;
}

const KEY = "waybread.habits";
const FIRST: Preferences = { recap: true, held: false };

function storedPreferences(): Preferences {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>) };
  } catch {
    return { ...FIRST };
  }
}

export const preferences = $state<Preferences>(storedPreferences());

export function keepPreference(changed: Partial<Preferences>): void {
  Object.assign(preferences, changed);
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // a browser that keeps nothing still plays
  }
}
