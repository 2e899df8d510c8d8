// @vitest-environment happy-dom
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { AccountScreen } from "@/components/account/AccountScreen";
import type { OverviewJob, TenderOverview } from "@/lib/tenders/schema/overview";
import { A_TENDER_ID, answerWith, aTenderView, showScreen, signInAs } from "@/tests/support/screen";

const heard = new Map<string, (payload: unknown) => void>();
vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
  useRouter: () => ({}),
}));
vi.mock("@/lib/platform/browser/socket", () => ({
  useSocketEvent: (event: string, hear: (payload: unknown) => void) => heard.set(event, hear),
  onSocketReconnect: () => () => undefined,
}));

afterEach(cleanup);

function overviewWith(offerCount: number): TenderOverview {
  const { id: tenderId, ...tender } = aTenderView({ offerCount });
  const job: OverviewJob = { ...tender, tenderId, photo: null, person: null };
  return {
    open: [job],
    running: [],
    feedbackDue: [],
    counts: { all: 1, open: 1, running: 0, waiting: 0, agreedMinor: 0 },
    rating: { average: 0, count: 0 },
    allowance: null,
  };
}

it("counts an offer on the account home the moment it comes", async () => {
  const notifications = { items: [], total: 0, totalIsCapped: false, page: 1, take: 10 };
  const answer = (offerCount: number) =>
    answerWith({ "/tenders/overview": overviewWith(offerCount), "/notifications": notifications });
  signInAs("client", "CLIENT");
  answer(0);
  showScreen(<AccountScreen />);
  expect(await screen.findByText(/No offers yet/u)).toBeTruthy();

  answer(1);
  act(() => heard.get("TENDER_CHANGED")?.({ tenderId: A_TENDER_ID, status: "NEW", version: 1 }));

  expect(await screen.findByText("1 offer to look at")).toBeTruthy();
  expect(screen.queryByText(/No offers yet/u)).toBeNull();
});
