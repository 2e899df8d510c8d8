import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { MarketOverviewScreen } from "@/components/admin/overview/MarketOverviewScreen";
import type { MarketActivity, MarketOverview } from "@/lib/admin/overview/schema";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import messages from "@/messages/en/admin-overview.json";
import queue from "@/messages/en/admin-queue.json";
import { answerWith, showScreen, signInAs } from "@/tests/support/screen";

vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
}));

const MONTH: MarketActivity = {
  signUpCount: 1234,
  tenderCount: 80,
  offeredPercent: 75,
  firstOfferHours: 3.5,
  completedPercent: 60,
  disputeCount: 2,
};
const NOTHING = {
  ...MONTH,
  signUpCount: 0,
  offeredPercent: null,
  firstOfferHours: null,
  completedPercent: null,
};
const OVERVIEW: MarketOverview = {
  today: NOTHING,
  month: MONTH,
  state: {
    waiting: { REPORT: 3, COMPLAINT: 0, DISPUTE: 0, VERIFICATION: 1, CONTACT: 2 },
    oldestAt: "2026-11-20T10:00:00.000Z",
    failedMailCount: 4,
    failedJobCount: 5,
    stuckJobCount: 6,
    subscriptionCount: 7,
  },
  revenue: [
    { month: "2026-10", amountMinor: 149_000 },
    { month: "2026-11", amountMinor: 298_000 },
  ],
};

function show(changes: Partial<MarketOverview> = {}): void {
  answerWith({ "/admin/overview": { ...OVERVIEW, ...changes } });
  showScreen(<MarketOverviewScreen />);
}

const cellsOf = (name: string) => {
  const row = screen.getByRole("rowheader", { name: (found) => found.startsWith(name) }).closest("tr")!;
  return within(row)
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);
};

beforeEach(() => signInAs("admin", "ADMIN"));
afterEach(cleanup);

it("sets today beside the last 30 days, and a dash where there is nothing to count", async () => {
  show();
  expect(await screen.findByRole("heading", { level: 1, name: messages.title })).toBeTruthy();
  const { rows } = messages.activity;
  await screen.findByRole("rowheader", { name: rows.signUpCount });
  expect(cellsOf(rows.signUpCount)).toEqual(["0", "1,234"]);
  expect(cellsOf(rows.offeredPercent)).toEqual(["–", "75%"]);
  expect(cellsOf(rows.firstOfferHours)).toEqual(["–", "3.5h"]);
  expect(cellsOf(rows.disputeCount)).toEqual(["2", "2"]);
  // Of what they are a share stands below.
  expect(screen.getByText(messages.activity.hints.offeredPercent)).toBeTruthy();
  expect(screen.getByText(messages.activity.hints.completedPercent)).toBeTruthy();
});

const linksOf = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

it("begins with all that waits by its kind, with the way to what the admin decides about", async () => {
  show();
  expect(await screen.findByText(messages.waiting.oldest)).toBeTruthy();
  const first = screen.getAllByRole("region")[0];
  expect(first?.textContent).toContain(
    `${queue.tabs.report}3${queue.tabs.verification}1${queue.tabs.contact}2`,
  );
  expect(linksOf()).toEqual([
    "/admin",
    "/admin/queue?tab=report",
    "/admin/queue?tab=verification",
    "/admin/queue?tab=contact",
    "/admin/queue",
    "/admin/jobs",
  ]);
  expect(document.body.textContent).toContain(`${messages.state.stuckJobCount}6`);
  cleanup();
  sessionStore.patchUser({ adminRights: ["SUPPORT"] });
  show();
  await screen.findByText(messages.waiting.oldest);
  expect(screen.getByText(queue.tabs.report)).toBeTruthy();
  expect(linksOf()).toEqual(["/admin", "/admin/queue?tab=contact", "/admin/queue", "/admin/jobs"]);
  cleanup();
  show({ state: { ...OVERVIEW.state, waiting: {}, oldestAt: null, failedMailCount: 0, failedJobCount: 0 } });
  await screen.findByText(messages.waiting.none);
  expect(screen.queryByText(messages.waiting.oldest)).toBeNull();
  expect(linksOf()).toEqual(["/admin"]);
});

it("names revenue by month", async () => {
  show();
  await screen.findByRole("rowheader", { name: "November 2026" });
  expect(cellsOf("October 2026")).toEqual(["€1,490"]);
  expect(cellsOf("November 2026")).toEqual(["€2,980"]);
});

it("begins with the first month that brought something", async () => {
  const [before, ...rest] = ["2026-08", "2026-09"].map((month) => ({ month, amountMinor: 0 }));
  const since = [
    { month: "2026-10", amountMinor: 149_000 },
    { month: "2026-11", amountMinor: 0 },
  ];
  show({ revenue: [before!, ...rest, ...since] });
  await screen.findByRole("rowheader", { name: "November 2026" });
  expect(cellsOf("October 2026")).toEqual(["€1,490"]);
  expect(screen.queryByRole("rowheader", { name: "September 2026" })).toBeNull();
});
