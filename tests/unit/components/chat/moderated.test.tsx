import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import chat from "@/messages/en/chat.json";
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
});
afterEach(() => {
  cleanup();
  act(() => sessionStore.signOut());
  vi.unstubAllGlobals();
});

const message = async (text: string) => {
  const found = (await screen.findByText(text)).closest<HTMLElement>("[role=listitem]");
  if (!found) throw new Error(`${text} is in no line`);
  return within(found);
};
const mine = { senderId: ME };

describe("what our team has to do with a message", () => {
  it("begins with a quiet word under what the other one wrote, never under own words", async () => {
    serve([aMessage(1, { ...mine, text: "Hello" }), aMessage(2, { text: "Pay me first" })]);
    showThread();
    const theirs = await message("Pay me first");
    // The list is hidden until its rows are measured.
    expect(await theirs.findByRole("button", { name: chat.thread.report })).toBeDefined();
    expect((await message("Hello")).queryByRole("button", { name: chat.thread.report })).toBeNull();
  });

  it("says nothing aloud of a message that was deleted or hidden meanwhile", async () => {
    serve([aMessage(1, { text: "Hello" })]);
    showThread();
    await message("Hello");
    const at = "2026-11-20T10:00:00.000Z";
    const gone = { text: null, files: [] };
    await act(async () => fakeSocket.receive("RECEIVE_MESSAGE", aMessage(2, { text: "Are you there?" })));
    await act(async () => fakeSocket.receive("RECEIVE_MESSAGE", aMessage(3, { ...gone, deletedAt: at })));
    await act(async () => fakeSocket.receive("RECEIVE_MESSAGE", aMessage(4, { ...gone, hiddenAt: at })));
    await act(async () => fakeSocket.receive("RECEIVE_MESSAGE", aMessage(5, { text: "I wait" })));

    const said = () => [...screen.getByRole("log").children].map(({ textContent }) => textContent);
    await waitFor(() =>
      expect(said()).toEqual([expect.stringContaining("Are you there?"), expect.stringContaining("I wait")]),
    );
  });

  it("marks own words that are hidden, and says of the other one's that they were removed", async () => {
    const hiddenAt = "2026-11-20T10:00:00.000Z";
    serve([aMessage(1, { ...mine, text: "Hello", hiddenAt }), aMessage(2, { text: null, hiddenAt })]);
    showThread();
    const own = await message("Hello");
    expect(own.getByText("Read why").getAttribute("href")).toBe("/account/reports?tab=decisions");
    expect(await screen.findByText(chat.thread.removed)).toBeDefined();
    expect(screen.queryByRole("button", { name: chat.thread.report })).toBeNull();
  });
});
