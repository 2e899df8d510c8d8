// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { WhileWaiting } from "@/components/agreements/detail/WhileWaiting";
import type { TenderReach } from "@/lib/agreements/schema/reach";
import { A_TENDER_ID, answerWith, aTenderView, showScreen, signInAs } from "@/tests/support/screen";

vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
}));

beforeEach(() => signInAs("client", "CLIENT"));
afterEach(cleanup);

function show(reach: TenderReach | number, changes: Parameters<typeof aTenderView>[0] = {}) {
  answerWith({ [`/tenders/${A_TENDER_ID}/reach`]: reach });
  showScreen(<WhileWaiting tender={aTenderView({ may: ["edit"], isRemote: false, ...changes })} />);
}

it("says who may answer and when, and what helps", async () => {
  show({ beeCount: 4, firstOfferHours: 2.6 });

  expect(await screen.findByText("4 BEEs near you offer this service.")).toBeTruthy();
  expect(screen.getByText("The first offer usually comes after about 3 hours.")).toBeTruthy();
  expect(screen.getByText("A photo tells more than a description.")).toBeTruthy();
  expect(screen.getByText("Improve the tender").closest("a")?.getAttribute("href")).toMatch(/\/edit$/);
});

it("claims nothing that is not known", async () => {
  show({ beeCount: 0, firstOfferHours: null });

  expect(await screen.findByText("While you wait")).toBeTruthy();
  expect(screen.queryByText(/BEEs? near you|usually comes/)).toBeNull();
});

it("does not call the BEEs of remote work near, and tells a long wait in days", async () => {
  show({ beeCount: 1, firstOfferHours: 70 }, { isRemote: true });

  expect(await screen.findByText("1 BEE offers this service.")).toBeTruthy();
  expect(screen.getByText("The first offer usually comes after about 3 days.")).toBeTruthy();
});
