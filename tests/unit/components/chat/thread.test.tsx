import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { postMessage } from "@/lib/chat/outbox/store";
import { api, publicApi } from "@/lib/platform/browser/api/api";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import { aMessage, ME, messages, PARTNER } from "../../../support/chat-thread";
import { fakeSocket } from "../../../support/fake-socket";
import { signInAs } from "../../../support/screen";
import { CONVERSATION, seeEverything, serve, showThread } from "./show-thread";

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
  sessionStore.patchUser({ emailConfirmed: true });
  vi.spyOn(publicApi, "post").mockResolvedValue({ data: null });
  vi.spyOn(document, "hasFocus").mockReturnValue(true);
});
afterEach(() => {
  cleanup();
  act(() => sessionStore.signOut());
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const shownMessages = () => screen.findAllByRole("listitem");
const message = async (text: string) => {
  const found = (await screen.findByText(text)).closest<HTMLElement>("[role=listitem]");
  if (!found) throw new Error(`${text} is in no line`);
  return within(found);
};
const receive = (event: string, payload: unknown) => act(async () => fakeSocket.receive(event, payload));
const mine = { senderId: ME };
const post = (text: string) =>
  act(async () => postMessage(CONVERSATION, { clientMessageId: text, text, files: [] }));

describe("own words", () => {
  it("are sent, and then read, in words that are announced", async () => {
    serve([aMessage(1, { ...mine, text: "Hello" })]);
    showThread();
    expect(await screen.findByText("Sent")).toBeDefined();

    await receive("MESSAGES_READ", { conversationId: "conversation", userId: PARTNER, seq: 1 });

    expect(await screen.findByText("Read")).toBeDefined();
  });

  it("stand there at once, wait while there is no network, and are one line when they have arrived", async () => {
    fakeSocket.become("connecting");
    vi.spyOn(api, "post").mockRejectedValue(new ApiError(0, { code: "network" }));
    serve([aMessage(1)]);
    showThread();
    await shownMessages();

    await post("On my way");
    expect(await (await message("On my way")).findByText("Waiting for a connection")).toBeDefined();

    const arrived = aMessage(2, { ...mine, text: "On my way", clientMessageId: "On my way" });
    await receive("RECEIVE_MESSAGE", arrived);
    expect(await screen.findByText("Sent")).toBeDefined();
    expect(screen.getAllByText("On my way")).toHaveLength(1);
  });

  it("say why they were refused, and can be tried again or thrown away", async () => {
    fakeSocket.answers.CREATE_MESSAGE = () =>
      Promise.reject(new ApiError(422, { code: "validation_failed", message: "This file is gone." }));
    serve([aMessage(1)]);
    showThread();
    await shownMessages();
    await post("The plan");
    expect(await screen.findByText("Not sent: This file is gone.")).toBeDefined();

    fakeSocket.answers.CREATE_MESSAGE = () =>
      aMessage(2, { ...mine, text: "The plan", clientMessageId: "The plan" });
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await expect.poll(async () => (await message("The plan")).queryByText("Sent")).not.toBeNull();

    fakeSocket.answers.CREATE_MESSAGE = () => Promise.reject(new ApiError(403, { code: "forbidden" }));
    await post("Another");
    // A refusal without a message: an error code is no text.
    expect(await screen.findByText("Not sent")).toBeDefined();
    fireEvent.click(await screen.findByRole("button", { name: "Delete" }));
    expect(screen.queryByText("Another")).toBeNull();
  });
});

describe("what is new", () => {
  it("begins under a mark that stays, and is marked as read", async () => {
    fakeSocket.answers.MESSAGES_READ = () => ({ ok: true });
    serve(messages(1, 4), { lastReadSeq: 2 });
    showThread();

    const divider = await screen.findByRole("heading", { name: "2 new messages" });
    await expect
      .poll(() => fakeSocket.requests.at(-1))
      .toEqual({
        event: "MESSAGES_READ",
        payload: { ...CONVERSATION, seq: 4 },
      });
    expect(fakeSocket.requests.filter(({ event }) => event === "MESSAGES_READ")).toHaveLength(1);
    await receive("MESSAGES_READ", { conversationId: "conversation", userId: ME, seq: 4 });
    expect(divider.isConnected).toBe(true);
    expect(
      await (await message("Message 3")).findByRole("heading", { name: "2 new messages" }),
    ).toBeDefined();
  });

  it("is not read while nobody looks", async () => {
    vi.spyOn(document, "hasFocus").mockReturnValue(false);
    fakeSocket.answers.MESSAGES_READ = () => ({ ok: true });
    const reads = () => fakeSocket.requests.filter(({ event }) => event === "MESSAGES_READ");
    serve(messages(1, 1));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    showThread();
    await shownMessages();
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(reads()).toEqual([]);

    vi.spyOn(document, "hasFocus").mockReturnValue(true);
    await act(async () => void window.dispatchEvent(new Event("focus")));
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(reads()).toHaveLength(1);
  });

  it("is announced once per message, and own words are not", async () => {
    serve(messages(1, 2));
    showThread();
    await shownMessages();
    const log = screen.getByRole("log");
    expect(log.textContent).toBe("");

    await receive("RECEIVE_MESSAGE", aMessage(3, { text: "Good morning" }));
    await receive("RECEIVE_MESSAGE", aMessage(3, { text: "Good morning" }));
    await receive("RECEIVE_MESSAGE", aMessage(4, { ...mine, text: "Hello" }));

    expect(await screen.findAllByText("Hello")).toHaveLength(1);
    await expect.poll(() => log.textContent).toBe("Nora B.: Good morning");
    expect(screen.getAllByText("Good morning")).toHaveLength(1);
  });

  it("fills a gap by fetching what did not come", async () => {
    serve(messages(1, 2));
    showThread();
    await shownMessages();
    serve(messages(3, 5));

    await receive("RECEIVE_MESSAGE", aMessage(5));

    expect(await screen.findByText("Message 3")).toBeDefined();
    expect(screen.getByText("Message 4")).toBeDefined();
  });
});

describe("the other side", () => {
  const typing = (isTyping: boolean) =>
    receive("CHAT_PARTICIPANT_TYPING", { conversationId: "conversation", userId: PARTNER, isTyping });
  const dots = () => screen.queryByRole("img", { name: "Nora B. is typing…" });

  it("types for six seconds at most when no more typing events arrive", async () => {
    serve(messages(1, 2));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    showThread();
    await shownMessages();

    await typing(true);
    await expect.poll(dots).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(dots()).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1_100));
    expect(dots()).toBeNull();

    await typing(true);
    await expect.poll(dots).not.toBeNull();
    await typing(false);
    await expect.poll(dots).toBeNull();
  });

  it("is there, or was there a while ago", async () => {
    serve(messages(1, 2));
    showThread();
    await shownMessages();

    await receive("ONLINE_USERS", [PARTNER]);
    expect(await screen.findByText("Online now")).toBeDefined();

    await receive("ONLINE_USERS", []);
    expect(await screen.findByText(/^Last seen/)).toBeDefined();
  });

  it("can no longer be written to once they have left", async () => {
    const { partner } = await import("../../../support/chat-thread").then(({ aChatState }) => aChatState(1));
    serve(messages(1, 1), { partner: { ...partner, name: "" } });
    showThread();

    expect(await screen.findByText(/This account was deleted/)).toBeDefined();
    expect(screen.queryByRole("textbox")).toBeNull();
  });
});

it("says quietly that there is no live connection, and asks for new messages every five seconds", async () => {
  serve(messages(1, 1));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  showThread();
  await shownMessages();
  await act(async () => fakeSocket.become("down"));
  expect(screen.getByText(/No live connection/)).toBeDefined();

  serve([aMessage(2, { text: "By polling" })]);
  await act(() => vi.advanceTimersByTimeAsync(5_100));

  expect(await screen.findByText("By polling")).toBeDefined();
});

it("invites to write where nothing was said yet", async () => {
  serve([]);
  showThread();

  expect(await screen.findByText("Say hello")).toBeDefined();
  expect(screen.getByRole("textbox")).toBeDefined();
});
