// @vitest-environment happy-dom
import {
  AxiosError,
  AxiosHeaders,
  CanceledError,
  type AxiosAdapter,
  type InternalAxiosRequestConfig,
} from "axios";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { accountAxios, publicAxios } from "@/lib/platform/browser/api/api-clients";
import { api, publicApi } from "@/lib/platform/browser/api/api";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import { setToastHost } from "@/lib/platform/browser/reporting/toasts";
import { storeTokens } from "@/lib/platform/browser/api/tokens";

type Answer = { status: number; data?: unknown; headers?: Record<string, string> };

let sent: InternalAxiosRequestConfig[] = [];

/** Answers every call by `answer`, as the network would: failures are axios errors with a response. */
function serve(answer: (config: InternalAxiosRequestConfig) => Answer | Promise<Answer>): void {
  const adapter: AxiosAdapter = async (config) => {
    sent.push(config);
    const { status, data, headers = {} } = await answer(config);
    const response = { status, data, headers: new AxiosHeaders(headers), config, statusText: "" };
    if (status >= 400) throw new AxiosError("failed", undefined, config, {}, response);
    return response;
  };
  accountAxios.defaults.adapter = adapter;
  publicAxios.defaults.adapter = adapter;
}

const sentTo = (url: string) => sent.filter((config) => config.url === url);
const tokenOf = (config: InternalAxiosRequestConfig) => config.headers.get("Authorization");
const refused = { status: 401, data: { statusCode: 401, code: "token_expired", message: "Expired." } };

/** A server whose access tokens of the first generation have expired. */
function serveRenewal(renewal: Answer): void {
  serve(async (config) => {
    if (config.url === "/auth/refresh-token") {
      await new Promise((done) => setTimeout(done, 5));
      return renewal;
    }
    return tokenOf(config) === "Bearer new" ? { status: 200, data: config.url } : refused;
  });
}

beforeEach(() => {
  sent = [];
  localStorage.clear();
  storeTokens({ accessToken: "old", refreshToken: "session.1.sig" });
});

describe("every call", () => {
  it("carries the token and the stored language", async () => {
    localStorage.setItem("lang", "cz");
    serve(() => ({ status: 200 }));

    await api.get("/tenders");

    expect(sent[0]?.headers.get("Authorization")).toBe("Bearer old");
    expect(sent[0]?.headers.get("Content-Language")).toBe("cz");
    expect(sent[0]).toMatchObject({ baseURL: "/api", timeout: 30_000, withCredentials: true });
  });

  it("of the plain client carries no token", async () => {
    serve(() => ({ status: 200 }));

    await publicApi.post("/auth/sign-in", {});

    expect(tokenOf(sent[0]!)).toBeUndefined();
    expect(sent[0]?.headers.get("Content-Language")).toBe("en");
  });
});

describe("a refused token", () => {
  it("is renewed once for twenty calls at the same time, and each call is repeated once", async () => {
    serveRenewal({ status: 200, data: { accessToken: "new", refreshToken: "session.2.sig" } });

    const urls = Array.from({ length: 20 }, (_, call) => `/tenders/${call}`);
    const answers = await Promise.all(urls.map((url) => api.get<string>(url)));

    expect(answers.map((answer) => answer.data)).toEqual(urls);
    expect(sentTo("/auth/refresh-token")).toHaveLength(1);
    expect(JSON.parse(String(sentTo("/auth/refresh-token")[0]?.data))).toEqual({ token: "session.1.sig" });
    expect(sent).toHaveLength(41);
  });

  it("is not renewed a second time when the repeated call is refused, too", async () => {
    serve((config) =>
      config.url === "/auth/refresh-token"
        ? { status: 200, data: { accessToken: "new", refreshToken: "session.2.sig" } }
        : refused,
    );

    await expect(api.get("/auth/user")).rejects.toMatchObject({ status: 401, code: "token_expired" });
    expect(sentTo("/auth/user")).toHaveLength(2);
    expect(sentTo("/auth/refresh-token")).toHaveLength(1);
  });

  it("ends the session when the renewal is refused", async () => {
    serveRenewal({ status: 401, data: { code: "unauthenticated", message: "Please sign in." } });

    await expect(api.get("/tenders")).rejects.toMatchObject({ status: 401 });
    expect(localStorage.getItem("refreshToken")).toBeNull();
  });

  it("fails as the renewal failed when the server is down, and keeps the session", async () => {
    serveRenewal({ status: 503, data: { code: "unavailable", message: "Back soon." } });

    await expect(api.get("/tenders")).rejects.toMatchObject({ status: 503, message: "Back soon." });
    expect(localStorage.getItem("refreshToken")).toBe("session.1.sig");
  });

  it("does not come from a wrong password", async () => {
    serve(() => ({ status: 401, data: { code: "wrong_credentials", message: "Wrong." } }));

    await expect(api.post("/auth/sign-in", {})).rejects.toMatchObject({ code: "wrong_credentials" });
    expect(sent).toHaveLength(1);
  });
});

describe("a failed call", () => {
  it("is an ApiError with the server's words, its fields and how long to wait", async () => {
    const errors = [{ path: "title", code: "tooShort", message: "Write more." }];
    serve(() => ({
      status: 422,
      data: { statusCode: 422, code: "validation_failed", message: "Check.", requestId: "r", errors },
      headers: { "retry-after": "7" },
    }));

    const error = await api.post("/tenders", {}).catch((failure: unknown) => failure);

    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 422,
      code: "validation_failed",
      issues: errors,
      retryAfterSeconds: 7,
    });
  });

  it.each([
    ["ECONNABORTED", "timeout"],
    ["ERR_NETWORK", "network"],
  ])("without an answer (%s) says %s", async (code, expected) => {
    accountAxios.defaults.adapter = (config) => Promise.reject(new AxiosError("no answer", code, config));

    const error = await api.get("/tenders").catch((failure: unknown) => failure);

    expect(error).toMatchObject({ status: 0, code: expected });
  });

  it("that was called off says so, and nothing is shown of it", async () => {
    accountAxios.defaults.adapter = () => Promise.reject(new CanceledError());

    await expect(api.get("/tenders")).rejects.toMatchObject({ code: "aborted", message: "" });
  });

  it("with a page of HTML for an answer is unavailable, never shown as it came", async () => {
    serve(() => ({ status: 502, data: "<html>Bad gateway</html>" }));

    await expect(api.get("/tenders")).rejects.toMatchObject({
      status: 502,
      code: "unavailable",
      message: "",
    });
  });
});

describe("a server that asks for a moment", () => {
  const moment = {
    status: 503,
    data: { statusCode: 503, code: "unavailable", message: "Not now." },
    headers: { "retry-after": "0" },
  };
  const trying = vi.fn<() => void>();
  const nothing = () => undefined;
  let failures: number;

  beforeEach(() => {
    failures = 2;
    trying.mockClear();
    serve(() => (failures-- > 0 ? moment : { status: 200, data: "done" }));
    return setToastHost({ toast: nothing, liveToast: nothing, error: nothing, closeErrors: nothing, trying });
  });

  it("is asked again, and the person told", async () => {
    expect((await api.get("/tenders")).data).toBe("done");
    expect(sent).toHaveLength(3);
    expect(trying).toHaveBeenCalled();
  });

  it("is asked again to create something once per key, not what might be done twice", async () => {
    const headers = { "Idempotency-Key": "one" };
    expect((await api.post("/tenders", {}, { headers })).data).toBe("done");

    failures = 1;
    await expect(api.post("/tenders", {})).rejects.toMatchObject({ status: 503 });
  });

  it("is asked until a database that restarts, for ten seconds, is back", async () => {
    vi.useFakeTimers();
    const backAt = Date.now() + 10_000;
    serve(() =>
      Date.now() < backAt ? { ...moment, headers: { "retry-after": "2" } } : { status: 200, data: "done" },
    );

    const answer = api.post("/tenders", {}, { headers: { "Idempotency-Key": "one" } });
    const settled = Promise.allSettled([answer]);
    await vi.advanceTimersByTimeAsync(20_000);
    vi.useRealTimers();

    expect(await settled).toMatchObject([{ status: "fulfilled", value: { data: "done" } }]);
  });

  it("is left alone in the end", async () => {
    failures = Infinity;

    await expect(publicApi.get("/tenders")).rejects.toMatchObject({ status: 503, code: "unavailable" });
    expect(sent).toHaveLength(8);
  });
});
