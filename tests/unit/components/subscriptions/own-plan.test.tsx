import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PlanMoves } from "@/components/subscriptions/PlanMoves";
import { PlanStatus } from "@/components/subscriptions/PlanStatus";
import { UsageNote } from "@/components/subscriptions/UsageNote";
import { accountAxios } from "@/lib/platform/browser/api/api-clients";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { PLANS } from "@/lib/subscriptions/constants";
import type { OwnSubscriptions, PlanView, SubscriptionView } from "@/lib/subscriptions/schema";
import { showScreen, signInAs } from "@/tests/support/screen";

vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
}));
beforeEach(() => signInAs("pro", "PRO"));
afterEach(cleanup);

const AT = "2026-11-20T10:00:00.000Z";
const [free, standard] = PLANS.map((plan): PlanView => ({
  ...plan,
  id: plan.slug,
  name: plan.slug,
  currency: "EUR",
  interval: "MONTH",
})) as [PlanView, PlanView];

const pastDue: SubscriptionView = {
  id: "sub",
  planId: standard.id,
  plan: standard,
  pendingPlan: null,
  status: "PAST_DUE",
  priceMinor: standard.priceMinor,
  paymentProviderId: "provider",
  currentPeriodStart: AT,
  currentPeriodEnd: "2026-12-20T10:00:00.000Z",
  cancelAtPeriodEnd: false,
  graceEndsAt: "2026-11-27T10:00:00.000Z",
  card: null,
  createdAt: AT,
  beganAt: AT,
  endedAt: null,
  withdrawUntil: null,
  withdrawnAt: null,
  refundMinor: null,
};
const own = (changes: Partial<OwnSubscriptions> = {}): OwnSubscriptions => ({
  current: null,
  incomplete: null,
  plan: free,
  offersLeft: 6,
  offersPerPeriod: 8,
  offersRenewAt: AT,
  subcategoriesUsed: 0,
  history: [],
  ...changes,
});

describe("the offers of a BEE who has earned some on top of the plan's", () => {
  it("are counted with them on the own plan", () => {
    showScreen(<PlanStatus own={own()} />);

    expect(screen.getByText("6 of 8 offers left")).toBeTruthy();
  });

  it("are counted with them where plans are compared", () => {
    showScreen(<UsageNote own={own()} />);

    expect(document.body.textContent).toContain("You have used 2 of 8 offers");
  });
});

describe("a plan that was bought before its price changed", () => {
  it("shows the price that is paid, not the one of newcomers", () => {
    const early: SubscriptionView = { ...pastDue, status: "ACTIVE", graceEndsAt: null, priceMinor: 990 };
    showScreen(<PlanStatus own={own({ current: early, plan: standard })} />);

    expect(screen.getByText("€9.90 a month")).toBeTruthy();
    expect(document.body.textContent).toContain("€9.90");
    expect(document.body.textContent).not.toContain("€14.90");
  });
});

describe("a plan whose renewal is not paid", () => {
  it("can be cancelled, with a word on what happens then", async () => {
    const said = vi.spyOn(toast, "success");
    const calls: unknown[] = [];
    accountAxios.defaults.adapter = (config) => {
      if (config.method === "patch") calls.push(config.url);
      const data = config.url === "/subscriptions/available" ? { items: [free, standard] } : null;
      return Promise.resolve({ data, status: 200, statusText: "", headers: {}, config });
    };
    showScreen(<PlanMoves own={own({ current: pastDue })} />);
    expect(screen.queryByRole("button", { name: "Change plan" })).toBeNull();

    fireEvent.click(screen.getByRole("button", { name: "Cancel plan" }));
    const dialog = await screen.findByRole("dialog", { name: "Cancel standard?" });
    await waitFor(() => expect(dialog.textContent).toContain("3 offers a month"));
    expect(dialog.textContent).toContain("ends at once, and we no longer try to charge what is open");
    fireEvent.click(screen.getAllByRole("button", { name: "Cancel plan" }).at(-1)!);

    await waitFor(() => expect(calls).toEqual(["/users/subscriptions/sub/cancel"]));
    await waitFor(() => expect(said).toHaveBeenCalledWith("Your plan has ended."));
  });
});
