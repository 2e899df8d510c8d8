import type { z } from "zod";
import { describe, expect, it } from "vitest";
import { POST as answerBank } from "@/app/api/dev/payments/[clientSecret]/route";
import { POST as renew } from "@/app/api/dev/payments/renew/route";
import { PATCH as cancel } from "@/app/api/users/subscriptions/[id]/cancel/route";
import { PATCH as change } from "@/app/api/users/subscriptions/[id]/change/route";
import { POST as replaceCard } from "@/app/api/users/subscriptions/[id]/payment-method/route";
import { GET as invoices } from "@/app/api/users/subscriptions/invoices/route";
import { jobs } from "@/lib/subscriptions/jobs";
import type { invoiceList, SubscriptionAnswer } from "@/lib/subscriptions/schema";
import { call } from "@/tests/support/call";
import { aPro } from "@/tests/support/factories";
import { runJobs } from "@/tests/support/run-jobs";
import { aCard, buy, CARDS, FAILS_LATER, ownOf, premium } from "./demo-shop";

process.env.DEMO = "1";

describe("a plan of the demo", () => {
  it("can be cancelled while a renewal is not paid, and ends at once", async () => {
    const pro = await aPro();
    const { body } = await buy(pro, FAILS_LATER);
    const params = { id: body.subscription.id };
    await call(renew, { as: pro, body: params });
    await runJobs(jobs);

    const canceled = await call<SubscriptionAnswer>(cancel, { as: pro, params, body: {} });

    expect(canceled.body).toMatchObject({ status: "CANCELED", step: "none" });
    await runJobs(jobs);
    expect(await ownOf(pro)).toMatchObject({
      current: null,
      history: [{ status: "CANCELED" }],
      offersLeft: 3,
    });
    const { items } = (await call<z.infer<typeof invoiceList>>(invoices, { as: pro })).body;
    expect(items.map(({ status }) => status)).toEqual(["void", "paid"]);
  });

  it("stays cancelled when a better plan is chosen, until that is paid", async () => {
    const pro = await aPro();
    const { body } = await buy(pro, CARDS.pays);
    const params = { id: body.subscription.id };
    await call(replaceCard, { as: pro, params, body: { paymentMethod: await aCard(pro, CARDS.asks) } });
    await call(cancel, { as: pro, params, body: {} });
    const better = { as: pro, params, body: { subscriptionId: premium } };
    const asked = await call<SubscriptionAnswer>(change, better);
    expect(asked.body).toMatchObject({ step: "confirm", subscription: { cancelAtPeriodEnd: true } });

    const bank = { clientSecret: asked.body.clientSecret ?? "" };
    await call(answerBank, { as: pro, params: bank, body: { approve: true } });
    await runJobs(jobs);

    expect((await ownOf(pro)).current).toMatchObject({ plan: { slug: "premium" }, cancelAtPeriodEnd: false });
  });

  it("remembers no plan whose first payment was given up", async () => {
    const pro = await aPro();
    await buy(pro, CARDS.refuses);
    await buy(pro, CARDS.pays, premium);

    expect(await ownOf(pro)).toMatchObject({
      current: { plan: { slug: "premium" }, beganAt: expect.any(String) as string },
      history: [{ plan: { slug: "standard" }, beganAt: null }],
    });
  });
});
