import { act, cleanup } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LiveToasts } from "@/components/notifications/LiveToasts";
import { notificationKeys } from "@/lib/notifications/queries";
import type { NotificationView } from "@/lib/notifications/schema";
import { api } from "@/lib/platform/browser/api/api";
import { setToastHost, type LiveToast } from "@/lib/platform/browser/reporting/toasts";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import type { Unread } from "@/lib/shared/socket-events";
import { fakeSocket } from "@/tests/support/fake-socket";
import { answerWith, showScreen, signInAs } from "@/tests/support/screen";

let pathname = "/account";
vi.mock("@/lib/i18n/navigation", () => ({ usePathname: () => pathname }));
vi.mock(
  "@/lib/platform/browser/realtime/socket",
  async () => (await import("../../../support/fake-socket")).socketModule,
);

let toasts: LiveToast[];

const aMessage: NotificationView = {
  id: "n1",
  type: "NEW_MESSAGE",
  actor: null,
  tenderId: "t1",
  tenderTitle: "Paint the hall",
  params: { proId: "p1" },
  href: "/account/tenders/t1/chat?proId=p1",
  readAt: null,
  createdAt: "2026-11-21T10:00:00.000Z",
};

/** The visible toasts; their messages load asynchronously, so a later toast is awaited first. */
async function receiveAt(path: string, notification: NotificationView): Promise<LiveToast[]> {
  pathname = path;
  showScreen(<LiveToasts />);
  const last: NotificationView = { ...aMessage, id: "last", type: "NEW_OFFER" };
  act(() => [notification, last].forEach((each) => fakeSocket.receive("NOTIFICATION", each)));
  await expect.poll(() => toasts.at(-1)?.id).toBe("last");
  return toasts.slice(0, -1);
}

/** What another tab of this browser says. */
function tellOtherTabs(...messages: unknown[]): void {
  const otherTab = new BroadcastChannel("unread");
  messages.forEach((message) => otherTab.postMessage(message));
  otherTab.close();
}

/** Resolves when everything that was said between tabs before has arrived. */
async function heardByAllTabs(): Promise<void> {
  const tab = new BroadcastChannel("unread");
  const heard = new Promise((resolve) => (tab.onmessage = resolve));
  tellOtherTabs("the last");
  await heard;
  tab.close();
}

beforeEach(() => {
  fakeSocket.reset();
  fakeSocket.become("connecting");
  toasts = [];
  const nothing = () => undefined;
  const toast = (next: LiveToast) => void toasts.push(next);
  setToastHost({ liveToast: toast, toast: nothing, error: nothing, closeErrors: nothing, trying: nothing });
  answerWith({
    "/notifications/unread": { notifications: 4, messages: 2, version: 1 },
    "/notifications/read": {},
  });
  signInAs("u1", "CLIENT");
});
afterEach(cleanup);

it("shows what others do with the way to it; the same notification keeps its place among the toasts", async () => {
  expect(await receiveAt("/account", aMessage)).toMatchObject([
    {
      id: "n1",
      text: "A former user wrote to you",
      about: "Paint the hall",
      href: aMessage.href,
      actionLabel: "Reply",
    },
  ]);
});

it("is silent about the conversation that is on screen, and only about that one", async () => {
  expect(await receiveAt("/account/tenders/t1/chat", aMessage)).toEqual([]);
  cleanup();
  toasts = [];
  expect(await receiveAt("/account/tenders/t2/chat", aMessage)).toHaveLength(1);
});

it("counts a notification as read when its toast is followed", async () => {
  const [toast] = await receiveAt("/account", {
    ...aMessage,
    type: "NEW_OFFER",
    href: "/account/tenders/t1",
  });
  act(() => toast?.onFollow?.());

  await expect
    .poll(() => sessionStore.read().user?.unread)
    .toEqual({ notifications: 4, messages: 2, version: 1 } satisfies Unread);
});

it("fetches the badges when the person comes back to the tab", async () => {
  showScreen(<LiveToasts />);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));

  await expect.poll(() => sessionStore.read().user?.unread.notifications).toBe(4);
});

it("keeps the counts that were pushed while older ones were on their way", async () => {
  let respond: (counts: Unread) => void = () => undefined;
  const answer = new Promise<{ data: Unread }>((resolve) => (respond = (data) => resolve({ data })));
  const get = vi.spyOn(api, "get").mockReturnValueOnce(answer);
  showScreen(<LiveToasts />);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  await expect.poll(() => get.mock.calls).toContainEqual(["/notifications/unread"]);

  act(() => fakeSocket.receive("UNREAD", { notifications: 5, messages: 2, version: 2 } satisfies Unread));
  await act(async () => respond({ notifications: 4, messages: 2, version: 1 }));

  expect(sessionStore.read().user?.unread.notifications).toBe(5);
});

const older: Unread = { notifications: 4, messages: 2, version: 6 };
const newest: Unread = { notifications: 5, messages: 0, version: 7 };

it.each([
  ["by push", () => fakeSocket.receive("UNREAD", older)],
  ["from another tab", () => tellOtherTabs({ userId: "u1", unread: older })],
])(
  "keeps the newest counts when older ones come later %s, and fetches no list for them",
  async (_how, happen) => {
    const { client } = showScreen(<LiveToasts />);
    act(() => fakeSocket.receive("UNREAD", newest));
    const key = notificationKeys.list(1);
    client.setQueryData(key, { items: [], total: 0 });

    act(happen);
    await heardByAllTabs();

    expect(sessionStore.read().user?.unread).toEqual(newest);
    expect(client.getQueryState(key)?.isInvalidated).toBe(false);
  },
);

it("fetches a list again when something was read elsewhere, not because the connection says what is known", () => {
  const { client } = showScreen(<LiveToasts />);
  const key = notificationKeys.list(1);
  client.setQueryData(key, { items: [], total: 0 });
  for (const _connection of ["the first", "the next"]) {
    act(() => fakeSocket.receive("UNREAD", { notifications: 0, messages: 0, version: 0 } satisfies Unread));
    expect(client.getQueryState(key)?.isInvalidated).toBe(false);
  }

  // The same numbers of a later change: notifications of messages have no badge, and were read.
  act(() => fakeSocket.receive("UNREAD", { notifications: 0, messages: 0, version: 1 } satisfies Unread));
  expect(client.getQueryState(key)?.isInvalidated).toBe(true);
});

it("fetches the lists for a change that an answer of the server has counted before the push", () => {
  const { client } = showScreen(<LiveToasts />);
  act(() => fakeSocket.receive("UNREAD", { notifications: 0, messages: 0, version: 0 } satisfies Unread));
  const key = notificationKeys.list(1);
  client.setQueryData(key, { items: [], total: 0 });

  act(() => sessionStore.patchUser({ unread: newest }));
  act(() => fakeSocket.receive("UNREAD", newest));

  expect(client.getQueryState(key)?.isInvalidated).toBe(true);
});

/** Two earlier ones, a message, which has no badge, and a new one. */
function answerWithUnread(): void {
  const offer = (id: string): NotificationView => ({ ...aMessage, id, type: "NEW_OFFER" });
  const items = [aMessage, offer("later"), offer("sooner"), offer("old"), offer("older")];
  answerWith({
    "/notifications/unread": counts,
    "/notifications": { items, total: items.length, totalIsCapped: false, page: 1, take: 10 },
  });
  sessionStore.patchUser({ unread: { notifications: 2, messages: 2, version: 7 } });
}

const counts: Unread = { notifications: 4, messages: 2, version: 9 };

it.each([
  [
    "before the connection was there",
    () => {
      showScreen(<LiveToasts />);
      act(() => fakeSocket.receive("UNREAD", counts));
    },
  ],
  [
    "after the connection was there and before somebody listened",
    () => {
      fakeSocket.receive("UNREAD", counts);
      showScreen(<LiveToasts />);
    },
  ],
  [
    "before the connection was there, and once what was heard as well,",
    () => {
      showScreen(<LiveToasts />);
      act(() => fakeSocket.receive("NOTIFICATION", { ...aMessage, id: "sooner", type: "NEW_OFFER" }));
      act(() => fakeSocket.receive("UNREAD", counts));
    },
  ],
])("shows what happened %s, the oldest first", async (_when, happen) => {
  answerWithUnread();
  happen();

  await expect.poll(() => toasts.map(({ id }) => id)).toEqual(["sooner", "later"]);
  expect(sessionStore.read().user?.unread).toEqual(counts);
});

it("counts and lists what was missed while the connection was lost, and does not say it any more", async () => {
  const { client } = showScreen(<LiveToasts />);
  const key = notificationKeys.list(1);
  act(() => fakeSocket.receive("UNREAD", { notifications: 0, messages: 0, version: 0 } satisfies Unread));
  client.setQueryData(key, { items: [], total: 0 });

  answerWithUnread();
  act(() => fakeSocket.receive("UNREAD", counts));

  expect(sessionStore.read().user?.unread).toEqual(counts);
  expect(client.getQueryState(key)?.isInvalidated).toBe(true);
  act(() => fakeSocket.receive("NOTIFICATION", { ...aMessage, id: "live" }));
  await expect.poll(() => toasts.map(({ id }) => id)).toEqual(["live"]);
});

it("follows what another tab has learned, unless it is somebody else's", async () => {
  showScreen(<LiveToasts />);
  tellOtherTabs(
    { userId: "u1", unread: { notifications: 7, messages: 1, version: 7 } },
    { userId: "u2", unread: { notifications: 9, messages: 9, version: 9 } },
    "nonsense",
  );

  await expect
    .poll(() => sessionStore.read().user?.unread)
    .toEqual({ notifications: 7, messages: 1, version: 7 });
});
