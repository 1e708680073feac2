import { ApiError } from "../api";
import type { components } from "../../protocol/http";

type Schemas = components["schemas"];
export type TrialWanted = Schemas["TrialWanted"];
export type TrialNews = Schemas["TrialNews"];
export type TrialFigures = Schemas["TrialFigures"];
export type Analysis = Schemas["AnalysisFigures"];
export type Difference = Schemas["Difference"];
export type CurvePoint = Schemas["CurvePoint"];

/** Let bots play, and hear of it while they do; whoever aborts the signal ends the games too. */
export async function runTrial(wanted: Partial<TrialWanted>, signal: AbortSignal, onNews: (news: TrialNews) => void): Promise<void> {
  let response: Response;
  try {
    response = await fetch("/api/trials", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(wanted), signal });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new ApiError(0, "The server does not answer. Is it running?");
  }
  if (!response.ok || !response.body) throw new ApiError(response.status, refusal(await response.text()));
  for await (const line of linesOf(response.body)) onNews(JSON.parse(line) as TrialNews);
}

/** The lines of a stream as they come; empty ones only say that there is more to come. */
export async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const text = new TextDecoder();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    rest += done ? text.decode() : text.decode(value, { stream: true });
    const lines = rest.split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line) yield line;
    if (done) break;
  }
  if (rest) yield rest;
}

function refusal(text: string): string {
  try {
    const { detail } = JSON.parse(text) as { detail?: unknown };
    if (typeof detail === "string") return detail;
  } catch {
    // no JSON: the sentence below says it
  }
  return "The server could not do that.";
}
