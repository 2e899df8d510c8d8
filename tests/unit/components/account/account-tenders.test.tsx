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

it("leads a BEE without jobs to the tenders that fit", () => {
  showScreen(<AccountTenders role="PRO" overview={{ open: [], running: [] } as unknown as TenderOverview} />);

  expect(screen.getByRole("link", { name: "See tenders" }).getAttribute("href")).toBe(
    "/account/tenders?tab=most-relevant",
  );
});
