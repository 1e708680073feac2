const KEY = "waybread.lesson";

/** How far somebody has come; kept in this browser. */
export interface Kept {
  token: string;
  read: string[];
  done: boolean;
}

export function keptLesson(): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<Kept> | null;
    return typeof kept?.token === "string" ? { token: kept.token, read: kept.read ?? [], done: kept.done ?? false } : null;
  } catch {
    return null;
  }
}

export function keepLesson(lesson: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(lesson));
  } catch {
    // a browser that keeps nothing still teaches
  }
}
