const KEY = "waybread.lesson";

/** How far somebody has come; kept in this browser. */
export interface LessonProgress {
  token: string;
  read: string[];
  done: boolean;
}

export function savedProgress(): LessonProgress | null {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<LessonProgress> | null;
    return typeof stored?.token === "string" ? { token: stored.token, read: stored.read ?? [], done: stored.done ?? false } : null;
  } catch {
    return null;
  }
}

export function saveProgress(lesson: LessonProgress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(lesson));
  } catch {
    // a browser that keeps nothing still teaches
  }
}
