import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ChangeCost } from "@/components/subscriptions/ChangeCost";
import { PLANS } from "@/lib/subscriptions/constants";
import type { ChangePreview, PlanView, SubscriptionView } from "@/lib/subscriptions/schema";
import { showScreen } from "@/tests/support/screen";

afterEach(cleanup);

const [, standard, premium] = PLANS.map((plan): PlanView => ({
  ...plan,
  id: plan.slug,
  name: plan.slug,
  currency: "EUR",
  interval: "MONTH",
})) as [PlanView, PlanView, PlanView];

const current = (plan: PlanView): SubscriptionView => ({
  id: "sub",
  planId: plan.id,
  plan,
  pendingPlan: null,
  status: "ACTIVE",
  priceMinor: plan.priceMinor,
  paymentProviderId: "provider",
  currentPeriodStart: "2026-11-01T10:00:00.000Z",
  currentPeriodEnd: "2026-12-01T10:00:00.000Z",
  cancelAtPeriodEnd: false,
  graceEndsAt: null,
  card: null,
  createdAt: "2026-11-01T10:00:00.000Z",
  beganAt: "2026-11-01T10:00:00.000Z",
  endedAt: null,
  withdrawUntil: null,
  withdrawnAt: null,
  refundMinor: null,
});

const HALF = "2026-11-16T10:00:00.000Z";
const up = (dueNowMinor: number): ChangePreview => ({
  plan: premium,
  direction: "UP",
  dueNowMinor,
  taxMinor: 0,
  prorationAt: HALF,
  beginsAt: HALF,
});
const lines = () => document.body.textContent?.replaceAll("\u00a0", " ");

it("says what is paid so far, how what is due now comes about, and the price from the renewal on", () => {
  const [share, credit] = [Math.round(premium.priceMinor / 2), Math.round(standard.priceMinor / 2)];
  showScreen(<ChangeCost preview={up(share - credit)} current={current(standard)} />);

  expect(lines()).toContain("You pay so far€14.90 a month");
  expect(lines()).toContain("premium for 15 days€19.95");
  expect(lines()).toContain("Credit for standard, 15 days left-€7.45");
  expect(lines()).toContain("Due now€12.50");
  expect(lines()).toContain("From 1 December 2026€39.90 a month");
});

it("shows no arithmetic that would not add up: a balance is in the sum, too", () => {
  showScreen(<ChangeCost preview={up(500)} current={current(standard)} />);

  expect(screen.queryByText(/Credit/)).toBeNull();
  expect(lines()).toContain("Due now€5.00");
});

it("costs nothing now where a smaller plan begins with the next period", () => {
  const beginsAt = "2026-12-01T10:00:00.000Z";
  const preview: ChangePreview = {
    plan: standard,
    direction: "DOWN",
    dueNowMinor: 0,
    taxMinor: 0,
    prorationAt: null,
    beginsAt,
  };
  showScreen(<ChangeCost preview={preview} current={current(premium)} />);

  expect(lines()).toContain("You pay so far€39.90 a month");
  expect(lines()).toContain("From 1 December 2026€14.90 a month");
  expect(screen.getByText("Nothing is due now.")).toBeDefined();
});
