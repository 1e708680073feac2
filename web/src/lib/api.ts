/** What the server refused, in its own sentence. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Ask the server over HTTP; a file goes as it is. A token goes into the header, never into the address. */
export async function api<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = body instanceof Blob ? "application/octet-stream" : "application/json";
  if (token) headers["authorization"] = `Bearer ${token}`;
  const request: RequestInit = { method, headers };
  if (body !== undefined) request.body = body instanceof Blob ? body : JSON.stringify(body);
  let response: Response;
  try {
    response = await fetch(path, request);
  } catch {
    throw new ApiError(0, "The server does not answer. Is it running?");
  }
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, detail(text));
  const json = response.headers.get("content-type")?.includes("json");
  return (json && text ? JSON.parse(text) : text) as T;
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
