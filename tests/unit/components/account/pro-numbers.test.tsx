import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { ProNumbers } from "@/components/account/ProNumbers";
import type { TenderOverview } from "@/lib/agreements/schema/overview";
import { showScreen } from "@/tests/support/screen";

vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
}));
afterEach(cleanup);

function show(waiting: number): void {
  showScreen(
    <ProNumbers
      overview={
        {
          counts: { all: 0, open: 0, running: 0, waiting, agreedMinor: 0, agreedIsEstimate: false },
          rating: { average: 0, count: 0 },
          allowance: { left: 3, perPeriod: 3, renewsAt: "2026-12-01T12:00:00.000Z" },
        } as unknown as TenderOverview
      }
    />,
  );
}

it("says to a new BEE how many offers there are, and no figure that is nought", () => {
  show(0);
  expect(screen.getByRole("link").textContent).toBe("3 offers left until 1 December");
  expect(screen.queryByText("Jobs in progress")).toBeNull();
  cleanup();

  show(1);
  expect(screen.getByText("Jobs in progress")).toBeTruthy();
});
