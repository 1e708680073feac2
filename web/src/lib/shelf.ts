import { api, ApiError, send, type Answer, type Method, type PathOf, type Sending } from "./api";

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

type OnShelf<M extends Method> = PathOf<M> & `/api/shelf/${string}`;

/** Ask something of this browser's shelf; the first thing that is put there makes one. */
export async function shelf<M extends Method, P extends OnShelf<M>>(method: M, path: P, ...[sent]: Sending<M, P>): Promise<Answer<M, P>> {
  const ask = async (token: string): Promise<Answer<M, P>> => (await send(method, path, { ...sent, token })) as Answer<M, P>;
  const token = shelfToken() || (await newShelf());
  try {
    return await ask(token);
  } catch (error) {
    // the server has forgotten this shelf, or is another one: begin with an empty shelf
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    return ask(await newShelf());
  }
}

/** The lists that lie on a shelf. */
type Lists = { [P in OnShelf<"GET">]: Answer<"GET", P> extends unknown[] ? P : never }[OnShelf<"GET">];

/** What lies on the shelf, without making one where there is none. */
export async function shelfList<P extends Lists>(path: P): Promise<Answer<"GET", P> | []> {
  const token = shelfToken();
  if (!token) return [];
  try {
    return (await send("GET", path, { token })) as Answer<"GET", P>;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return [];
    throw error;
  }
}

async function newShelf(): Promise<string> {
  const { token } = await api("POST", "/api/shelf");
  keepShelfToken(token);
  return token;
}
