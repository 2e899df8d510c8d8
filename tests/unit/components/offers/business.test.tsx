import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { OffersSection } from "@/components/offers/OffersSection";
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

afterEach(cleanup);

it("says of a business who it is, in the table and on the card", async () => {
  const business = {
    address: "Lidická 12, 602 00 Brno",
    registrationNumber: "12345678",
    vatId: null,
    email: "novak@example.cz",
  };
  const { pro } = anOfferView();
  const items = [anOfferView({ id: "firm", pro: { ...pro, business } }), anOfferView({ id: "person" })];
  signInAs("client", "CLIENT");
  answerWith({ [`/tenders/${A_TENDER_ID}/offers`]: { items } });
  showScreen(<OffersSection tender={aTenderView({ offerCount: 2 })} />);

  const said = "Lidická 12, 602 00 Brno, 12345678, novak@example.cz";
  const table = within(await screen.findByRole("table"));
  expect(table.getByText("Business").closest("details")?.textContent).toBe(`Business${said}`);
  expect(table.getByText("Private person")).toBeTruthy();
  expect(screen.getAllByText(said)).toHaveLength(2);
});
