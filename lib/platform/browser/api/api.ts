import type { AxiosInstance, AxiosRequestConfig } from "axios";
import { ApiError, toApiError } from "./api-error";
import { takePreloaded } from "./preloaded-requests";
import type { RefreshResult } from "./tokens";

type Answer<T> = { data: T };

/** Paths begin behind "/api". Every call throws an ApiError when there is no good answer. */
type Calls = {
  get: <T>(path: string, config?: AxiosRequestConfig) => Promise<Answer<T>>;
  delete: <T>(path: string, config?: AxiosRequestConfig) => Promise<Answer<T>>;
  post: <T>(path: string, body?: unknown, config?: AxiosRequestConfig) => Promise<Answer<T>>;
  put: <T>(path: string, body?: unknown, config?: AxiosRequestConfig) => Promise<Answer<T>>;
  patch: <T>(path: string, body?: unknown, config?: AxiosRequestConfig) => Promise<Answer<T>>;
};

// A screen whose first calls were made early has nothing to send until something is pressed: axios waits until then.
const load = () => import(/* webpackPrefetch: true */ "./api-clients");

async function clients() {
  return load().catch(() => {
    throw new ApiError(0, { code: "network" });
  });
}

function callsOf(pick: (from: Awaited<ReturnType<typeof load>>) => AxiosInstance): Calls {
  const its = async () => pick(await clients());
  return {
    get: async (path, config) => (await its()).get(path, config),
    delete: async (path, config) => (await its()).delete(path, config),
    post: async (path, body, config) => (await its()).post(path, body, config),
    put: async (path, body, config) => (await its()).put(path, body, config),
    patch: async (path, body, config) => (await its()).patch(path, body, config),
  };
}

const sent = callsOf(({ accountAxios }) => accountAxios);

/** Calls with the signed-in user's token: language header, one token refresh after a 401. */
export const api: Calls = {
  ...sent,
  get: async <T>(path: string, config: AxiosRequestConfig = {}) =>
    (await takePreloaded<T>(path, config.params as object | undefined)) ?? sent.get<T>(path, config),
};

/** Calls without token and without renewal: signing in, for instance. */
export const publicApi: Calls = callsOf(({ publicAxios }) => publicAxios);

/** Renews the tokens if `usedToken` is still the stored one; shared by calls and the socket. */
export async function refreshSession(usedToken: string | null): Promise<RefreshResult> {
  try {
    return await (await clients()).refreshSession(usedToken);
  } catch (failure) {
    return { state: "failed", error: toApiError(failure) };
  }
}
