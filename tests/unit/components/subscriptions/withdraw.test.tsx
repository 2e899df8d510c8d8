import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PlanHistory } from "@/components/subscriptions/PlanHistory";
import { PlanMoves } from "@/components/subscriptions/PlanMoves";
import { WithdrawScreen } from "@/components/subscriptions/withdrawal/WithdrawScreen";
import { accountAxios, publicAxios } from "@/lib/platform/browser/api/api-clients";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import type { OwnSubscriptions, SubscriptionView } from "@/lib/subscriptions/schema";
import { showScreen, signInAs } from "@/tests/support/screen";

let search = "";
vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(search) }));
vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
}));
beforeEach(() => {
  search = "";
});
afterEach(cleanup);

const AT = "2026-11-20T10:00:00.000Z";
const plan = {
  id: "standard",
  slug: "standard",
  name: "Standard",
  priceMinor: 1490,
  currency: "EUR",
  interval: "MONTH" as const,
  payable: true,
  offersPerMonth: 30,
  maxSubcategories: 10,
};
const current: SubscriptionView = {
  id: "sub",
  planId: "standard",
  plan,
  pendingPlan: null,
  status: "ACTIVE",
  priceMinor: plan.priceMinor,
  paymentProviderId: "at-provider",
  currentPeriodStart: AT,
  currentPeriodEnd: "2026-12-20T10:00:00.000Z",
  cancelAtPeriodEnd: false,
  graceEndsAt: null,
  card: null,
  createdAt: AT,
  beganAt: AT,
  endedAt: null,
  withdrawUntil: "2026-12-04T10:00:00.000Z",
  withdrawnAt: null,
  refundMinor: null,
};
const own = (changes: Partial<SubscriptionView> = {}): OwnSubscriptions => ({
  current: { ...current, ...changes },
  incomplete: null,
  plan,
  offersLeft: 30,
  offersPerPeriod: 30,
  offersRenewAt: AT,
  subcategoriesUsed: 1,
  history: [],
});

const PREVIEWS = ["/users/subscriptions/sub/withdrawal-preview", "/withdrawals/preview"];

/** Answers every call without content, or refuses it; the calls that were made. A preview is answered if it can be. */
function recordCalls(client: typeof accountAxios, refusal?: ApiError, refundMinor?: number): unknown[] {
  const calls: unknown[] = [];
  client.defaults.adapter = (config) => {
    if (PREVIEWS.includes(config.url ?? "")) {
      if (refundMinor === undefined)
        return Promise.reject(new ApiError(503, { code: "payments_unavailable" }));
      const preview = { planName: "Standard", boughtAt: AT, refundMinor };
      return Promise.resolve({ data: preview, status: 200, statusText: "", headers: {}, config });
    }
    calls.push([config.url, JSON.parse((config.data as string | undefined) ?? "null")]);
    if (refusal) return Promise.reject(refusal);
    return Promise.resolve({ data: null, status: 204, statusText: "", headers: {}, config });
  };
  return calls;
}

describe("the way out of a contract on the own plan", () => {
  it("takes two presses: the button, and after what happens its confirmation", async () => {
    signInAs("pro", "PRO");
    const calls = recordCalls(accountAxios, undefined, 1234);
    showScreen(<PlanMoves own={own()} />);

    fireEvent.click(screen.getByRole("button", { name: "Withdraw from contract" }));
    const dialog = await screen.findByRole("dialog", { name: "Withdraw from the contract for Standard?" });
    expect(dialog.textContent).toContain("comes back to your card");
    expect((await screen.findByText("€12.34")).parentElement?.textContent).toContain("back, as of now");
    expect(calls).toEqual([]);
    const confirm = screen.getAllByRole("button", { name: "Withdraw from contract" }).at(-1)!;
    fireEvent.click(confirm);

    await waitFor(() => expect(calls).toContainEqual(["/users/subscriptions/sub/withdraw", {}]));
  });

  it("says that the amount is not known where the provider cannot be asked, and goes on", async () => {
    signInAs("pro", "PRO");
    const calls = recordCalls(accountAxios);
    showScreen(<PlanMoves own={own()} />);

    fireEvent.click(screen.getByRole("button", { name: "Withdraw from contract" }));
    expect(await screen.findByText(/cannot be calculated right now/)).toBeTruthy();
    fireEvent.click(screen.getAllByRole("button", { name: "Withdraw from contract" }).at(-1)!);

    await waitFor(() => expect(calls).toContainEqual(["/users/subscriptions/sub/withdraw", {}]));
  });

  it("is not there when the 14 days are over", () => {
    signInAs("pro", "PRO");
    showScreen(<PlanMoves own={own({ withdrawUntil: null })} />);

    expect(screen.queryByRole("button", { name: "Withdraw from contract" })).toBeNull();
  });

  it("is remembered among the earlier plans, with what was paid back", () => {
    const withdrawn = { ...current, withdrawnAt: AT, endedAt: AT, refundMinor: 1400 };
    showScreen(<PlanHistory history={[withdrawn, { ...withdrawn, id: "other", refundMinor: null }]} />);

    expect(screen.getByText("Withdrawn on 20 November 2026, €14.00 paid back")).toBeTruthy();
    expect(screen.getByText("Withdrawn on 20 November 2026, the refund is on its way")).toBeTruthy();
  });

  it("is no earlier plan where the first payment never came through", () => {
    showScreen(<PlanHistory history={[{ ...current, status: "CANCELED", beganAt: null, endedAt: AT }]} />);

    expect(screen.queryByText("Earlier plans")).toBeNull();
  });
});

describe("the way out of a contract without signing in", () => {
  it("asks for the address and says the same about every one", async () => {
    const calls = recordCalls(publicAxios);
    showScreen(<WithdrawScreen />);

    fireEvent.change(await screen.findByLabelText("E-mail of your account"), {
      target: { value: "bee@example.com" },
    });
    fireEvent.click(screen.getByRole("button", { name: "Send the link" }));

    expect(await screen.findByText("Please look into your inbox")).toBeTruthy();
    expect(calls).toEqual([["/withdrawals", { email: "bee@example.com" }]]);
  });

  it("withdraws by the link of the mail with one more press", async () => {
    search = "token=t";
    const calls = recordCalls(publicAxios, undefined, 700);
    showScreen(<WithdrawScreen />);

    expect(await screen.findByText("€7.00")).toBeTruthy();
    // Of which contract it is.
    expect(screen.getByText("Standard")).toBeTruthy();
    expect(screen.getByText("20 November 2026")).toBeTruthy();
    fireEvent.click(await screen.findByRole("button", { name: "Withdraw from contract" }));

    expect(await screen.findByText("You have withdrawn from the contract")).toBeTruthy();
    expect(calls).toEqual([["/withdrawals/confirm", { token: "t" }]]);
  });

  it("offers a new link at once where the token is none of ours", async () => {
    search = "token=none";
    publicAxios.defaults.adapter = () => Promise.reject(new ApiError(410, { code: "link_expired" }));
    showScreen(<WithdrawScreen />);

    expect((await screen.findByText("Ask for a new link")).getAttribute("href")).toBe("/withdraw");
    expect(screen.queryByRole("button", { name: "Withdraw from contract" })).toBeNull();
  });

  it("offers a new link in place of one that has expired", async () => {
    search = "token=old";
    recordCalls(publicAxios, new ApiError(410, { code: "link_expired" }));
    showScreen(<WithdrawScreen />);

    fireEvent.click(await screen.findByRole("button", { name: "Withdraw from contract" }));

    expect((await screen.findByText("Ask for a new link")).getAttribute("href")).toBe("/withdraw");
  });
});
