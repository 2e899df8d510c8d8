import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import chat from "@/messages/en/chat.json";
import changes from "@/messages/en/message-changes.json";
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

const mine = { senderId: ME };
const now = () => new Date().toISOString();

it("offers to change an own message for 15 minutes, never the other one's, and opens it with its words", async () => {
  serve([
    aMessage(1, { ...mine, text: "Old" }),
    aMessage(2, { ...mine, text: "Fresh", createdAt: now() }),
    aMessage(3, { text: "Theirs", createdAt: now() }),
  ]);
  showThread();
  const buttons = await screen.findAllByText(chat.thread.more);
  expect(buttons).toHaveLength(1);
  fireEvent.click(buttons[0]!);
  const field = await screen.findByLabelText(changes.dialog.words);
  expect((field as HTMLTextAreaElement).value).toBe("Fresh");
  expect(screen.getByRole("button", { name: changes.dialog.remove })).toBeDefined();
});

it("shows at once what was edited or deleted, with a mark that stays", async () => {
  serve([aMessage(1, { text: "Monday?" }), aMessage(2, { text: "At nine." })]);
  showThread();
  await screen.findByText("Monday?");
  act(() => {
    fakeSocket.receive("MESSAGE_CHANGED", aMessage(1, { text: "Tuesday?", editedAt: now() }));
    fakeSocket.receive("MESSAGE_CHANGED", aMessage(2, { text: null, deletedAt: now() }));
  });
  expect(await screen.findByText("Tuesday?")).toBeDefined();
  expect(await screen.findByText(changes.marks.edited)).toBeDefined();
  expect(await screen.findByText(changes.marks.deleted)).toBeDefined();
  await waitFor(() => expect(screen.queryByText("At nine.")).toBeNull());
});
