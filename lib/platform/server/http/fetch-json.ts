import { inSpan } from "../tracing/tracing";
import { readAtMost } from "./read-at-most";

type Limits = { maxBytes: number; signal: AbortSignal };

/**
 * What a third party's server answers, parsed from JSON and trusted in nothing. Throws for a status that is no success
 * (the error's `cause`), for a redirect, a longer answer, or none in time.
 */
export async function fetchJson(url: URL, { headers, ...request }: Limits & RequestInit): Promise<unknown> {
  return JSON.parse(
    await fetchText(url, { ...request, headers: { Accept: "application/json", ...headers } }),
  );
}

/** The same for an answer that is plain text. */
export function fetchText(url: URL, request: Limits & RequestInit): Promise<string> {
  return inSpan(`ask ${url.host}`, { kind: "client", facts: { "server.address": url.host } }, () =>
    ask(url, request),
  );
}

async function ask(url: URL, { maxBytes, ...request }: Limits & RequestInit): Promise<string> {
  // A redirect could lead to a machine that only this server can reach.
  const answer = await fetch(url, { ...request, redirect: "error" });
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new Error(`${url.host} answered ${answer.status}`, { cause: answer.status });
  }
  return new TextDecoder().decode(await readAtMost(answer, maxBytes, "unavailable"));
}
