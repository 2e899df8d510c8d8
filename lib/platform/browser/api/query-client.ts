import { MutationCache, onlineManager, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-error";
import { closeErrors, showError } from "../reporting/toasts";

declare module "@tanstack/react-query" {
  interface Register {
    /** silent: the screen itself shows what went wrong. */
    mutationMeta: { silent?: boolean };
    /** announced: a failure is shown as a snackbar besides the text at its place (specification 8). */
    queryMeta: { announced?: boolean };
  }
}

const FRESH_MS = 30_000;
const RETRIES = 2;

/** A failed call is worth repeating when the network or the server stumbled, never when it was refused. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === "network" || error.code === "timeout" || error.status >= 500;
}

function announce(error: unknown): void {
  // A form marks what it shows at its fields in the same turn, so this looks one turn later.
  setTimeout(() => {
    if (error instanceof ApiError && (error.isShownAtFields || error.code === "aborted")) return;
    showError(error);
  }, 0);
}

/** The one cache of server state. A failed mutation is shown here, once, unless its meta says silent, and until the next one. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta, state }) => {
        if (meta?.announced && state.data === undefined) announce(error);
      },
    }),
    mutationCache: new MutationCache({
      onMutate: () => closeErrors(),
      onError: (error, _variables, _result, mutation) => {
        if (!mutation.meta?.silent) announce(error);
      },
    }),
    defaultOptions: {
      // Without a network a call fails at once and says so; paused, its button or skeleton would stay for ever.
      mutations: { networkMode: "always" },
      queries: {
        networkMode: "always",
        refetchOnReconnect: true,
        staleTime: FRESH_MS,
        retry: (failures, error) => failures < RETRIES && isTransient(error) && onlineManager.isOnline(),
      },
    },
  });
}

let browserClient: QueryClient | undefined;

/**
 * One client per browser; on the server each render gets its own, so that no user gets another one's cached
 * responses.
 */
export function getQueryClient(): QueryClient {
  if (typeof window === "undefined") return makeQueryClient();
  browserClient ??= makeQueryClient();
  return browserClient;
}

/**
 * Asks again for what is on screen, and marks all else as old. What is on its way for the first time may have been read
 * before whatever happened, and cannot be asked for beside that: it is asked for once more afterwards.
 */
export async function refetchAfterChange(cache: QueryClient, queryKey: readonly unknown[]): Promise<void> {
  const isFetching = cache.isFetching({ queryKey, predicate: ({ state }) => state.data === undefined }) > 0;
  await cache.invalidateQueries({ queryKey });
  if (isFetching) await cache.invalidateQueries({ queryKey });
}
