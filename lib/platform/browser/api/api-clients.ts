import axios, { isAxiosError, isCancel, type AxiosInstance, type InternalAxiosRequestConfig } from "axios";
import { ApiError, failureOf } from "./api-error";
import { showTrying } from "../reporting/toasts";
import { readStored, storedLanguage } from "../storage/local-storage";
import { refreshTokens, type RefreshResult, type StoredTokens } from "./tokens";

type SentConfig = InternalAxiosRequestConfig & {
  usedToken?: string | null;
  isRepeated?: boolean;
  /** How often it has been sent again because the server asked for a moment. */
  repeats?: number;
};

const settings = {
  baseURL: "/api",
  timeout: 30_000,
  withCredentials: true,
  // Lists travel as name=a&name=b, the way the API reads them.
  paramsSerializer: { indexes: null },
};

/** Calls with the signed-in user's token: language header, one token refresh after a 401. Throws ApiErrors. */
export const accountAxios: AxiosInstance = axios.create(settings);

/** Calls without token and without renewal: signing in, renewing itself. Throws ApiErrors. */
export const publicAxios: AxiosInstance = axios.create(settings);

function addLanguage(config: SentConfig): SentConfig {
  config.headers.set("Content-Language", storedLanguage());
  return config;
}

function addToken(config: SentConfig): SentConfig {
  config.usedToken = readStored("accessToken");
  if (config.usedToken) config.headers.set("Authorization", `Bearer ${config.usedToken}`);
  return config;
}

async function askForTokens(token: string): Promise<StoredTokens> {
  const { data } = await publicAxios.post<StoredTokens>("/auth/refresh-token", { token });
  return data;
}

/** Renews the tokens if `usedToken` is still the stored one. */
export function refreshSession(usedToken: string | null): Promise<RefreshResult> {
  return refreshTokens(usedToken, askForTokens);
}

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isCancel(error)) return new ApiError(0, { code: "aborted" });
  if (!isAxiosError<unknown>(error)) return new ApiError(0, { code: "unexpected" });
  if (!error.response) {
    const isTimeout = error.code === "ECONNABORTED" || error.code === "ETIMEDOUT";
    return new ApiError(0, { code: isTimeout ? "timeout" : "network" });
  }
  const { status, data, headers } = error.response;
  return failureOf(status, data, Number(headers["retry-after"]));
}

function mayRenew(config: SentConfig | undefined, failure: ApiError): config is SentConfig {
  // A wrong password is a 401 too, but no renewal makes it right.
  if (failure.status !== 401 || failure.code === "wrong_credentials") return false;
  return config !== undefined && !config.isRepeated && readStored("refreshToken") !== null;
}

async function renewAndRepeat(error: unknown): Promise<unknown> {
  const config: SentConfig | undefined = isAxiosError(error) ? error.config : undefined;
  const failure = asApiError(error);
  if (!mayRenew(config, failure)) throw failure;
  const renewal = await refreshSession(config.usedToken ?? null);
  if (renewal.state === "failed") throw renewal.error;
  if (renewal.state === "signed-out") throw failure;
  config.isRepeated = true;
  return accountAxios.request(config);
}

/** Every two seconds: longer than PostgreSQL takes to restart, ten seconds, and than the next call takes to connect. */
const MOST_REPEATS = 7;

/** Sending it twice changes nothing more: it only reads, or the server does it once per key. */
function isRepeatable({ method, headers }: SentConfig): boolean {
  return method === "get" || headers.has("Idempotency-Key");
}

/** A 503 that says when to come back: the server, or its database, starts again. The call is sent again by itself. */
async function repeatAfterMoment(client: AxiosInstance, error: unknown): Promise<unknown> {
  const config: SentConfig | undefined = isAxiosError(error) ? error.config : undefined;
  const { status, retryAfterSeconds } = asApiError(error);
  const repeats = config?.repeats ?? 0;
  if (!config || status !== 503 || retryAfterSeconds === undefined) throw error;
  if (repeats >= MOST_REPEATS || !isRepeatable(config)) throw error;
  showTrying();
  await new Promise((done) => setTimeout(done, retryAfterSeconds * 1000));
  return client.request({ ...config, repeats: repeats + 1 } as SentConfig);
}

for (const each of [accountAxios, publicAxios]) {
  each.interceptors.request.use(addLanguage);
  each.interceptors.response.use(undefined, (error: unknown) => repeatAfterMoment(each, error));
}
accountAxios.interceptors.request.use(addToken);
accountAxios.interceptors.response.use(undefined, renewAndRepeat);
publicAxios.interceptors.response.use(undefined, (error: unknown) => {
  throw asApiError(error);
});
