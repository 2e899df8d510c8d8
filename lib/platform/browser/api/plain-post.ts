import { toLanguage, type Locale } from "@/lib/i18n/languages";
import { ApiError, failureOf } from "./api-failure";

const PATIENCE_MS = 30_000;

function failureToAnswer(error: unknown): ApiError {
  const isTimeout = error instanceof DOMException && error.name === "TimeoutError";
  return new ApiError(0, { code: isTimeout ? "timeout" : "network" });
}

/**
 * Posts JSON for a visitor from a page that loads neither axios nor a session. Throws an ApiError, like all other
 * calls, with its texts in the page's language.
 */
export async function plainPost(path: string, body: unknown, headers: Record<string, string>): Promise<void> {
  const language = toLanguage(document.documentElement.lang as Locale);
  const answer = await fetch(`/api${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Content-Language": language, ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((error: unknown) => {
    throw failureToAnswer(error);
  });
  if (answer.ok) return;
  const problem: unknown = await answer.json().catch(() => null);
  throw failureOf(answer.status, problem, Number(answer.headers.get("retry-after") ?? NaN));
}
