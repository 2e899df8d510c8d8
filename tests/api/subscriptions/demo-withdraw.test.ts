import { expect, it } from "vitest";
import type { z } from "zod";
import { POST as addCard } from "@/app/api/dev/payments/methods/route";
import { POST as renew } from "@/app/api/dev/payments/renew/route";
import { POST as withdraw } from "@/app/api/users/subscriptions/[id]/withdraw/route";
import { GET as preview } from "@/app/api/users/subscriptions/[id]/withdrawal-preview/route";
import { GET as invoices } from "@/app/api/users/subscriptions/invoices/route";
import { GET as own } from "@/app/api/users/subscriptions/route";
import { POST as subscribe } from "@/app/api/users/subscriptions/subscribeToStripe/route";
import type { demoMethodAnswer } from "@/lib/demo/payments/schema";
import { jobs } from "@/lib/subscriptions/jobs";
import type { invoiceList, OwnSubscriptions, SubscriptionAnswer } from "@/lib/subscriptions/schema";
import { planIdOf } from "@/lib/subscriptions/service/reference-plans";
import { call } from "@/tests/support/call";
import { aPro } from "@/tests/support/factories";
import { runJobs } from "@/tests/support/run-jobs";

process.env.DEMO = "1";

async function aBuyer() {
  const pro = await aPro();
  const card = { number: "4242 4242 4242 4242", expMonth: 12, expYear: 2040, cvc: "123" };
  const { paymentMethod } = (await call<z.infer<typeof demoMethodAnswer>>(addCard, { as: pro, body: card }))
    .body;
  const body = { subscriptionId: planIdOf("standard"), paymentMethod };
  const { subscription } = (await call<SubscriptionAnswer>(subscribe, { as: pro, body })).body;
  return { pro, id: subscription.id };
}

const invoicesOf = async (as: Awaited<ReturnType<typeof aBuyer>>["pro"]) =>
  (await call<z.infer<typeof invoiceList>>(invoices, { as })).body.items;

it("pays back nearly everything in the demo when the contract is withdrawn from at once, and shows it at the invoice", async () => {
  const { pro, id } = await aBuyer();

  const left = await call<SubscriptionAnswer>(withdraw, { as: pro, params: { id } });
  await runJobs(jobs);

  expect(left.body).toMatchObject({ status: "CANCELED", subscription: { status: "CANCELED" } });
  const { current, history } = (await call<OwnSubscriptions>(own, { as: pro })).body;
  expect([current, history]).toMatchObject([null, [{ status: "CANCELED", refundMinor: 1490 }]]);
  expect(await invoicesOf(pro)).toMatchObject([{ amountMinor: 1490, refundedMinor: 1490, status: "paid" }]);
});

it("says before what it pays back, of the month that runs", async () => {
  const { pro, id } = await aBuyer();
  await call(renew, { as: pro, body: { id } });

  const { body } = await call(preview, { as: pro, params: { id } });

  expect(body).toMatchObject({ planName: "Standard", refundMinor: 1490 });
  expect((await invoicesOf(pro)).map(({ refundedMinor }) => refundedMinor)).toEqual([0, 0]);
});

it("pays back the month that runs, not the one that the demo has let go by", async () => {
  const { pro, id } = await aBuyer();
  await call(renew, { as: pro, body: { id } });

  await call(withdraw, { as: pro, params: { id } });
  await runJobs(jobs);

  expect((await invoicesOf(pro)).map(({ refundedMinor }) => refundedMinor)).toEqual([1490, 0]);
});
