import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeAll, beforeEach, expect, it, vi, type MockInstance } from "vitest";
import { NotificationListScreen } from "@/components/notifications/NotificationListScreen";
import { NotificationBell } from "@/components/notifications/NotificationBell";
import type { NotificationList, NotificationView } from "@/lib/notifications/schema";
import { api } from "@/lib/platform/browser/api/api";
import { makeQueryClient } from "@/lib/platform/browser/api/query-client";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import type { OwnUser } from "@/lib/shared/own-user";
import { showScreen } from "@/tests/support/screen";
import common from "@/messages/en/common.json";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams() }));
vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
  usePathname: () => "/account/notifications",
  useRouter: () => ({ push: () => undefined, replace: () => undefined }),
}));

const aNotification = (id: string, readAt: string | null): NotificationView => ({
  id,
  type: "NEW_OFFER",
  actor: null,
  tenderId: "t1",
  tenderTitle: "Paint the hall",
  params: { priceMinor: 74_000 },
  href: `/account/tenders/${id}`,
  readAt,
  createdAt: "2026-11-21T10:00:00.000Z",
});

/** The server's answers; marking as read changes them. */
let items: NotificationView[];
let patch: MockInstance<typeof api.patch>;
/** Unread ones that stand on another page. */
let elsewhere: number;
const unread = () => items.filter(({ readAt, type }) => readAt === null && type !== "NEW_MESSAGE");
const page = (shown: NotificationView[]): NotificationList => ({
  items: shown,
  total: shown.length,
  totalIsCapped: false,
  page: 1,
  take: 10,
});

beforeEach(() => {
  elsewhere = 0;
  items = [
    aNotification("1", null),
    aNotification("2", null),
    aNotification("3", "2026-11-21T11:00:00.000Z"),
  ];
  vi.spyOn(api, "get").mockImplementation((path) => {
    const counts = { notifications: unread().length + elsewhere, messages: 5, version: 2 };
    return Promise.resolve({ data: path === "/notifications/unread" ? counts : page(items) });
  });
  patch = vi.spyOn(api, "patch").mockImplementation((_, read) => {
    const { ids } = read as { ids?: string[] };
    items = items.map((item) => (!ids || ids.includes(item.id) ? { ...item, readAt: item.createdAt } : item));
    return Promise.resolve({ data: null });
  });
  const user = { id: "u1", unread: { notifications: 2, messages: 5, version: 1 } } as OwnUser;
  sessionStore.signIn({ accessToken: "a", refreshToken: "r", user });
});
// It is a lazy chunk, which a test compiles first.
beforeAll(() => import("@/components/notifications/BellPanel"));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function openBell(name = "Notifications, 2 unread"): void {
  render(
    <NextIntlClientProvider locale="en" messages={{ common }} timeZone="UTC">
      <QueryClientProvider client={makeQueryClient()}>
        <NotificationBell />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name }));
}

const badge = () => sessionStore.read().user?.unread;

it("says how many are unread and lists what happened, each leading to its place", async () => {
  openBell();

  const rows = await screen.findAllByRole("link", { name: /New offer from A former user/ });
  expect(rows.map((row) => row.getAttribute("href"))).toEqual(items.map(({ href }) => href));
  expect(screen.getAllByRole("img", { name: "Unread" })).toHaveLength(2);
  expect(rows[0]?.textContent).toContain("“Paint the hall”: €740 in total.");
});

it("marks the one that is followed as read and leaves the messages' badge alone", async () => {
  openBell();
  const [first] = await screen.findAllByRole("link", { name: /New offer/ });

  if (first) fireEvent.click(first);

  await waitFor(() => expect(badge()).toEqual({ notifications: 1, messages: 5, version: 2 }));
  expect(patch).toHaveBeenCalledWith("/notifications/read", { ids: ["1"] });
});

it("does not ask the server to mark what was read before", async () => {
  openBell();
  const rows = await screen.findAllByRole("link", { name: /New offer/ });

  if (rows[2]) fireEvent.click(rows[2]);

  expect(patch).not.toHaveBeenCalled();
});

it("marks all as read at once, and then no longer offers it", async () => {
  openBell();
  await screen.findAllByRole("link", { name: /New offer/ });

  fireEvent.click(screen.getByRole("button", { name: "Mark all read" }));

  await waitFor(() => expect(badge()?.notifications).toBe(0));
  expect(screen.queryByRole("button", { name: "Mark all read" })).toBeNull();
  await waitFor(() => expect(screen.queryByRole("img", { name: "Unread" })).toBeNull());
});

it("leaves the bell's number alone when the notification of a message is followed: messages have their own", async () => {
  items = [{ ...aNotification("4", null), type: "NEW_MESSAGE" }, ...items];
  openBell();
  const row = await screen.findByRole("link", { name: /A former user wrote to you/ });

  fireEvent.click(row);

  await waitFor(() => expect(patch).toHaveBeenCalledWith("/notifications/read", { ids: ["4"] }));
  expect(badge()).toMatchObject({ notifications: 2, messages: 5 });
});

it("marks in the list what it counts, and not what tells of messages", async () => {
  items = [{ ...aNotification("4", null), type: "NEW_MESSAGE" }];
  sessionStore.patchUser({ unread: { notifications: 0, messages: 5, version: 1 } });
  openBell("Notifications, none unread");

  await screen.findByRole("link", { name: /A former user wrote to you/ });
  expect(screen.queryByRole("img", { name: "Unread" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Mark all read" })).toBeNull();
});

it("reads what its page lists: set off as new while it is looked at, with a dot only for what the bell counts", async () => {
  items = [...items, { ...aNotification("4", null), type: "NEW_MESSAGE" }];
  showScreen(<NotificationListScreen />);

  await waitFor(() => expect(patch).toHaveBeenCalledWith("/notifications/read", { ids: ["1", "2"] }));
  await waitFor(() => expect(badge()?.notifications).toBe(0));
  expect(await screen.findAllByRole("link", { name: /New: New offer/ })).toHaveLength(2);
  expect(screen.queryByRole("img", { name: "Unread" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Mark all read" })).toBeNull();
  expect(screen.queryByText(/on another page/)).toBeNull();
  expect(patch).toHaveBeenCalledTimes(1);
});

it("says how many stand on other pages while the badge counts more than its page lists", async () => {
  elsewhere = 1;
  sessionStore.patchUser({ unread: { notifications: 3, messages: 5, version: 1 } });
  showScreen(<NotificationListScreen />);

  await waitFor(() => expect(badge()?.notifications).toBe(1));
  expect(await screen.findByText(/1 unread on another page\./)).toBeTruthy();
});

it("shows the server's count when marking failed", async () => {
  patch.mockRejectedValue(new Error("no network"));
  openBell();
  await screen.findAllByRole("link", { name: /New offer/ });

  fireEvent.click(screen.getByRole("button", { name: "Mark all read" }));

  await waitFor(() => expect(badge()?.notifications).toBe(2));
});
