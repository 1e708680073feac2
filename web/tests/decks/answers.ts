import { vi } from "vitest";

/** What was asked of the server in a test. */
export interface Asked {
  method: string;
  path: string;
  token: string;
  body: unknown;
}

/** A server for a test: answers with what the test says, and remembers what it was asked. */
export function answering(answer: (asked: Asked) => [status: number, body: unknown]): Asked[] {
  const heard: Asked[] = [];
  vi.stubGlobal("fetch", (path: string, request: RequestInit) => {
    const headers = request.headers as Record<string, string>;
    const asked = {
      method: request.method ?? "GET",
      path,
      token: (headers["authorization"] ?? "").replace("Bearer ", ""),
      body: request.body === undefined ? undefined : (JSON.parse(request.body as string) as unknown),
    };
    heard.push(asked);
    const [status, body] = answer(asked);
    return Promise.resolve(new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } }));
  });
  return heard;
}
