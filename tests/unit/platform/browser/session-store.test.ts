// @vitest-environment happy-dom
import { AxiosError, AxiosHeaders, type AxiosAdapter } from "axios";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

type Answer = { status: number; data?: unknown };

const user = { id: "user-1", name: "Tomáš", unread: { notifications: 3, messages: 0, version: 5 } };
const tokens = { accessToken: "access", refreshToken: "session-1.1.sig" };

let stop: () => void = () => undefined;

/** A freshly loaded page: modules without state, over the storage as it is. */
async function aPage(answer: (url: string) => Answer | "no network") {
  vi.resetModules();
  const { accountAxios, publicAxios } = await import("@/lib/platform/browser/api/api-clients");
  const calls: string[] = [];
  const adapter: AxiosAdapter = async (config) => {
    calls.push(config.url ?? "");
    const result = answer(config.url ?? "");
    if (result === "no network") throw new AxiosError("down", "ERR_NETWORK", config);
    const response = { ...result, data: result.data, headers: new AxiosHeaders(), config, statusText: "" };
    if (result.status >= 400) throw new AxiosError("failed", undefined, config, {}, response);
    return response;
  };
  accountAxios.defaults.adapter = adapter;
  publicAxios.defaults.adapter = adapter;
  const { sessionStore } = await import("@/lib/platform/browser/session/session-store");
  return { sessionStore, calls };
}

async function aSignedInPage() {
  localStorage.setItem("accessToken", tokens.accessToken);
  localStorage.setItem("refreshToken", tokens.refreshToken);
  const page = await aPage(() => ({ status: 200, data: user }));
  stop = page.sessionStore.start();
  await vi.waitFor(() => expect(page.sessionStore.read().isPending).toBe(false));
  return page;
}

/** A change that another tab made to the storage, as a `storage` event. */
function otherTab(refreshToken: string | null): void {
  if (refreshToken) localStorage.setItem("refreshToken", refreshToken);
  else localStorage.removeItem("refreshToken");
  window.dispatchEvent(new StorageEvent("storage", { key: "refreshToken", newValue: refreshToken }));
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  stop();
  stop = () => undefined;
});

describe("the session at the start of a page", () => {
  it("is signed out at once without tokens, and nobody is asked", async () => {
    const { sessionStore, calls } = await aPage(() => ({ status: 200 }));
    expect(sessionStore.read()).toMatchObject({ isPending: true, isAuthenticated: false });

    stop = sessionStore.start();

    expect(sessionStore.read()).toMatchObject({ isPending: false, isAuthenticated: false, user: null });
    expect(calls).toEqual([]);
    expect(localStorage.getItem("known")).toBeNull();
  });

  it("is the user whose tokens are stored", async () => {
    const { sessionStore } = await aSignedInPage();

    expect(sessionStore.read()).toMatchObject({ isAuthenticated: true, userId: "user-1", user });
    expect(localStorage.getItem("known")).toBe("true");
  });

  it("is signed out when the server no longer knows the tokens", async () => {
    localStorage.setItem("accessToken", tokens.accessToken);
    localStorage.setItem("refreshToken", tokens.refreshToken);
    const { sessionStore } = await aPage(() => ({ status: 401, data: { code: "unauthenticated" } }));

    stop = sessionStore.start();
    await vi.waitFor(() => expect(sessionStore.read().isPending).toBe(false));

    expect(sessionStore.read()).toMatchObject({ isAuthenticated: false, failure: null });
    expect(localStorage.getItem("refreshToken")).toBeNull();
  });

  it("is undecided without a network: nobody is signed out, and it can be tried again", async () => {
    localStorage.setItem("accessToken", tokens.accessToken);
    localStorage.setItem("refreshToken", tokens.refreshToken);
    let isOnline = false;
    const { sessionStore } = await aPage(() => (isOnline ? { status: 200, data: user } : "no network"));

    stop = sessionStore.start();
    await vi.waitFor(() => expect(sessionStore.read().failure?.code).toBe("network"));
    isOnline = true;
    await sessionStore.refreshUser();

    expect(sessionStore.read()).toMatchObject({ isAuthenticated: true, failure: null });
  });
});

describe("signing in and out", () => {
  it("keeps both tokens and shows the user", async () => {
    const { sessionStore } = await aPage(() => ({ status: 200 }));

    sessionStore.signIn({ ...tokens, user: user as never });

    expect(localStorage.getItem("accessToken")).toBe("access");
    expect(sessionStore.read()).toMatchObject({ isAuthenticated: true, userId: "user-1" });
  });

  it("says that the account is back until that is closed, however often the user is read again", async () => {
    const { sessionStore } = await aPage(() => ({ status: 200, data: user }));
    sessionStore.signIn({ ...tokens, user: user as never, isRestored: true });

    stop = sessionStore.start();
    await sessionStore.refreshUser();
    expect(sessionStore.read()).toMatchObject({ isAuthenticated: true, isRestored: true });

    sessionStore.closeRestored();
    await sessionStore.refreshUser();
    expect(sessionStore.read().isRestored).toBe(false);
  });

  it("leaves nothing behind but that an account was opened here, and notifies the server", async () => {
    const { sessionStore, calls } = await aSignedInPage();
    const drafts = JSON.stringify({ scope: { values: {}, savedAt: "2026-01-01" } });
    const kinds = [
      "tender",
      "offer",
      "chat",
      "contact",
      "onboarding",
      "question",
      "dispute",
      "feedback",
      "finish",
    ];
    for (const key of kinds) localStorage.setItem(key, drafts);

    sessionStore.signOut();

    expect(Object.entries({ ...localStorage })).toEqual([["known", "true"]]);
    expect(sessionStore.read()).toMatchObject({ isAuthenticated: false, isPending: false, hasLeft: true });
    await vi.waitFor(() => expect(calls).toContain("/auth/sign-out"));
  });
});

describe("signing out to go on with another account", () => {
  it("keeps the tender that is being described, and nothing else", async () => {
    const { sessionStore } = await aSignedInPage();
    for (const key of ["tender", "dispute"]) localStorage.setItem(key, "{}");

    sessionStore.signOut({ keepsTender: true });

    expect(Object.keys({ ...localStorage }).toSorted()).toEqual(["known", "tender"]);
  });
});

describe("another tab", () => {
  it("that signs out signs this one out, too", async () => {
    const { sessionStore } = await aSignedInPage();

    otherTab(null);

    expect(sessionStore.read()).toMatchObject({ isAuthenticated: false, hasLeft: false });
  });

  it("that only renews the tokens changes nothing here", async () => {
    const { sessionStore, calls } = await aSignedInPage();
    const before = sessionStore.read();

    otherTab("session-1.2.sig");

    expect(sessionStore.read()).toBe(before);
    expect(calls).toEqual(["/auth/user"]);
  });

  it("that signs in signs this one in, too", async () => {
    const { sessionStore } = await aPage(() => ({ status: 200, data: user }));
    stop = sessionStore.start();

    otherTab("session-2.1.sig");

    await vi.waitFor(() => expect(sessionStore.read().isAuthenticated).toBe(true));
  });
});

describe("the signed-in user", () => {
  it("can be shown changed without asking again", async () => {
    const { sessionStore } = await aSignedInPage();

    sessionStore.patchUser({ unread: { notifications: 0, messages: 1, version: 6 } });

    expect(sessionStore.read().user?.unread).toEqual({ notifications: 0, messages: 1, version: 6 });
  });

  it("keeps the newest unread counts, also when an older answer comes after them", async () => {
    const { sessionStore } = await aSignedInPage();
    const newest = { notifications: 4, messages: 0, version: 7 };
    sessionStore.patchUser({ unread: newest });

    await sessionStore.refreshUser();
    sessionStore.patchUser({ unread: { notifications: 0, messages: 1, version: 6 } });

    expect(sessionStore.read().user?.unread).toEqual(newest);
  });
});
