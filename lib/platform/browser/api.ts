import axios, {
  getAdapter,
  type AxiosError,
  type AxiosInstance,
  type InternalAxiosRequestConfig,
} from "axios";
import { readLanguage } from "@/lib/i18n/languages";
import { type ApiError, toApiError } from "./api-error";
import { earlyAnswer } from "./early-calls";
import { readStored } from "./storage";
import { renewTokens, type Renewal, type Tokens } from "./tokens";

type SentConfig = InternalAxiosRequestConfig & { usedToken?: string | null; isRepeated?: boolean };

const settings = {
  baseURL: "/api",
  timeout: 30_000,
  withCredentials: true,
  // Lists travel as name=a&name=b, the way the API reads them.
  paramsSerializer: { indexes: null },
};

/** Calls in the name of whoever is signed in: token, language, one renewal after a 401. */
export const api: AxiosInstance = axios.create(settings);

const { adapter } = api.defaults;
api.defaults.adapter = async (config) =>
  (await earlyAnswer(config, api.getUri(config))) ?? (await getAdapter(adapter)(config));

/** Calls without token and without renewal: signing in, renewing itself. */
export const plainApi: AxiosInstance = axios.create(settings);

function addLanguage(config: SentConfig): SentConfig {
  config.headers.set("Content-Language", readLanguage(readStored("lang")));
  return config;
}

function addToken(config: SentConfig): SentConfig {
  config.usedToken = readStored("accessToken");
  if (config.usedToken) config.headers.set("Authorization", `Bearer ${config.usedToken}`);
  return config;
}

async function askForTokens(token: string): Promise<Tokens> {
  const { data } = await plainApi.post<Tokens>("/auth/refresh-token", { token });
  return data;
}

/** Renews the tokens if `usedToken` is still the stored one; shared by calls and the socket. */
export function renewSession(usedToken: string | null): Promise<Renewal> {
  return renewTokens(usedToken, askForTokens);
}

function mayRenew(config: SentConfig | undefined, failure: ApiError): config is SentConfig {
  // A wrong password is a 401 too, but no renewal makes it right.
  if (failure.status !== 401 || failure.code === "wrong_credentials") return false;
  return config !== undefined && !config.isRepeated && readStored("refreshToken") !== null;
}

async function renewAndRepeat(error: AxiosError): Promise<unknown> {
  const config: SentConfig | undefined = error.config;
  const failure = toApiError(error);
  if (!mayRenew(config, failure)) throw failure;
  const renewal = await renewSession(config.usedToken ?? null);
  if (renewal.state === "failed") throw renewal.error;
  if (renewal.state === "signed-out") throw failure;
  config.isRepeated = true;
  return api.request(config);
}

for (const client of [api, plainApi]) client.interceptors.request.use(addLanguage);
api.interceptors.request.use(addToken);
api.interceptors.response.use(undefined, renewAndRepeat);
plainApi.interceptors.response.use(undefined, (error: unknown) => {
  throw toApiError(error);
});
