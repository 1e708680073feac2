/** What a person has chosen for this browser; kept in its storage, sent nowhere. */
export interface Choices {
  theme: "system" | "light" | "dark";
  sound: boolean;
  name: string;
  pictures: boolean;
}

const KEY = "waybread.settings";
const FIRST: Choices = { theme: "system", sound: false, name: "", pictures: false };

function kept(): Choices {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Choices>) };
  } catch {
    return { ...FIRST };
  }
}

export const settings = $state<Choices>(kept());

export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing still plays
  }
  showTheme();
}

const dark = matchMedia("(prefers-color-scheme: dark)");
dark.addEventListener("change", showTheme);

export function showTheme(): void {
  const theme = settings.theme === "system" ? (dark.matches ? "dark" : "light") : settings.theme;
  document.documentElement.dataset["theme"] = theme;
}
