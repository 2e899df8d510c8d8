import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { publicApi } from "@/lib/platform/browser/api/api";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import { aMessage, ME } from "../../../support/chat-thread";
import { fakeSocket } from "../../../support/fake-socket";
import { signInAs } from "../../../support/screen";
import { seeEverything, serve, showThread } from "./show-thread";

vi.mock(
  "@/lib/platform/browser/realtime/socket",
  async () => (await import("../../../support/fake-socket")).socketModule,
);
vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
}));

beforeEach(() => {
  localStorage.clear();
  fakeSocket.reset();
  seeEverything();
  signInAs(ME, "PRO");
  vi.spyOn(publicApi, "post").mockResolvedValue({ data: null });
});
afterEach(() => {
  cleanup();
  act(() => sessionStore.signOut());
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const HOUR = 3600;

/** The conversation with a document whose address ends so many seconds from now. */
function serveFileFor(seconds: number): string {
  const url = `/api/files/plan?expires=${Math.floor(Date.now() / 1000) + seconds}&signature=s`;
  const file = { name: "plan.pdf", size: 1234, mimeType: "application/pdf", width: null, height: null };
  serve([aMessage(1, { files: [{ publicId: "plan", url, thumbnailURL: url, ...file }] })]);
  return url;
}
const link = async () => (await screen.findByRole("link", { name: /plan.pdf/ })).getAttribute("href");

it("gives a file a new address shortly before the one it has ends", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const ending = serveFileFor(HOUR);
  showThread();
  expect(await link()).toBe(ending);

  const fresh = serveFileFor(2 * HOUR);
  await act(() => vi.advanceTimersByTimeAsync((HOUR - 60) * 1000));
  await expect.poll(link).toBe(fresh);
});

it("gives it one when the person comes back to a page where it has ended", async () => {
  const ended = serveFileFor(-HOUR);
  showThread();
  expect(await link()).toBe(ended);

  const fresh = serveFileFor(HOUR);
  fireEvent.focus(window);
  await expect.poll(link).toBe(fresh);
});
