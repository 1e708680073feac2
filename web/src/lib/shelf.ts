import { api, ApiError } from "./api";

/** Where this browser keeps the token of its shelf on the server; whoever has the token has the shelf. */
const KEY = "waybread.shelf";

export function shelfToken(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

export function keepShelfToken(token: string): void {
  try {
    localStorage.setItem(KEY, token);
  } catch {
    // without storage the shelf lasts as long as the page
  }
}

/** Ask something of this browser's shelf; the first thing that is put there makes one. */
export async function shelf<T>(method: string, path: string, body?: unknown): Promise<T> {
  const token = shelfToken() || (await newShelf());
  try {
    return await api<T>(method, `/api/shelf${path}`, body, token);
  } catch (error) {
    // the server has forgotten this shelf, or is another one: begin with an empty shelf
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    return api<T>(method, `/api/shelf${path}`, body, await newShelf());
  }
}

/** What lies on the shelf, without making one where there is none. */
export async function shelfList<T>(path: string): Promise<T[]> {
  if (!shelfToken()) return [];
  try {
    return await api<T[]>("GET", `/api/shelf${path}`, undefined, shelfToken());
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return [];
    throw error;
  }
}

async function newShelf(): Promise<string> {
  const { token } = await api<{ token: string }>("POST", "/api/shelf");
  keepShelfToken(token);
  return token;
}
