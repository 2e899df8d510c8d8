import { inSpan } from "../tracing/tracing";
import { readAtMost } from "./read-at-most";

type Limits = { maxBytes: number; signal: AbortSignal };

/**
 * What a third party's server answers, parsed from JSON and trusted in nothing. Throws for a status that is no success
 * (the error's `cause`), for a redirect, a longer answer, or none in time.
 */
export function fetchJson(url: URL, request: Limits & RequestInit): Promise<unknown> {
  return inSpan(`ask ${url.host}`, { kind: "client", facts: { "server.address": url.host } }, () =>
    ask(url, request),
  );
}

async function ask(
  url: URL,
  { maxBytes, signal, headers, ...request }: Limits & RequestInit,
): Promise<unknown> {
  const answer = await fetch(url, {
    ...request,
    // A redirect could lead to a machine that only this server can reach.
    redirect: "error",
    signal,
    headers: { Accept: "application/json", ...headers },
  });
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new Error(`${url.host} answered ${answer.status}`, { cause: answer.status });
  }
  return JSON.parse(new TextDecoder().decode(await readAtMost(answer, maxBytes, "unavailable")));
}
