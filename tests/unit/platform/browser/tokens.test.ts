// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import {
  refreshTokens,
  sessionIdOf,
  storeTokens,
  type StoredTokens,
} from "@/lib/platform/browser/api/tokens";

const FIRST = { accessToken: "access-1", refreshToken: "session.1.sig" };
const SECOND = { accessToken: "access-2", refreshToken: "session.2.sig" };

function refusal(status: number): ApiError {
  return new ApiError(status, { code: status === 0 ? "network" : "refused" });
}

type Ask = (refreshToken: string) => Promise<StoredTokens>;

const storedTokens = () => [localStorage.getItem("accessToken"), localStorage.getItem("refreshToken")];

beforeEach(() => {
  localStorage.clear();
  storeTokens(FIRST);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("renewing the tokens", () => {
  it("asks the server once, however many calls were refused at the same time", async () => {
    const ask = vi.fn<Ask>(async () => SECOND);

    const ends = await Promise.all(Array.from({ length: 20 }, () => refreshTokens("access-1", ask)));

    expect(ask).toHaveBeenCalledExactlyOnceWith("session.1.sig");
    expect(ends).toEqual(Array.from({ length: 20 }, () => ({ state: "renewed" })));
    expect(storedTokens()).toEqual(["access-2", "session.2.sig"]);
  });

  it("takes what another tab has renewed meanwhile without asking", async () => {
    const ask = vi.fn<Ask>(async () => SECOND);

    expect(await refreshTokens("access-0", ask)).toEqual({ state: "renewed" });
    expect(ask).not.toHaveBeenCalled();
  });

  it("has nothing to renew without a refresh token", async () => {
    localStorage.clear();
    const ask = vi.fn<Ask>(async () => SECOND);

    expect(await refreshTokens(null, ask)).toEqual({ state: "signed-out" });
    expect(ask).not.toHaveBeenCalled();
  });

  it("does not bring back a session that was signed out while the server answered", async () => {
    const ask = async () => {
      localStorage.clear();
      return SECOND;
    };

    expect(await refreshTokens("access-1", ask)).toEqual({ state: "signed-out" });
    expect(storedTokens()).toEqual([null, null]);
  });

  it("leaves the tokens of somebody who signed in meanwhile alone", async () => {
    const ask = async () => {
      storeTokens({ accessToken: "other-access", refreshToken: "other.1.sig" });
      throw refusal(401);
    };

    expect(await refreshTokens("access-1", ask)).toEqual({ state: "renewed" });
    expect(storedTokens()).toEqual(["other-access", "other.1.sig"]);
  });
});

describe("a renewal that fails", () => {
  it.each([400, 401, 403, 404, 422])("ends the session when the server says %i", async (status) => {
    const end = await refreshTokens("access-1", () => Promise.reject(refusal(status)));

    expect(end).toEqual({ state: "signed-out" });
    expect(storedTokens()).toEqual([null, null]);
  });

  it.each([0, 429, 500, 502, 503])(
    "keeps the session when the answer is %i, for a later try",
    async (status) => {
      const error = refusal(status);

      expect(await refreshTokens("access-1", () => Promise.reject(error))).toEqual({
        state: "failed",
        error,
      });
      expect(storedTokens()).toEqual(["access-1", "session.1.sig"]);
    },
  );

  it("can be tried again", async () => {
    await refreshTokens("access-1", () => Promise.reject(refusal(503)));

    expect(await refreshTokens("access-1", async () => SECOND)).toEqual({ state: "renewed" });
  });
});

describe("several tabs", () => {
  it("ask once between them, because they wait for each other under a lock", async () => {
    vi.stubGlobal("navigator", { locks: oneAtATime() });
    const ask = vi.fn<Ask>(async () => SECOND);
    const tabs = await Promise.all([aTab(), aTab(), aTab()]);

    const ends = await Promise.all(tabs.map((tab) => tab.refreshTokens("access-1", ask)));

    expect(ask).toHaveBeenCalledOnce();
    expect(ends).toEqual([{ state: "renewed" }, { state: "renewed" }, { state: "renewed" }]);
  });

  it("ask once where the browser hands the new tokens on a moment after they were stored", async () => {
    vi.stubGlobal("navigator", { locks: oneAtATime() });
    const [fast, slow] = await Promise.all([aTab(), aTab()]);
    let hasArrived = false;
    const stored = (key: keyof StoredTokens) => (hasArrived ? SECOND : FIRST)[key];
    vi.stubGlobal("localStorage", { getItem: stored, setItem: () => undefined });
    const ask = vi.fn<Ask>(async () => {
      setTimeout(() => (hasArrived = true), 20);
      return SECOND;
    });

    await fast.refreshTokens("access-1", ask);
    await slow.refreshTokens("access-1", ask);

    expect(ask).toHaveBeenCalledOnce();
  });
});

describe("the session of a token", () => {
  it("stays the same while its generations pass", () => {
    expect(sessionIdOf("abc.1.sig")).toBe("abc");
    expect(sessionIdOf("abc.2.sig")).toBe("abc");
    expect(sessionIdOf(null)).toBeNull();
  });
});

/** A copy of the module with its own state, over the same localStorage: a second tab. */
async function aTab() {
  vi.resetModules();
  return import("@/lib/platform/browser/api/tokens");
}

/** The used part of Web Locks: a second request for a name waits for the first holder. */
function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, run: () => Promise<unknown>) => {
      const turn = last.then(run, run);
      last = turn;
      return turn;
    },
  };
}
