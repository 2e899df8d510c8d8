import type Stripe from "stripe";
import { expect, it } from "vitest";
import { toProviderSubscription } from "@/lib/platform/server/payments/stripe-subscription";

const AT = 1_790_000_000;

function anUpgrade(changes: object) {
  return {
    id: "sub_1",
    customer: "cus_1",
    status: "active",
    metadata: { userId: "user" },
    items: {
      data: [
        {
          price: { metadata: { planId: "standard" }, unit_amount: 1490 },
          current_period_start: AT,
          current_period_end: AT + 1,
        },
      ],
    },
    created: AT,
    pending_update: {},
    latest_invoice: { id: "in_1", status: "open" },
    ...changes,
  } as unknown as Stripe.Subscription;
}
const intent = (status: string) => ({ status, client_secret: "secret" }) as Stripe.PaymentIntent;
const stepOf = (subscription: Stripe.Subscription, payment: Stripe.PaymentIntent | null) =>
  toProviderSubscription(subscription, payment, null).payment.step;

it("waits until Stripe has begun a better plan that is paid for, and no longer", () => {
  const paid = { latest_invoice: { id: "in_1", status: "paid" } };

  expect(stepOf(anUpgrade({}), intent("requires_action"))).toBe("confirm");
  expect(stepOf(anUpgrade({}), intent("succeeded"))).toBe("processing");
  expect(stepOf(anUpgrade(paid), null)).toBe("processing");
  expect(stepOf(anUpgrade({ ...paid, pending_update: null }), null)).toBe("none");
  // Its time was up: nothing is open any more.
  const voided = { latest_invoice: { id: "in_1", status: "void" }, pending_update: null };
  expect(stepOf(anUpgrade(voided), null)).toBe("none");
});
