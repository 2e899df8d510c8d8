import { toApiError, type ApiError } from "./api-error";
import { readStored, removeStored, writeStored } from "../storage/local-storage";

export type StoredTokens = { accessToken: string; refreshToken: string };

/** How an attempt to renew ended; "failed" keeps the tokens, because the next attempt may succeed. */
export type RefreshResult =
  | { state: "renewed" }
  | { state: "signed-out" }
  | { state: "failed"; error: ApiError };

type AskForTokens = (refreshToken: string) => Promise<StoredTokens>;

const LOCK = "tb-refresh";

/** Milliseconds until every tab reads what one of them stored: browsers hand localStorage on between processes. */
const STORAGE_DELAY = 250;

let running: Promise<RefreshResult> | null = null;

/** Keeps both tokens of a sign-in, a sign-up or a renewal. */
export function storeTokens({ accessToken, refreshToken }: StoredTokens): void {
  // The refresh token first: a listener to the new access token finds its partner already stored.
  writeStored("refreshToken", refreshToken);
  writeStored("accessToken", accessToken);
}

/** Forgets both tokens. */
export function dropTokens(): void {
  removeStored("refreshToken");
  removeStored("accessToken");
}

/** The session a refresh token belongs to; it stays the same while its tokens rotate. */
export function sessionIdOf(refreshToken: string | null): string | null {
  return refreshToken?.split(".")[0] ?? null;
}

/**
 * Renews the tokens after `usedAccessToken` was refused. However many calls and tabs ask at once, the
 * server is asked once: calls of a tab share one promise, tabs wait for each other under a Web Lock.
 */
export function refreshTokens(usedAccessToken: string | null, ask: AskForTokens): Promise<RefreshResult> {
  running ??= underLock(() => renew(usedAccessToken, ask)).finally(() => {
    running = null;
  });
  return running;
}

async function renew(usedAccessToken: string | null, ask: AskForTokens): Promise<RefreshResult> {
  const current = readStored("accessToken");
  // Another tab was faster while this one waited for the lock.
  if (current && current !== usedAccessToken) return { state: "renewed" };
  const refreshToken = readStored("refreshToken");
  if (!refreshToken) return { state: "signed-out" };
  try {
    const tokens = await ask(refreshToken);
    // Another tab signed out or in as another user meanwhile: its tokens stay.
    if (readStored("refreshToken") === refreshToken) storeTokens(tokens);
    return readStored("accessToken") ? { state: "renewed" } : { state: "signed-out" };
  } catch (failure) {
    return afterRefusal(toApiError(failure), refreshToken);
  }
}

// Only a clear refusal ends a session: no network, 5xx and "too many requests" say nothing about it.
function afterRefusal(error: ApiError, refreshToken: string): RefreshResult {
  const isRefused = error.status >= 400 && error.status < 500 && error.status !== 429;
  if (!isRefused) return { state: "failed", error };
  if (readStored("refreshToken") !== refreshToken) return { state: "renewed" };
  dropTokens();
  return { state: "signed-out" };
}

async function underLock(run: () => Promise<RefreshResult>): Promise<RefreshResult> {
  // Web Locks need a secure context; without them a tab at least shares its own promise.
  const locks = typeof navigator === "undefined" ? undefined : navigator.locks;
  if (!locks) return run();
  return new Promise((resolve, reject) => {
    const held = locks.request(LOCK, async () => {
      await run().then(resolve, reject);
      // This tab goes on at once; the next one must not get the lock before it can read the new tokens.
      await new Promise((done) => setTimeout(done, STORAGE_DELAY));
    });
    held.catch(reject);
  });
}
