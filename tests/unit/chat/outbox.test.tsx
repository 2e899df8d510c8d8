import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from "vitest";
import { discardEntry, postMessage, retryEntry, useOutbox, useOutboxDelivery } from "@/lib/chat/outbox/store";
import type { NewMessage } from "@/lib/chat/schema";
import { api, publicApi } from "@/lib/platform/browser/api/api";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import { makeQueryClient } from "@/lib/platform/browser/api/query-client";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import { aMessage, ME } from "../../support/chat-thread";
import { fakeSocket } from "../../support/fake-socket";
import { signInAs } from "../../support/screen";

vi.mock(
  "@/lib/platform/browser/realtime/socket",
  async () => (await import("../../support/fake-socket")).socketModule,
);

const conversation = { tenderId: "tender", proId: ME };
const write = (text: string) =>
  act(() => postMessage(conversation, { clientMessageId: text, text, files: [] }));

/** The conversation on the server: one message per id. */
let rows: string[];
/** The answers of the HTTP calls; undefined stores the message. */
let refusal: ApiError | undefined;
let post: MockInstance<typeof api.post>;

function keep({ clientMessageId }: { clientMessageId: string }) {
  if (!rows.includes(clientMessageId)) rows.push(clientMessageId);
  return aMessage(rows.indexOf(clientMessageId) + 1, { senderId: ME, clientMessageId });
}

beforeEach(() => {
  rows = [];
  refusal = undefined;
  localStorage.clear();
  fakeSocket.reset();
  signInAs(ME, "PRO");
  vi.spyOn(publicApi, "post").mockResolvedValue({ data: null });
  post = vi
    .spyOn(api, "post")
    .mockImplementation((_, body) =>
      refusal ? Promise.reject(refusal) : Promise.resolve({ data: keep(body as NewMessage) }),
    );
});
afterEach(() => {
  cleanup();
  act(() => sessionStore.signOut());
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** An open page, with or without the delivery hook. */
function aPage() {
  const client = makeQueryClient();
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(
    () => {
      useOutboxDelivery();
      return useOutbox();
    },
    { wrapper },
  );
}

const CREATE = "CREATE_MESSAGE";
const noNetwork = new ApiError(0, { code: "network" });

it("sends by socket in the order of writing, one after the other", async () => {
  const answers: (() => void)[] = [];
  fakeSocket.answers[CREATE] = (payload) =>
    new Promise((done) => answers.push(() => done({ ok: true, ...keep(payload as NewMessage) })));
  const page = aPage();

  write("one");
  write("two");

  await expect.poll(() => answers.length).toBe(1);
  expect(page.result.current.sendingIds).toEqual(new Set(["one"]));
  await act(async () => answers[0]?.());
  await expect.poll(() => answers.length).toBe(2);
  await act(async () => answers[1]?.());
  await expect.poll(() => page.result.current.entries).toEqual([]);
  expect(rows).toEqual(["one", "two"]);
  expect(post).not.toHaveBeenCalled();
});

it("falls back to HTTP when nobody acknowledges, with the same id", async () => {
  const page = aPage();

  write("one");

  await expect.poll(() => rows).toEqual(["one"]);
  await expect.poll(() => page.result.current.entries).toEqual([]);
  expect(fakeSocket.requests.map(({ payload }) => (payload as NewMessage).clientMessageId)).toEqual(["one"]);
});

it("keeps what was written without a network over a reload, and sends it when the network is back", async () => {
  fakeSocket.become("down");
  refusal = noNetwork;
  aPage();
  write("one");
  write("two");
  await expect.poll(() => post.mock.calls.length).toBeGreaterThan(0);
  cleanup();

  refusal = undefined;
  const page = aPage();
  expect(page.result.current.entries.map(({ text }) => text)).toEqual(["one", "two"]);

  await expect.poll(() => rows).toEqual(["one", "two"]);
  await expect.poll(() => page.result.current.entries).toEqual([]);
  expect(localStorage.getItem("unsent")).toBeNull();
});

it("tries again by itself after five seconds, and at once when the connection is back", async () => {
  vi.useFakeTimers();
  fakeSocket.become("down");
  refusal = noNetwork;
  aPage();
  write("one");
  await act(() => vi.advanceTimersByTimeAsync(0));
  const before = post.mock.calls.length;
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(post.mock.calls.length).toBe(before + 1);

  fakeSocket.answers[CREATE] = (payload) => ({ ok: true, ...keep(payload as NewMessage) });
  await act(async () => fakeSocket.become("connected"));
  await act(() => vi.advanceTimersByTimeAsync(0));

  expect(rows).toEqual(["one"]);
});

/** Two conversations whose messages cannot be sent for now. */
async function twoThatFail(error: ApiError) {
  vi.useFakeTimers();
  fakeSocket.become("down");
  refusal = error;
  // Two calls are never equally fast: where one ends while the other is on its way, it used to start it again.
  post.mockImplementation(async (path, body) => {
    await new Promise((done) => setTimeout(done, path.includes("other") ? 70 : 50));
    if (refusal) throw refusal;
    return { data: keep(body as NewMessage) };
  });
  aPage();
  await act(async () => {
    postMessage(conversation, { clientMessageId: "one", text: "one", files: [] });
    postMessage({ ...conversation, tenderId: "other" }, { clientMessageId: "two", text: "two", files: [] });
    await vi.advanceTimersByTimeAsync(4_900);
  });
}

it("makes the pause in each of two conversations that cannot send", async () => {
  await twoThatFail(noNetwork);
  expect(post).toHaveBeenCalledTimes(2);

  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(post).toHaveBeenCalledTimes(4);

  refusal = undefined;
  await act(async () => {
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(100);
  });
  expect(rows).toEqual(["one", "two"]);
});

it("keeps the time that the server asked for, also when the person looks at the page again", async () => {
  await twoThatFail(new ApiError(429, { code: "too_many_requests" }, 60));
  refusal = undefined;
  await act(async () => document.dispatchEvent(new Event("visibilitychange")));
  expect(post).toHaveBeenCalledTimes(2);

  await act(() => vi.advanceTimersByTimeAsync(56_000));
  expect(rows).toEqual(["one", "two"]);
});

it("leaves a refused line to its writer, who tries again or throws it away, and sends the next", async () => {
  fakeSocket.become("down");
  refusal = new ApiError(422, { code: "validation_failed", message: "This file is gone." });
  const page = aPage();
  write("one");
  await expect.poll(() => page.result.current.entries[0]?.refusal).toBe("This file is gone.");

  refusal = undefined;
  write("two");
  await expect.poll(() => rows).toEqual(["two"]);

  act(() => retryEntry("one"));
  await expect.poll(() => rows).toEqual(["two", "one"]);

  refusal = new ApiError(403, { code: "email_not_confirmed" });
  write("three");
  // An error code is no text: without a message there is nothing to add to "Not sent".
  await expect.poll(() => page.result.current.entries[0]?.refusal).toBe("");
  act(() => discardEntry("three"));
  expect(page.result.current.entries).toEqual([]);
});

it("waits when there were too many messages, and refuses nothing for it", async () => {
  vi.useFakeTimers();
  fakeSocket.become("down");
  refusal = new ApiError(429, { code: "too_many_requests" }, 3);
  const page = aPage();
  write("one");
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(page.result.current.entries[0]?.refusal).toBeNull();

  refusal = undefined;
  await act(() => vi.advanceTimersByTimeAsync(3_000));

  expect(rows).toEqual(["one"]);
});

it("does not send the words of whoever was signed in before, and forgets them at sign-out", async () => {
  fakeSocket.become("down");
  refusal = noNetwork;
  const page = aPage();
  write("mine");
  await expect.poll(() => page.result.current.entries.length).toBe(1);

  act(() => signInAs("somebody else", "PRO"));
  expect(page.result.current.entries).toEqual([]);

  act(() => signInAs(ME, "PRO"));
  expect(page.result.current.entries.length).toBe(1);
  act(() => sessionStore.signOut());
  expect(localStorage.getItem("unsent")).toBeNull();
});

it("says it once when two pages of one person hold the same line", async () => {
  fakeSocket.become("down");
  aPage();
  aPage();

  write("one");

  await expect.poll(() => rows).toEqual(["one"]);
  expect(post).toHaveBeenCalledTimes(1);
});
