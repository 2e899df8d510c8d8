// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { AccountTenders } from "@/components/account/AccountTenders";
import type { TenderOverview } from "@/lib/agreements/schema/overview";
import { showScreen } from "@/tests/support/screen";

vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
}));
afterEach(cleanup);

const none = { all: 0, open: 0, running: 0, waiting: 0, agreedMinor: 0, agreedIsEstimate: false };
const withCounts = (counts: Partial<TenderOverview["counts"]>) =>
  ({ open: [], running: [], counts: { ...none, ...counts } }) as unknown as TenderOverview;

it.each(["CLIENT", "PRO"] as const)("repeats no first step for a new %s", (role) => {
  showScreen(<AccountTenders role={role} overview={withCounts({})} />);

  expect(document.body.textContent).toBe("");
});

it("asks a client for another tender once none is open, and only once", () => {
  showScreen(<AccountTenders role="CLIENT" overview={withCounts({ all: 2 })} />);

  expect(screen.getAllByRole("link", { name: "Post a tender" })).toHaveLength(1);
});

it("leads a BEE without jobs to the tenders that fit", () => {
  showScreen(<AccountTenders role="PRO" overview={withCounts({ waiting: 1 })} />);

  expect(screen.getByRole("link", { name: "See tenders" }).getAttribute("href")).toBe(
    "/account/tenders?tab=most-relevant",
  );
});
