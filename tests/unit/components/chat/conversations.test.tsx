import { ThemeProvider } from "@mui/material/styles";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ConversationList } from "@/components/chat/conversations/ConversationList";
import { MessagesScreen } from "@/components/chat/conversations/MessagesScreen";
import { theme } from "@/components/ui/styles/theme/theme";
import { UnreadPill } from "@/components/chat/conversations/UnreadPill";
import { LANGUAGES, toLocale, type Language } from "@/lib/i18n/languages";
import { useLiveConversations } from "@/lib/chat/conversations/queries";
import type { ConversationView } from "@/lib/chat/schema";
import { api } from "@/lib/platform/browser/api/api";
import { makeQueryClient } from "@/lib/platform/browser/api/query-client";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import type { OwnUser } from "@/lib/shared/own-user";
import cz from "@/messages/cz/chat.json";
import de from "@/messages/de/chat.json";
import en from "@/messages/en/chat.json";
import hu from "@/messages/hu/chat.json";
import sk from "@/messages/sk/chat.json";
import common from "@/messages/en/common.json";
import errors from "@/messages/en/errors.json";
import { aConversation, aMessageIn } from "../../../support/a-conversation";
import { fakeSocket } from "../../../support/fake-socket";
import { aTenderView } from "../../../support/screen";

vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
  usePathname: () => "/account/messages",
}));
vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams() }));
vi.mock(
  "@/lib/platform/browser/realtime/socket",
  async () => (await import("../../../support/fake-socket")).socketModule,
);

/** The server's answer, and how often it was requested. */
let items: ConversationView[];
let requestCount: number;

function signIn(role: "CLIENT" | "PRO"): void {
  const user = { id: "nora", role, unread: { notifications: 0, messages: 0 } } as OwnUser;
  sessionStore.signIn({ accessToken: "a", refreshToken: "r", user });
}

beforeEach(() => {
  fakeSocket.reset();
  items = [aConversation("c1", "Tomáš Novák"), aConversation("c2", "Kovács Zsófia")];
  requestCount = 0;
  vi.spyOn(api, "get").mockImplementation((url) => {
    if (url !== "/conversations") return Promise.resolve({ data: aTenderView() });
    requestCount++;
    return Promise.resolve({ data: { items, total: items.length, totalIsCapped: false, page: 1, take: 20 } });
  });
  signIn("CLIENT");
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The shell's part for signed-in users. */
function Live() {
  useLiveConversations();
  return null;
}

function show(screenToShow: React.ReactNode): void {
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <NextIntlClientProvider locale="en" messages={{ chat: en, common, errors }} timeZone="UTC">
        <ThemeProvider theme={theme}>
          <Live />
          {screenToShow}
        </ThemeProvider>
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
}

const receive = (event: string, payload: unknown) => act(() => fakeSocket.receive(event, payload));
const rows = () => screen.getAllByRole("listitem");
const names = () => rows().map((row) => /Tomáš Novák|Kovács Zsófia|Gruber/.exec(row.textContent ?? "")?.[0]);

describe("the list of conversations", () => {
  it("leads to each conversation and says what was said last, by whom, for which price", async () => {
    items = [
      aConversation("c1", "Tomáš Novák", {
        lastMessage: aMessageIn("c1", 3, { senderId: "nora", text: "Yes" }),
      }),
      aConversation("c2", "Kovács Zsófia", {
        lastMessage: aMessageIn("c2", 3, {
          kind: "SYSTEM",
          senderId: null,
          text: null,
          systemCode: "OFFER_CHANGED",
          params: { priceMinor: 74_000 },
        }),
      }),
    ];
    show(<ConversationList tenderId="t1" currentConversationId="c1" />);
    const [first, second] = await screen.findAllByRole("listitem");
    expect(within(first!).getByText("You: Yes")).toBeDefined();
    expect(within(second!).getByText("Offer changed to €740")).toBeDefined();
    expect(within(second!).getByText("€740")).toBeDefined();
    const link = within(first!).getByRole("link");
    expect(link.getAttribute("href")).toBe("/account/tenders/t1/chat?proId=pro-c1");
    expect(link.getAttribute("aria-current")).toBe("page");
  });

  it.each([
    ["PRICE", "Offer declined"],
    ["OTHER_CHOSEN", "Another BEE chosen"],
  ] as const)("tells an offer declined for %s from others", async (reason, text) => {
    const declined = {
      senderId: null,
      text: null,
      systemCode: "OFFER_DECLINED",
      params: { reason },
    } as const;
    items = [
      aConversation("c1", "Tomáš Novák", {
        lastMessage: aMessageIn("c1", 3, { kind: "SYSTEM", ...declined }),
      }),
    ];
    show(<ConversationList tenderId="t1" currentConversationId="c1" />);

    expect(await screen.findByText(text)).toBeDefined();
  });

  it("shows a new message at once, above the others, without asking again", async () => {
    show(<MessagesScreen />);
    await screen.findByText("Tomáš Novák");
    receive("RECEIVE_MESSAGE", aMessageIn("c2", 4, { text: "Could you show me the samples?" }));
    receive("RECEIVE_MESSAGE", aMessageIn("c2", 5, { text: "And the colour?" }));
    await vi.waitFor(() => expect(names()).toEqual(["Kovács Zsófia", "Tomáš Novák"]));
    expect(within(rows()[0]!).getByText("And the colour?")).toBeDefined();
    expect(within(rows()[0]!).getByText("2 unread messages")).toBeDefined();
    expect(requestCount).toBe(1);
  });

  it("counts neither what was sent from here nor what came twice", async () => {
    show(<MessagesScreen />);
    await screen.findByText("Tomáš Novák");
    receive("RECEIVE_MESSAGE", aMessageIn("c1", 4, { senderId: "nora", text: "On Monday" }));
    receive("RECEIVE_MESSAGE", aMessageIn("c1", 4, { senderId: "nora", text: "On Monday" }));
    expect(await screen.findByText("You: On Monday")).toBeDefined();
    expect(screen.queryByText(/unread message/)).toBeNull();
  });

  it("asks the server where a message is missing, and about a conversation it does not know", async () => {
    show(<MessagesScreen />);
    await screen.findByText("Tomáš Novák");
    receive("RECEIVE_MESSAGE", aMessageIn("c1", 6));
    await vi.waitFor(() => expect(requestCount).toBe(2));
    items = [aConversation("c3", "Gruber"), ...items];
    receive("RECEIVE_MESSAGE", aMessageIn("c3", 1));
    expect(await screen.findByText("Gruber")).toBeDefined();
  });

  it("forgets what was read on another device, and shows who is here and who types", async () => {
    items = [aConversation("c1", "Tomáš Novák", { unread: 2, lastReadSeq: 1 })];
    show(<MessagesScreen />);
    expect(await screen.findByText("2 unread messages")).toBeDefined();
    receive("MESSAGES_READ", { conversationId: "c1", userId: "pro-c1", seq: 3 });
    expect(screen.getByText("2 unread messages")).toBeDefined();
    receive("MESSAGES_READ", { conversationId: "c1", userId: "nora", seq: 3 });
    await vi.waitFor(() => expect(screen.queryByText("2 unread messages")).toBeNull());

    receive("ONLINE_USERS", ["pro-c1"]);
    expect(await screen.findByRole("img", { name: "Online" })).toBeDefined();
    receive("CHAT_PARTICIPANT_TYPING", { conversationId: "c1", userId: "pro-c1", isTyping: true });
    expect(screen.getByText("Tomáš Novák is typing…")).toBeDefined();
    receive("RECEIVE_MESSAGE", aMessageIn("c1", 4, { senderId: "pro-c1" }));
    expect(screen.queryByText("Tomáš Novák is typing…")).toBeNull();
  });

  it.each([
    ["CLIENT", "Post a tender", "/account/create-tender"],
    ["PRO", "Find tenders", "/account/tenders?tab=most-relevant"],
  ] as const)("tells a %s without conversations what opens the first one", async (role, action, href) => {
    items = [];
    signIn(role);
    show(<MessagesScreen />);
    expect((await screen.findByRole("link", { name: action })).getAttribute("href")).toBe(href);
  });
});

const MESSAGES = { en, de, hu, cz, sk };
const EXPECTED: Record<Language, Record<1 | 2 | 5, string>> = {
  en: { 1: "1 unread message", 2: "2 unread messages", 5: "5 unread messages" },
  de: { 1: "1 ungelesene Nachricht", 2: "2 ungelesene Nachrichten", 5: "5 ungelesene Nachrichten" },
  hu: { 1: "1 olvasatlan üzenet", 2: "2 olvasatlan üzenet", 5: "5 olvasatlan üzenet" },
  cz: { 1: "1 nepřečtená zpráva", 2: "2 nepřečtené zprávy", 5: "5 nepřečtených zpráv" },
  sk: { 1: "1 neprečítaná správa", 2: "2 neprečítané správy", 5: "5 neprečítaných správ" },
};

describe("the number of unread messages", () => {
  it.each(LANGUAGES)("is counted as people count in %s", (lang) => {
    for (const count of [1, 2, 5] as const) {
      render(
        <NextIntlClientProvider locale={toLocale(lang)} messages={{ chat: MESSAGES[lang] }} timeZone="UTC">
          <UnreadPill count={count} />
        </NextIntlClientProvider>,
      );
      expect(screen.getByText(EXPECTED[lang][count])).toBeDefined();
    }
  });

  it("is not shown when there is none, and ends at 99", () => {
    show(
      <>
        <UnreadPill count={0} />
        <UnreadPill count={1234} />
      </>,
    );
    expect(screen.getByText("99+")).toBeDefined();
    expect(screen.getAllByText(/unread/)).toHaveLength(1);
  });
});
