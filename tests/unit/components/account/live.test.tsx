import { useQuery } from "@tanstack/react-query";
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LiveSubscriptions } from "@/components/shell/account/LiveSubscriptions";
import { AccountScreen } from "@/components/account/AccountScreen";
import { useLiveTenders } from "@/lib/tenders/live";
import { tenderCountsQuery } from "@/lib/tenders/queries";
import type { OverviewTender, TenderOverview } from "@/lib/agreements/schema/overview";
import { fakeSocket } from "@/tests/support/fake-socket";
import { A_TENDER_ID, answerWith, aTenderView, showScreen, signInAs } from "@/tests/support/screen";
import { anOverview } from "./an-overview";

vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
  useRouter: () => ({}),
  usePathname: () => "/account",
}));
vi.mock(
  "@/lib/platform/browser/realtime/socket",
  async () => (await import("../../../support/fake-socket")).socketModule,
);

beforeEach(() => {
  fakeSocket.reset();
  signInAs("client", "CLIENT");
});
afterEach(cleanup);

function overviewWith(offerCount: number): TenderOverview {
  const { id: tenderId, ...tender } = aTenderView({ offerCount });
  const job: OverviewTender = {
    ...tender,
    tenderId,
    photo: null,
    person: null,
    agreedDay: null,
    needsDay: false,
    isReportedDone: false,
    newestOffer: offerCount > 0 ? { name: "Tomáš Dvořák", text: "From Monday." } : null,
  };
  return anOverview({ open: [job] });
}

function Live() {
  useLiveTenders();
  return null;
}

function answer(offerCount: number): void {
  const notifications = { items: [], total: 0, totalIsCapped: false, page: 1, take: 10 };
  answerWith({ "/tenders/overview": overviewWith(offerCount), "/notifications": notifications });
}

const tenderChange = { tenderId: A_TENDER_ID, status: "NEW", version: 1 };

it.each([
  ["the moment it comes", () => fakeSocket.receive("TENDER_CHANGED", tenderChange)],
  ["that was missed as soon as that is known", () => fakeSocket.resync()],
])("counts an offer on the account home %s", async (_when, happen) => {
  answer(0);
  showScreen(
    <>
      <Live />
      <AccountScreen />
    </>,
  );
  expect(await screen.findByText(/No offers yet/u)).toBeTruthy();

  answer(1);
  act(happen);

  expect(await screen.findByText("Offer from Tomáš Dvořák")).toBeTruthy();
  expect(screen.getByText("Paint the hall: “From Monday.”")).toBeTruthy();
  expect(screen.queryByText(/No offers yet/u)).toBeNull();
});

function Counted() {
  return <p>{useQuery(tenderCountsQuery).data?.counts.all} to find</p>;
}

it.each([
  ["once one of them changes", () => fakeSocket.receive("TENDER_CHANGED", tenderChange)],
  ["once it is known that a change was missed", () => fakeSocket.resync()],
])("counts the tenders of a tab anew %s", async (_when, happen) => {
  answerWith({ "/tenders/counts": { counts: { all: 1 } } });
  showScreen(
    <>
      <Live />
      <Counted />
    </>,
  );
  expect(await screen.findByText("1 to find")).toBeTruthy();

  answerWith({ "/tenders/counts": { counts: { all: 2 } } });
  act(happen);

  expect(await screen.findByText("2 to find")).toBeTruthy();
});

it("counts an offer that came while another screen was open", async () => {
  answer(0);
  const { change } = showScreen(<AccountScreen />);
  expect(await screen.findByText(/No offers yet/u)).toBeTruthy();

  change(<Live />);
  act(() => fakeSocket.receive("TENDER_CHANGED", tenderChange));
  answer(1);
  change(<AccountScreen />);

  expect(await screen.findByText("Offer from Tomáš Dvořák")).toBeTruthy();
});

it("counts an offer that the connection reported before this code was there", async () => {
  answer(0);
  const { change } = showScreen(<AccountScreen />);
  expect(await screen.findByText(/No offers yet/u)).toBeTruthy();

  answer(1);
  act(() => fakeSocket.receive("UNREAD", { notifications: 1, messages: 0, version: 1 }));
  change(
    <>
      <LiveSubscriptions />
      <AccountScreen />
    </>,
  );

  expect(await screen.findByText("Offer from Tomáš Dvořák")).toBeTruthy();
});
