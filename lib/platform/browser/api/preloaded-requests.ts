import { readStored } from "../storage/local-storage";

/**
 * What a screen of the account asks first, by its address behind the language; `:id` is the last part of it. The
 * script in the head (PreloadScript) sends these calls while the page's own scripts are still on their way.
 */
export const PRELOADED_REQUESTS: Record<string, string[]> = {
  "/account": ["/tenders/overview", "/notifications?page=1"],
  "/account/tenders": ["/tenders?reach=own", "/tenders/counts"],
  "/account/tenders?tab=most-relevant": ["/tenders?tab=most-relevant", "/tenders/counts"],
  "/account/tenders/created-by-me": ["/tenders/created-by-me"],
  "/account/tenders/:id": ["/tenders/:id"],
  "/account/messages": ["/conversations"],
  "/account/my-subscriptions": ["/users/subscriptions"],
  "/account/notifications": ["/notifications?page=1"],
  "/account/saved-searches": ["/saved-searches"],
};

/** What the script in the head leaves behind: whose calls they are, and by their address what good answers said. */
export type PreloadedRequests = { token: string; answers: Record<string, Promise<string | null>> };

declare global {
  interface Window {
    preloadedRequests?: PreloadedRequests;
  }
}

/** Milliseconds after the page began; an older answer might no longer be true. */
const FRESH_MS = 30_000;

function addressOf(path: string, params: object): string {
  const known = Object.entries(params).filter(([, value]) => value !== undefined && value !== null);
  const query = new URLSearchParams(known.map(([name, value]) => [name, String(value)])).toString();
  return `/api${path}${query && `?${query}`}`;
}

/** The preloaded response for this call. Null when there is none, it failed, or it belongs to another user. */
export async function takePreloaded<T>(path: string, params: object = {}): Promise<{ data: T } | null> {
  const { token, answers } = (typeof window === "undefined" ? undefined : window.preloadedRequests) ?? {};
  const address = addressOf(path, params);
  const early = answers?.[address];
  if (!answers || !early) return null;
  // A second call wants fresh data.
  delete answers[address];
  if (performance.now() > FRESH_MS || token !== readStored("accessToken")) return null;
  // Where the network failed it, the call itself says so if it still does.
  const answer = await early.catch(() => null);
  return answer === null ? null : { data: JSON.parse(answer) as T };
}
