import type { paths } from "../protocol/http";

/** What the server refused, in its own sentence. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

// What the description of the server's requests (protocol/http.ts) says of a method at a path.

export type Method = "GET" | "POST" | "PUT" | "DELETE";
type Operation<M extends Method, P extends keyof paths> = paths[P][Lowercase<M>];
/** The paths that have a method. */
export type PathOf<M extends Method> = { [P in keyof paths]: Operation<M, P> extends object ? P : never }[keyof paths];

type InPath<O> = O extends { parameters: { path: infer T } } ? { path: T } : unknown;
type InQuery<O> = O extends { parameters: { query: infer T } } ? { query: T } : O extends { parameters: { query?: infer T } } ? { query?: T } : unknown;
type InBody<O> = O extends { requestBody: { content: infer C } } ? { body: C extends { "application/json": infer T } ? T : Blob } : unknown;
type Sent<M extends Method, P extends keyof paths> = InPath<Operation<M, P>> & InQuery<Operation<M, P>> & InBody<Operation<M, P>> & { token?: string };
/** What a request takes with it; nothing has to be said if nothing is needed. */
export type Sending<M extends Method, P extends keyof paths> = Record<never, never> extends Sent<M, P> ? [sent?: Sent<M, P>] : [sent: Sent<M, P>];

type Content<A> = A extends { content: infer C } ? (C extends { "application/json": infer T } ? T : string) : undefined;
/** What a request is answered with if it is not refused. */
export type Answer<M extends Method, P extends keyof paths> = Operation<M, P> extends { responses: infer R } ? Content<R[keyof R & (200 | 201 | 204)]> : never;

/** Ask the server over HTTP, as it describes itself; a file goes as it is. */
export async function api<M extends Method, P extends PathOf<M>>(method: M, path: P, ...[sent]: Sending<M, P>): Promise<Answer<M, P>> {
  return (await send(method, path, sent)) as Answer<M, P>;
}

interface Anything {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  token?: string;
}

/** A token goes into the header, never into the address. */
export async function send(method: string, pattern: string, { path, query, body, token }: Anything = {}): Promise<unknown> {
  const wanted = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(wanted.map(([name, value]) => [name, String(value)])).toString();
  const address = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path?.[name]))) + (search && `?${search}`);
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = body instanceof Blob ? "application/octet-stream" : "application/json";
  if (token) headers["authorization"] = `Bearer ${token}`;
  const request: RequestInit = { method, headers };
  if (body !== undefined) request.body = body instanceof Blob ? body : JSON.stringify(body);
  let response: Response;
  try {
    response = await fetch(address, request);
  } catch {
    throw new ApiError(0, "The server does not answer. Is it running?");
  }
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, detail(text));
  const json = response.headers.get("content-type")?.includes("json");
  return json && text ? JSON.parse(text) : text;
}

function detail(text: string): string {
  try {
    const detail: unknown = (JSON.parse(text) as { detail?: unknown }).detail;
    if (typeof detail === "string") return detail;
    if (Array.isArray(detail)) return detail.map((each: { msg?: string }) => each.msg ?? "").join(" ");
  } catch {
    // no JSON: the sentence below says it
  }
  return "The server could not do that.";
}
