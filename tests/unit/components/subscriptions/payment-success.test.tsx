import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { PaymentSuccessScreen } from "@/components/subscriptions/payment/PaymentSuccessScreen";
import { PLANS } from "@/lib/subscriptions/constants";
import { answerWith, showScreen, signInAs } from "@/tests/support/screen";

vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
  useRouter: () => ({ push: () => undefined, replace: () => undefined }),
}));
vi.mock(
  "@/lib/platform/browser/realtime/socket",
  async () => (await import("../../../support/fake-socket")).socketModule,
);
afterEach(cleanup);

it("says what was paid, with the invoice, and what that brings", async () => {
  signInAs("pro", "PRO");
  const plan = { ...PLANS[1], id: "standard", name: "Standard", currency: "EUR", interval: "MONTH" };
  const own = {
    plan,
    current: null,
    incomplete: null,
    offersLeft: 25,
    offersRenewAt: "2026-12-21T10:00:00.000Z",
    subcategoriesUsed: 0,
    history: [],
  };
  const invoice = {
    id: "1",
    number: "TB-1",
    createdAt: "2026-11-21T10:00:00.000Z",
    amountMinor: 1490,
    refundedMinor: 0,
    url: "https://bill.example/1",
    pdfUrl: null,
    status: "paid",
    currency: "EUR",
  };
  answerWith({ "/users/subscriptions": own, "/users/subscriptions/invoices": { items: [invoice] } });
  showScreen(<PaymentSuccessScreen />);

  expect((await screen.findByText("€14.90")).parentElement?.parentElement?.textContent).toBe("Paid€14.90");
  expect(screen.getByRole("link", { name: "TB-1" }).getAttribute("href")).toBe("https://bill.example/1");
  const left = screen.getByText("25 offers").parentElement?.textContent;
  expect(left).toBe("Left until 21 Dec 202625 offers");
});
