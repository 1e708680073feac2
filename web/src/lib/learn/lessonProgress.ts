const KEY = "waybread.lesson";

/** How far somebody has come; kept in this browser. */
export interface Kept {
  token: string;
  read: string[];
  done: boolean;
}

export function keptLesson(): Kept | null {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<Kept> | null;
    return typeof stored?.token === "string" ? { token: stored.token, read: stored.read ?? [], done: stored.done ?? false } : null;
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
