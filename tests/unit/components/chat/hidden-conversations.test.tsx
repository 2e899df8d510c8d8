import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { MessagesScreen } from "@/components/chat/conversations/MessagesScreen";
import { useLiveConversations } from "@/lib/chat/conversations/queries";
import type { ConversationView } from "@/lib/chat/schema";
import { aConversation, aMessageIn } from "@/tests/support/a-conversation";
import { fakeSocket } from "@/tests/support/fake-socket";
import { answerWith, showScreen, signInAs } from "@/tests/support/screen";

vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
  usePathname: () => "/account/messages",
}));
vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams() }));
vi.mock(
  "@/lib/platform/browser/realtime/socket",
  async () => (await import("../../../support/fake-socket")).socketModule,
);

beforeEach(() => {
  fakeSocket.reset();
  signInAs("nora", "CLIENT");
});
afterEach(cleanup);

/** The shell's part for signed-in users. */
function Live() {
  useLiveConversations();
  return null;
}

const both = (shown: React.ReactNode) => (
  <>
    <Live />
    {shown}
  </>
);
const answer = (items: ConversationView[]) =>
  answerWith({ "/conversations": { items, total: items.length, totalIsCapped: false, page: 1, take: 20 } });
const receive = (event: string, payload: unknown) => act(() => fakeSocket.receive(event, payload));

it.each([
  ["what was written", () => receive("RECEIVE_MESSAGE", aMessageIn("c1", 4))],
  ["what was read", () => receive("MESSAGES_READ", { conversationId: "c1", userId: "nora", seq: 3 })],
  ["what was agreed", () => receive("TENDER_CHANGED", { tenderId: "t1", status: "ACCEPTED", version: 2 })],
  ["a missed event", () => act(() => fakeSocket.resync())],
])("shows %s while another screen was open, opened again", async (_what, happen) => {
  answer([aConversation("c1", "Tomáš Novák")]);
  const { change } = showScreen(both(<MessagesScreen />));
  await screen.findByText("Tomáš Novák");
  change(both(<h1>Another screen</h1>));
  answer([aConversation("c1", "Tomáš Novák", { unread: 7 })]);

  happen();
  change(both(<MessagesScreen />));

  expect(await screen.findByText("7 unread messages")).toBeDefined();
});
