import { describe, expect, it } from "vitest";
import {
  isRowBehind,
  paymentHref,
  paymentState,
  subscriptionIn,
} from "@/components/subscriptions/payment-step";
import { purposeOf } from "@/components/subscriptions/payment/purpose";
import {
  offersUsed,
  planAction,
  isSmallerPlan,
  plansToCompare,
  recommendedPlan,
  smallestSufficientPlan,
} from "@/components/subscriptions/plan-action";
import { PLANS } from "@/lib/subscriptions/constants";
import type { OwnSubscriptions, PlanView, SubscriptionView } from "@/lib/subscriptions/schema";

const AT = "2026-12-21T10:00:00.000Z";
const plans = PLANS.map((plan): PlanView => ({
  ...plan,
  id: plan.slug,
  name: plan.slug,
  currency: "EUR",
  interval: "MONTH",
}));
const [free, standard, premium] = plans as [PlanView, PlanView, PlanView];

const paying = (changes: Partial<SubscriptionView> = {}): SubscriptionView => ({
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
  ...changes,
});

const owning = (changes: Partial<OwnSubscriptions> = {}): OwnSubscriptions => ({
  current: null,
  incomplete: null,
  plan: free,
  offersLeft: 3,
  offersPerPeriod: 3,
  offersRenewAt: AT,
  subcategoriesUsed: 0,
  history: [],
  ...changes,
});

describe("the plan that fits the month", () => {
  it("is none as long as nothing is used up", () => {
    expect(smallestSufficientPlan(plans, owning({ offersLeft: 1, subcategoriesUsed: 2 }))).toBeNull();
    expect(smallestSufficientPlan(plans, undefined)).toBeNull();
  });

  it("is the next larger one once the offers or the services are used up", () => {
    expect(smallestSufficientPlan(plans, owning({ offersLeft: 0 }))).toBe(standard.id);
    expect(smallestSufficientPlan([premium, standard, free], owning({ subcategoriesUsed: 3 }))).toBe(
      standard.id,
    );
    expect(smallestSufficientPlan(plans, owning({ plan: standard, offersLeft: 0 }))).toBe(premium.id);
  });

  it("is none for whoever has the largest", () => {
    expect(smallestSufficientPlan(plans, owning({ plan: premium, offersLeft: 0 }))).toBeNull();
  });

  it("counts what was used, never less than nothing", () => {
    expect(offersUsed(owning({ offersLeft: 1 }))).toBe(2);
    expect(offersUsed(owning({ offersLeft: 9 }))).toBe(0);
    // Five were earned on top of the plan's three.
    expect(offersUsed(owning({ offersLeft: 6, offersPerPeriod: 8 }))).toBe(2);
  });
});

describe("the plan whose button stands out", () => {
  it("is the next larger one for a BEE, whatever is used, and none for anybody else", () => {
    expect(recommendedPlan(plans, owning())).toBe(standard.id);
    expect(recommendedPlan([premium, free, standard], owning({ plan: standard }))).toBe(premium.id);
    expect(recommendedPlan(plans, owning({ plan: premium }))).toBeNull();
    expect(recommendedPlan(plans, undefined)).toBeNull();
  });

  it("is never one with less in it, which has a link only", () => {
    const own = owning({ plan: standard });
    expect(plans.map((plan) => isSmallerPlan(plan, own))).toEqual([true, false, false]);
    expect(isSmallerPlan(free, undefined)).toBe(false);
  });
});

describe("the order of the plans", () => {
  const order = (own: OwnSubscriptions | undefined) => plansToCompare(plans, own).map(({ slug }) => slug);

  it("is that of the prices for visitors and clients, and for a BEE without a paid plan", () => {
    expect(order(undefined)).toEqual(["free", "standard", "premium"]);
    expect(order(owning())).toEqual(["free", "standard", "premium"]);
  });

  it("begins with the own plan, then what is larger", () => {
    const current = paying({ planId: premium.id, plan: premium });
    expect(order(owning({ current, plan: premium }))).toEqual(["premium", "free", "standard"]);
    expect(order(owning({ current: paying(), plan: standard }))).toEqual(["standard", "premium", "free"]);
  });
});

describe("what a plan's card offers", () => {
  const kinds = (own: OwnSubscriptions) => plans.map((plan) => planAction(plan, "PRO", own).kind);

  it("leads visitors to an account and lets clients only look", () => {
    expect(plans.map((plan) => planAction(plan, null, undefined).kind)).toEqual(["join", "signIn", "signIn"]);
    expect(plans.map((plan) => planAction(plan, "CLIENT", undefined).kind)).toEqual(["none", "none", "none"]);
  });

  it("sells to a BEE without a paid plan, and changes the plan of one who pays", () => {
    expect(kinds(owning())).toEqual(["current", "buy", "buy"]);
    expect(kinds(owning({ current: paying() }))).toEqual(["cancel", "manage", "change"]);
  });

  it("says what is planned, and changes nothing while a payment is open", () => {
    expect(kinds(owning({ current: paying({ cancelAtPeriodEnd: true }) }))).toEqual([
      "planned",
      "manage",
      "change",
    ]);
    const down = paying({ planId: premium.id, plan: premium, pendingPlan: standard });
    expect(kinds(owning({ current: down }))).toEqual(["cancel", "planned", "manage"]);
    expect(kinds(owning({ current: paying({ status: "PAST_DUE" }) }))).toEqual(["none", "manage", "none"]);
  });
});

describe("where a payment is gone on with", () => {
  const seen = (step: "none" | "confirm" | "new_method" | "processing") => ({
    status: "INCOMPLETE" as const,
    planId: standard.id,
    step,
  });
  const row = (status: SubscriptionView["status"], planId = standard.id) => ({ status, planId });

  it.each([
    ["INCOMPLETE", "confirm", "confirm"],
    ["INCOMPLETE", "new_method", "failed"],
    ["INCOMPLETE", "processing", "wait"],
    // The provider has the money, and the row is updated by its webhook: only then the plan applies.
    ["INCOMPLETE", "none", "wait"],
    ["ACTIVE", "none", "done"],
    // An upgrade that the bank has to authenticate: the old plan applies meanwhile.
    ["ACTIVE", "confirm", "confirm"],
    ["PAST_DUE", "new_method", "failed"],
    ["CANCELED", "none", "ended"],
  ] as const)("of %s, step %s: %s", (status, step, shown) => {
    expect(paymentState(row(status), seen(step), null)).toBe(shown);
  });

  it("waits until the plan that was paid is the plan that counts", () => {
    const paid = { ...seen("none"), planId: premium.id };
    expect(paymentState(row("ACTIVE", standard.id), paid, standard.id)).toBe("wait");
    expect(isRowBehind(row("ACTIVE", standard.id), paid)).toBe(true);
    expect(paymentState(row("ACTIVE", premium.id), paid, standard.id)).toBe("done");
    expect(isRowBehind(row("ACTIVE", premium.id), paid)).toBe(false);
  });

  it("has ended when an upgrade waits for nothing and the plan before it still counts", () => {
    expect(paymentState(row("ACTIVE"), seen("confirm"), standard.id)).toBe("confirm");
    expect(paymentState(row("ACTIVE"), seen("processing"), standard.id)).toBe("wait");
    expect(paymentState(row("ACTIVE"), seen("none"), standard.id)).toBe("ended");
  });

  it("keeps in its address which plan an upgrade leaves; a first or an overdue payment leaves none", () => {
    const path = "/account/my-subscriptions/subscription-payment-handling?id=sub";
    expect(paymentHref(paying())).toBe(`${path}&from=standard`);
    expect(paymentHref(paying({ status: "INCOMPLETE" }))).toBe(path);
    expect(paymentHref(paying({ status: "PAST_DUE" }))).toBe(path);
  });

  it("finds one's own subscription whatever became of it, and nobody else's", () => {
    const own = owning({ incomplete: paying({ id: "new" }), history: [paying({ id: "old" })] });
    expect(subscriptionIn(own, "new")?.id).toBe("new");
    expect(subscriptionIn(own, "old")?.id).toBe("old");
    expect(subscriptionIn(own, "foreign")).toBeNull();
  });
});

describe("what an address of the payment screen means", () => {
  const of = (plan: string | null, subscription: string | null, own = owning()) =>
    purposeOf({ plan, subscription }, plans, own).kind;

  it("begins a plan that costs something, and nothing else", () => {
    expect(of("standard", null)).toBe("start");
    expect(of("free", null)).toBe("unknown");
    expect(of("none", null)).toBe("unknown");
    expect(of(null, null)).toBe("unknown");
  });

  it("buys no second plan, and takes another card only for one's own", () => {
    const own = owning({ current: paying() });
    expect(of("standard", null, own)).toBe("already");
    expect(of("premium", null, own)).toBe("already");
    expect(of(null, "sub", own)).toBe("card");
    expect(of(null, "foreign", own)).toBe("unknown");
  });
});
