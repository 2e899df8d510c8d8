import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { groupByDay } from "@/components/notifications/notification-days";
import { NOTIFICATION_TYPES } from "@/lib/notifications/constants";
import { hrefOf } from "@/lib/notifications/presentation";
import type { NotificationView } from "@/lib/notifications/schema";

it.each([
  ["ACCEPT_OFFER", {}, "/account/tenders/t1"],
  ["NEW_OFFER", {}, "/account/tenders/t1"],
  ["LEAVE_FEEDBACK", {}, "/account/tenders/t1?feedback=1"],
  ["WORK_FINISHED", {}, "/account/tenders/t1?feedback=1"],
  ["LEAVE_FEEDBACK", { endedAgreementId: "a1" }, "/account/tenders/t1?feedback=a1"],
  ["FEEDBACK_REMINDER", { endedAgreementId: "a1" }, "/account/tenders/t1?feedback=a1"],
  ["FEEDBACK", {}, "/account/tenders/t1"],
  ["FEEDBACK", { endedAgreementId: "a1" }, "/account/tenders/t1#ended-agreements"],
  ["TENDER_RELEASED", {}, "/account/tenders/t1#ended-agreements"],
  ["NEW_MESSAGE", { proId: "p1" }, "/account/tenders/t1/chat?proId=p1"],
  ["NEW_MESSAGE", {}, "/account/tenders/t1/chat"],
  ["VERIFICATION_DECIDED", {}, "/account/profiles/u1/update#verification"],
  ["VERIFICATION_EXPIRES", { kind: "INSURANCE" }, "/account/profiles/u1/update#insurance"],
  ["SUBSCRIPTION_CHANGED", {}, "/account/my-subscriptions"],
] as const)("leads from %s %j to %s", (type, params, href) => {
  expect(hrefOf({ type, userId: "u1", tenderId: "t1", params })).toBe(href);
});

it("leads somewhere even without a tender", () => {
  for (const type of NOTIFICATION_TYPES) {
    expect(hrefOf({ type, userId: "u1", tenderId: null, params: {} })).toMatch(/^\/account\//);
  }
});

/** The addresses of all pages, as the folders of app/ spell them: [name] is any one segment. */
function pages(): RegExp[] {
  const files = readdirSync("app/[lang]", { recursive: true, encoding: "utf8" });
  const found = files.filter((file) => file.endsWith("/page.tsx"));
  return found.map((file) => {
    const steps = file.split("/").slice(0, -1);
    const shown = steps.filter((step) => !step.startsWith("("));
    return new RegExp(`^${shown.map((step) => `/${step.startsWith("[") ? "[^/]+" : step}`).join("")}$`);
  });
}

it.each(NOTIFICATION_TYPES)("leads from %s to a page that exists, whatever it knows", (type) => {
  const all = pages();
  const missing: string[] = [];
  for (const tenderId of ["t1", null])
    for (const params of [{}, { proId: "p1" }]) {
      const { pathname } = new URL(hrefOf({ type, userId: "u1", tenderId, params }), "http://x");
      if (!all.some((page) => page.test(pathname))) missing.push(pathname);
    }
  expect(missing).toEqual([]);
});

it("groups by the reader's own day and calls today and yesterday by name", () => {
  const at = (createdAt: string) => ({ id: createdAt, createdAt }) as NotificationView;
  // In Kathmandu a day begins at 18:15 UTC.
  const days = groupByDay(
    [
      at("2026-11-21T20:00:00Z"),
      at("2026-11-21T10:00:00Z"),
      at("2026-11-20T19:00:00Z"),
      at("2026-11-19T10:00:00Z"),
    ],
    "2026-11-22",
  );

  expect(days.map(({ day, when, notifications }) => [day, when, notifications.length])).toEqual([
    ["2026-11-22", "today", 1],
    ["2026-11-21", "yesterday", 2],
    ["2026-11-19", null, 1],
  ]);
});
