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

it("says above the prices that are without the material why they come last, sorted by the total alone", async () => {
  const offers = [
    { totalMinor: 78_000 },
    { totalMinor: 72_000, materials: "CLIENT" },
    { totalMinor: 83_000 },
  ] satisfies Partial<OfferView>[];
  show({ status: "NEW", offerCount: 3 }, offers);

  const head = await screen.findByText("Materials come on top");
  const [first, second, last] = screen.getAllByRole("article", { hidden: true });
  const follows = (one: Node, other: Node) =>
    Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
  expect([first!, second!].every((card) => follows(card, head))).toBe(true);
  expect(follows(head, last!)).toBe(true);
  cleanup();

  show({ status: "NEW", offerCount: 2 }, [{ materials: "CLIENT" }, { materials: "CLIENT" }]);
  expect(await screen.findAllByRole("article", { hidden: true })).toHaveLength(2);
  expect(screen.queryByText("Materials come on top")).toBeNull();
});
