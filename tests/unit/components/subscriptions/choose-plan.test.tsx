import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ChoosePlanScreen } from "@/components/subscriptions/ChoosePlanScreen";
import { PlanCards } from "@/components/subscriptions/PlansScreen";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import { PLANS } from "@/lib/subscriptions/constants";
import type { OwnSubscriptions, PlanView, SubscriptionView } from "@/lib/subscriptions/schema";
import subscriptions from "@/messages/en/subscriptions.json";
import { answerWith, showScreen, signInAs } from "@/tests/support/screen";

vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
}));

const AT = "2026-12-21T10:00:00.000Z";
const plans = PLANS.map((plan): PlanView => ({
  ...plan,
  id: plan.slug,
  name: plan.slug,
  currency: "EUR",
  interval: "MONTH",
}));
const [free, standard] = plans as [PlanView, PlanView];
const paid: SubscriptionView = {
  id: "sub",
  planId: standard.id,
  plan: standard,
  pendingPlan: null,
  status: "ACTIVE",
  priceMinor: standard.priceMinor,
  paymentProviderId: "provider",
  currentPeriodStart: AT,
  currentPeriodEnd: AT,
  cancelAtPeriodEnd: false,
  graceEndsAt: null,
  card: null,
  createdAt: AT,
  beganAt: AT,
  endedAt: null,
  withdrawUntil: null,
  withdrawnAt: null,
  refundMinor: null,
};

function show(current: SubscriptionView | null): void {
  const own: OwnSubscriptions = {
    current,
    incomplete: null,
    plan: current?.plan ?? free,
    offersLeft: 3,
    offersPerPeriod: 3,
    offersRenewAt: AT,
    subcategoriesUsed: 0,
    history: [],
  };
  answerWith({ "/subscriptions/available": { items: plans }, "/users/subscriptions": own });
  showScreen(<ChoosePlanScreen />);
}

beforeEach(() => signInAs("pro", "PRO"));
afterEach(cleanup);

describe("choosing a plan", () => {
  it("has one button in honey for a visitor: to begin without paying", () => {
    sessionStore.signOut();
    showScreen(<PlanCards plans={plans} own={undefined} />);

    const honey = [...document.querySelectorAll('[data-variant="contained"]')];
    expect(honey.map(({ textContent }) => textContent)).toEqual(["Start for free"]);
    expect(honey[0]?.getAttribute("href")).toBe("/sign-up?role=PRO");
  });

  it("shows who pays already the own plan in a line, and says what each other one means", async () => {
    show(paid);
    expect(await screen.findByRole("heading", { level: 1, name: subscriptions.change.title })).toBeTruthy();

    const cards = await screen.findAllByRole("heading", { level: 2 });
    expect(cards.map(({ textContent }) => textContent)).toEqual(["premium", "free"]);
    expect(screen.getByText("Now: standard, €14.90 a month")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Switch to Free" }).nextElementSibling?.textContent).toBe(
      "From 21 December 2026",
    );
    expect(screen.getByText("3 offers").parentElement?.textContent).toBe("3 offers a month, instead of 30");
    expect(screen.getByRole("button", { name: "Switch to premium" })).toBeTruthy();
    expect(screen.queryByText(subscriptions.choose.title)).toBeNull();
  });

  it("asks who does not pay yet which plan to begin with", async () => {
    show(null);
    expect(await screen.findByRole("heading", { level: 1, name: subscriptions.choose.title })).toBeTruthy();
    expect(await screen.findAllByRole("radio")).toHaveLength(2);
    expect(screen.getByText("Now: free, 3 offers a month")).toBeTruthy();
  });
});
