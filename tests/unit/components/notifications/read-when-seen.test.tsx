import { useQuery } from "@tanstack/react-query";
import { cleanup, fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from "vitest";
import { OffersRead } from "@/components/notifications/OffersRead";
import { useReadOnPage } from "@/components/notifications/use-read-on-page";
import { notificationsQuery } from "@/lib/notifications/queries";
import type { NotificationList } from "@/lib/notifications/schema";
import { api } from "@/lib/platform/browser/api/api";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import { showScreen, signInAs } from "@/tests/support/screen";

const unread = { notifications: 1, messages: 0, version: 1 };
const list: NotificationList = {
  items: [
    {
      id: "n1",
      type: "NEW_OFFER",
      actor: null,
      tenderId: "t1",
      tenderTitle: "Paint the hall",
      params: { priceMinor: 74_000 },
      href: "/account/tenders/t1",
      readAt: null,
      createdAt: "2026-11-21T10:00:00.000Z",
    },
  ],
  total: 1,
  totalIsCapped: false,
  page: 1,
  take: 10,
};

let patch: MockInstance<typeof api.patch>;
beforeEach(() => {
  signInAs("u1", "CLIENT");
  sessionStore.patchUser({ unread });
  vi.spyOn(api, "get").mockImplementation((url) =>
    Promise.resolve({ data: url === "/notifications" ? list : unread }),
  );
  patch = vi.spyOn(api, "patch").mockImplementation(async () => {
    await new Promise((done) => setTimeout(done, 20));
    throw new ApiError(503, { code: "unavailable" });
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Page() {
  useReadOnPage(useQuery(notificationsQuery(1)).data?.items ?? []);
  return null;
}

it.each([
  ["the list of notifications", <Page key="page" />, 1],
  // What is listed, and once what may stand on the pages after it.
  ["the offers on a tender", <OffersRead key="offers" tenderId="t1" />, 2],
])(
  "on %s, reading is not tried again until the person looks at the page again",
  async (_of, shown, calls) => {
    showScreen(shown);
    await expect.poll(() => patch.mock.calls.length).toBe(calls);
    await new Promise((done) => setTimeout(done, 400));
    expect(patch).toHaveBeenCalledTimes(calls);

    fireEvent(document, new Event("visibilitychange"));
    await expect.poll(() => patch.mock.calls.length).toBe(calls + 1);
  },
);
