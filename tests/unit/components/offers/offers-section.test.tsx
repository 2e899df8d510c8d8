// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { OffersSection } from "@/components/offers/OffersSection";
import type { OfferView } from "@/lib/offers/schema";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import {
  A_TENDER_ID,
  anOfferView,
  answerWith,
  aTenderView,
  showScreen,
  signInAs,
} from "@/tests/support/screen";

vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
  useRouter: () => ({ push: () => undefined }),
}));

beforeEach(() => signInAs("client", "CLIENT"));
afterEach(cleanup);

function show(tender: Partial<TenderView>, offers: Partial<OfferView>[] = []) {
  const items = offers.map((changes, number) => anOfferView({ id: `offer-${number}`, ...changes }));
  answerWith({ [`/tenders/${A_TENDER_ID}/offers`]: { items } });
  return showScreen(<OffersSection tender={aTenderView(tender)} />);
}

const ENDED = { status: "DECLINED", declineReason: "RELEASED" } as const;

it("waits for offers only while the tender is open", async () => {
  show({ status: "NEW", offerCount: 0 });

  expect(await screen.findByText("No offers yet")).toBeTruthy();
  expect(screen.getByText("of 10")).toBeTruthy();
  expect(screen.queryByText("Post a similar tender")).toBeNull();
});

it("says of a canceled tender that nothing comes any more, and leads on", async () => {
  show({ status: "CANCELED", offerCount: 0 });

  expect(await screen.findByText("No offers came")).toBeTruthy();
  expect(screen.queryByText(/You are told as soon as/)).toBeNull();
  const again = screen.getByText("Post a similar tender").closest("a");
  expect(again?.getAttribute("href")).toMatch(/^\/account\/create-tender\/[\w-]+\/[\w-]+$/);
});

it("shows what is left to do when every offer has ended and the tender is open again", async () => {
  show({ status: "NEW", offerCount: 0 }, [ENDED, { ...ENDED, status: "WITHDRAWN" }]);

  expect(await screen.findByText(/No offer is open at the moment/)).toBeTruthy();
  expect(screen.getByText("2 closed offers").closest("details")?.open).toBe(true);
});

it("counts the offers that came once one is accepted, not those that are left", async () => {
  show({ status: "ACCEPTED", offerCount: 1 }, [
    { status: "ACCEPTED" },
    { status: "DECLINED", declineReason: "OTHER_CHOSEN" },
    { status: "DECLINED", declineReason: "OTHER_CHOSEN" },
  ]);

  expect(await screen.findByText("3 offers came")).toBeTruthy();
  expect(screen.queryByText("of 10")).toBeNull();
});

const HOURLY = { priceType: "HOURLY", priceMinor: 4500, estimatedHours: 2, totalMinor: 9000 } as const;
const MAY = { may: ["accept", "decline"] as OfferView["may"] };

it("calls an hourly price an estimate, and accepts the rate", async () => {
  show({ offerCount: 1 }, [{ ...HOURLY, ...MAY }]);

  expect(await screen.findByText("about €90")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Accept €45/h" })).toBeTruthy();
  expect(screen.queryByText("€90")).toBeNull();
});

const marks = () => screen.queryAllByText("Lowest").length;

it("marks the lowest price among fixed ones only", async () => {
  show({ offerCount: 2 }, [HOURLY, { totalMinor: 8000 }]);
  expect((await screen.findAllByText("about €90")).length).toBeGreaterThan(0);
  expect(marks()).toBe(0);
  cleanup();

  show({ offerCount: 3 }, [HOURLY, { totalMinor: 8000 }, { totalMinor: 12_000 }]);
  expect((await screen.findAllByText("about €90")).length).toBeGreaterThan(0);
  // Once in the table and once on its card.
  expect(marks()).toBe(2);
});
