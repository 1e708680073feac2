/** What a person has chosen for this browser; kept in its storage, sent nowhere. */
export interface Choices {
  theme: "system" | "light" | "dark";
  /** A sound when it is their turn and the page is in the background. */
  sound: boolean;
  name: string;
  pictures: boolean;
  /** Nothing moves, whatever the system says. */
  still: boolean;
  /** Whatever a journey tells is read aloud as it comes. */
  aloud: boolean;
  /** Which voice reads, by the browser's name for it; "" for whichever it likes. */
  voice: string;
  /** How fast: 1 is as people speak. */
  rate: number;
}

const KEY = "waybread.settings";
const FIRST: Choices = { theme: "system", sound: true, name: "", pictures: false, still: false, aloud: false, voice: "", rate: 1 };

function storedChoices(): Choices {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Choices>) };
  } catch {
    return { ...FIRST };
  }
}

export const settings = $state<Choices>(storedChoices());

export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing still plays
  }
  applyTheme();
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const calm = matchMedia("(prefers-reduced-motion: reduce)");
for (const each of [dark, calm]) each.addEventListener("change", applyTheme);

export function applyTheme(): void {
  const theme = settings.theme === "system" ? (dark.matches ? "dark" : "light") : settings.theme;
  document.documentElement.dataset["theme"] = theme;
  document.documentElement.toggleAttribute("data-still", prefersStillness());
}

/** Does this person, or their system, want things to stand still? */
export function prefersStillness(): boolean {
  return settings.still || calm.matches;
}
