import type { z } from "zod";
import { POST as addCard } from "@/app/api/dev/payments/methods/route";
import { GET as own } from "@/app/api/users/subscriptions/route";
import { POST as subscribeToStripe } from "@/app/api/users/subscriptions/subscribeToStripe/route";
import type { demoMethodAnswer } from "@/lib/demo/payments/schema";
import type { OwnSubscriptions, SubscriptionAnswer } from "@/lib/subscriptions/schema";
import { planIdOf } from "@/lib/subscriptions/service/reference-plans";
import { call } from "@/tests/support/call";
import type { TestUser } from "@/tests/support/factories";

export const CARDS = {
  pays: "4242 4242 4242 4242",
  asks: "4000002760003184",
  refuses: "4000 0000 0000 0002",
};
export const FAILS_LATER = "4000000000000341";
export const standard = planIdOf("standard");
export const premium = planIdOf("premium");

export async function aCard(pro: TestUser, number: string): Promise<string> {
  const body = { number, expMonth: 12, expYear: 2040, cvc: "123" };
  const { body: made } = await call<z.infer<typeof demoMethodAnswer>>(addCard, { as: pro, body });
  return made.paymentMethod;
}

export async function buy(pro: TestUser, number: string, planId = standard) {
  const paymentMethod = await aCard(pro, number);
  return call<SubscriptionAnswer>(subscribeToStripe, {
    as: pro,
    body: { subscriptionId: planId, paymentMethod },
  });
}

export const ownOf = async (pro: TestUser) => (await call<OwnSubscriptions>(own, { as: pro })).body;
