import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { InvoicesCard } from "@/components/subscriptions/InvoicesCard";
import { answerWith, showScreen, signInAs } from "@/tests/support/screen";

vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
}));
afterEach(cleanup);

it("reads an invoice as what, when, how much and how it stands, and then the ways to it", async () => {
  signInAs("pro", "PRO");
  const invoice = {
    id: "1",
    number: "TB-1",
    createdAt: "2026-11-21T10:00:00.000Z",
    amountMinor: 900,
    refundedMinor: 0,
  };
  const links = { url: "https://bill.example/1", pdfUrl: "https://bill.example/1.pdf" };
  const items = [{ ...invoice, ...links, status: "paid", currency: "EUR" }];
  answerWith({ "/users/subscriptions/invoices": { items } });
  showScreen(<InvoicesCard />);

  const row = (await screen.findByText("Invoice TB-1")).parentElement?.parentElement;
  expect(row?.textContent).toBe("Invoice TB-121 November 2026€9.00PaidViewPDF");
});

it("says how much of an invoice was paid back", async () => {
  signInAs("pro", "PRO");
  const invoice = { id: "1", number: "TB-1", createdAt: "2026-11-21T10:00:00.000Z", amountMinor: 900 };
  const items = [
    { ...invoice, refundedMinor: 450, url: null, pdfUrl: null, status: "paid", currency: "EUR" },
  ];
  answerWith({ "/users/subscriptions/invoices": { items } });
  showScreen(<InvoicesCard />);

  expect(await screen.findByText("€4.50 paid back")).toBeTruthy();
});
