import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { accountAxios } from "@/lib/platform/browser/api/api-clients";
import { publicApi } from "@/lib/platform/browser/api/api";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import { aChatState, aMessage, ME, messages } from "../../../support/chat-thread";
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

const SLOWLY = { timeout: 4_000 };

beforeEach(() => {
  localStorage.clear();
  fakeSocket.reset();
  seeEverything();
  signInAs(ME, "PRO");
  sessionStore.patchUser({ emailConfirmed: true });
  vi.spyOn(publicApi, "post").mockResolvedValue({ data: null });
  vi.spyOn(document, "hasFocus").mockReturnValue(true);
  fakeSocket.answers.MESSAGES_READ = () => ({ ok: true });
});
afterEach(() => {
  cleanup();
  act(() => sessionStore.signOut());
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const receive = (seq: number) => act(async () => fakeSocket.receive("RECEIVE_MESSAGE", aMessage(seq)));
const marks = () => screen.queryAllByRole("heading", { name: /new message/ });
const lineOf = async (text: string) =>
  within((await screen.findByText(text)).closest<HTMLElement>("[role=listitem]") ?? document.body);

/** A conversation of 300 messages, loaded a hundred at a time. */
function serveLong(lastReadSeq: number): number[] {
  const requests: number[] = [];
  accountAxios.defaults.adapter = (config) => {
    const { beforeSeq = 301, afterSeq } = config.params as { beforeSeq?: number; afterSeq?: number };
    if (afterSeq === undefined) requests.push(beforeSeq);
    const from = Math.max(1, beforeSeq - 100);
    const items = afterSeq === undefined ? messages(from, beforeSeq - 1) : [];
    const data = { ...aChatState(300, { lastReadSeq }), items, hasMore: from > 1 && afterSeq === undefined };
    return Promise.resolve({ data, status: 200, statusText: "", headers: {}, config });
  };
  return requests;
}

it("opens at the newest where more is new than a page holds, and one press leads to the first", async () => {
  const requests = serveLong(50);
  showThread();
  expect(await screen.findByText("Message 300")).toBeDefined();
  expect(marks()).toEqual([]);

  fireEvent.click(screen.getByRole("button", { name: "To the first new message" }));

  await expect.poll(() => Math.min(...requests)).toBe(101);
});

it("opens at the first of what is new, also where that is the very first", async () => {
  serve(messages(1, 40));
  showThread();

  // The list becomes visible when its initial scroll position is found.
  const first = await lineOf("Message 1");
  expect(await first.findByRole("heading", { name: "40 new messages" })).toBeDefined();
  expect(screen.queryByRole("button", { name: "To the first new message" })).toBeNull();
});

it("marks what came while nobody looked, and nothing that came before their eyes", async () => {
  serve(messages(1, 2), { lastReadSeq: 2 });
  showThread();
  await screen.findByText("Message 2");
  await receive(3);
  expect(marks()).toEqual([]);
  await expect.poll(() => fakeSocket.requests.at(-1)?.payload, SLOWLY).toMatchObject({ seq: 3 });

  vi.spyOn(document, "hasFocus").mockReturnValue(false);
  await act(async () => void window.dispatchEvent(new Event("blur")));
  await receive(4);
  await receive(5);

  expect(await (await lineOf("Message 4")).findByRole("heading", { name: "2 new messages" })).toBeDefined();
});

it("counts what arrives in the moment of coming back, and stops counting then", async () => {
  serve(messages(1, 2), { lastReadSeq: 2 });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  showThread();
  await screen.findByText("Message 2");
  const focus = vi.spyOn(document, "hasFocus").mockReturnValue(false);
  await act(async () => void window.dispatchEvent(new Event("blur")));
  await receive(3);

  focus.mockReturnValue(true);
  await act(async () => void window.dispatchEvent(new Event("focus")));
  await receive(4);
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  await receive(5);

  expect(await (await lineOf("Message 3")).findByRole("heading", { name: "2 new messages" })).toBeDefined();
});

it("is scrolled by Page Up and Page Down from where one writes", async () => {
  serve(messages(1, 40), { lastReadSeq: 40 });
  showThread();
  await screen.findByText("Message 40");
  const scroll = vi.spyOn(HTMLElement.prototype, "scrollBy").mockImplementation(() => undefined);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(100);

  fireEvent.keyDown(screen.getByRole("textbox"), { key: "PageUp" });
  fireEvent.keyDown(screen.getByRole("textbox"), { key: "PageDown" });

  expect(scroll.mock.calls).toEqual([[{ top: -90 }], [{ top: 90 }]]);
});
