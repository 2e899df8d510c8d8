import { storedLanguage } from "../storage/local-storage";
import { ApiError, failureOf } from "./api-error";

/**
 * Reads what everybody may read, without axios and the query cache: for pages that send hardly any script. Fails when
 * there is no good answer; the page says so in its own words.
 */
export async function readPublic<T>(
  path: string,
  params: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<T> {
  const query = new URLSearchParams(params).toString();
  const response = await fetch(`/api${path}${query && `?${query}`}`, {
    headers: { "Content-Language": storedLanguage() },
    signal,
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as T;
}

const PATIENCE_MS = 30_000;

function failureToAnswer(error: unknown): ApiError {
  const isTimeout = error instanceof DOMException && error.name === "TimeoutError";
  return new ApiError(0, { code: isTimeout ? "timeout" : "network" });
}

/**
 * Posts JSON for a visitor from a page that loads neither axios nor a session. Throws an ApiError, like all other
 * calls, with its texts in the page's language.
 */
export async function postPublic(
  path: string,
  body: unknown,
  headers: Record<string, string>,
): Promise<void> {
  const answer = await fetch(`/api${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Content-Language": storedLanguage(), ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((error: unknown) => {
    throw failureToAnswer(error);
  });
  if (answer.ok) return;
  const problem: unknown = await answer.json().catch(() => null);
  throw failureOf(answer.status, problem, Number(answer.headers.get("retry-after") ?? NaN));
}
