import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { OffersSection } from "@/components/offers/OffersSection";
import { PostAgain } from "@/components/offers/PostAgain";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import type { OfferView } from "@/lib/offers/schema";
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

function show(tender: Partial<TenderView>, offers: Partial<OfferView>[]) {
  const items = offers.map((changes, number) => anOfferView({ id: `offer-${number}`, ...changes }));
  answerWith({ [`/tenders/${A_TENDER_ID}/offers`]: { items } });
  showScreen(<OffersSection tender={aTenderView(tender)} />);
}

const ENDED = { status: "DECLINED", declineReason: "RELEASED" } as const;

it("shows the offers of a canceled tender without another count above them", async () => {
  show({ status: "CANCELED", offerCount: 0 }, [ENDED]);

  expect((await screen.findByText("Declined")).closest("details")).toBeNull();
  expect(screen.getByText("1 offer received")).toBeTruthy();
  expect(screen.queryByText(/closed offer/)).toBeNull();
});

it("posts a canceled tender again, and quietly a completed one", () => {
  showScreen(<PostAgain tender={aTenderView({ status: "CANCELED" })} />);
  const again = screen.getByText("Post again").closest("a");
  expect(again?.getAttribute("href")).toMatch(/^\/account\/create-tender\/[\w-]+\/[\w-]+\?again=[\w-]+$/);
  expect(again?.dataset.variant).toBe("contained");
  cleanup();

  showScreen(<PostAgain tender={aTenderView({ status: "COMPLETED" })} />);
  expect(screen.getByText("Post again").closest("a")?.dataset.variant).toBe("outlined");
});

it("counts the offers that came once one is accepted, not those that are left", async () => {
  show({ status: "ACCEPTED", offerCount: 1 }, [
    { status: "ACCEPTED" },
    { status: "DECLINED", declineReason: "OTHER_CHOSEN" },
    { status: "DECLINED", declineReason: "OTHER_CHOSEN" },
  ]);

  expect(await screen.findByText("3 offers received")).toBeTruthy();
  expect((await screen.findByText("2 other offers")).closest("details")?.open).toBe(false);
  expect(screen.queryByText("of 10")).toBeNull();
});
