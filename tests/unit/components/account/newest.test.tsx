import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AccountScreen } from "@/components/account/AccountScreen";
import type { TenderOverview } from "@/lib/agreements/schema/overview";
import { A_TENDER_ID, answerWith, aTenderView, showScreen, signInAs } from "@/tests/support/screen";

vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
  useRouter: () => ({}),
  usePathname: () => "/account",
}));

const NOTHING: TenderOverview = {
  open: [],
  running: [],
  feedbackDue: [],
  disputes: [],
  counters: [],
  counts: { all: 0, open: 0, running: 0, waiting: 0, agreedMinor: 0, agreedIsEstimate: false },
  rating: { average: 0, count: 0 },
  allowance: null,
  profileToDo: "trades",
  profileDone: 1,
  unreadMessage: null,
  waitingEntries: null,
  returned: null,
};

const page = (items: unknown[]) => ({ items, total: items.length, totalIsCapped: false, page: 1, take: 10 });

beforeEach(() => signInAs("pro", "PRO"));
afterEach(cleanup);

it("shows a BEE whose profile matches nothing yet how far it is, and the newest tenders", async () => {
  const tender = { ...aTenderView(), ownOffer: null, photo: null, why: [], newOfferCount: 0, endedAt: null };
  answerWith({ "/tenders/overview": NOTHING, "/tenders": page([tender]), "/notifications": page([]) });
  showScreen(<AccountScreen />);

  expect(await screen.findByRole("heading", { name: "Newest tenders" })).toBeTruthy();
  const tenderLink = await screen.findByRole("link", { name: /^Paint the hall/ });
  expect(tenderLink.getAttribute("href")).toBe(`/account/tenders/${A_TENDER_ID}`);
  const bar = await screen.findByRole("progressbar", { name: "Complete your profile" });
  expect(bar.getAttribute("aria-valuenow")).toBe("20");
});

it("has no empty list where there is no tender", async () => {
  answerWith({ "/tenders/overview": NOTHING, "/tenders": page([]), "/notifications": page([]) });
  showScreen(<AccountScreen />);

  // While it is not yet known, the heading keeps the place.
  expect(await screen.findByRole("heading", { name: "Newest tenders" })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("heading", { name: "Newest tenders" })).toBeNull());
});
