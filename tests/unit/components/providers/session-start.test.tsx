import { act, cleanup, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SessionStart } from "@/components/providers/SessionStart";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import { accountAxios } from "@/lib/platform/browser/api/api-clients";
import { emitResync } from "@/lib/platform/browser/realtime/socket";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import { showScreen, signInAs } from "@/tests/support/screen";

vi.mock("@/lib/platform/browser/realtime/socket", async (load) => ({
  ...(await load<typeof import("@/lib/platform/browser/realtime/socket")>()),
  connectSocket: () => undefined,
}));

let isConfirmed = false;
let isOffline = false;
let askedTimes = 0;

beforeEach(async () => {
  [isConfirmed, isOffline, askedTimes] = [false, false, 0];
  signInAs("nora", "CLIENT");
  sessionStore.patchUser({ emailConfirmed: false });
  const user = sessionStore.read().user;
  accountAxios.defaults.adapter = (config) => {
    askedTimes += 1;
    if (isOffline) return Promise.reject(new ApiError(0, { code: "network" }));
    const data = { ...user, emailConfirmed: isConfirmed };
    return Promise.resolve({ data, status: 200, statusText: "", headers: {}, config });
  };
  showScreen(<SessionStart />);
  await vi.waitUntil(() => askedTimes === 1);
});
afterEach(cleanup);

const comeBack = () => act(() => void document.dispatchEvent(new Event("visibilitychange")));
const isShownConfirmed = () => sessionStore.read().user?.emailConfirmed;

it("learns that the address was confirmed elsewhere when the tab is looked at again", async () => {
  comeBack();
  await waitFor(() => expect(askedTimes).toBe(2));
  expect(isShownConfirmed()).toBe(false);

  isConfirmed = true;
  comeBack();
  await waitFor(() => expect(isShownConfirmed()).toBe(true));
});

it("learns it when the connection is back, and does not ask any more from then on", async () => {
  isConfirmed = true;
  act(() => emitResync());
  await waitFor(() => expect(isShownConfirmed()).toBe(true));
  expect(askedTimes).toBe(2);

  comeBack();
  act(() => emitResync());
  expect(askedTimes).toBe(2);
});

it("keeps the user when it cannot be asked", async () => {
  isOffline = true;
  comeBack();
  await waitFor(() => expect(askedTimes).toBe(2));

  expect(sessionStore.read()).toMatchObject({ userId: "nora", isAuthenticated: true, failure: null });
  isOffline = false;
  isConfirmed = true;
  comeBack();
  await waitFor(() => expect(isShownConfirmed()).toBe(true));
});
