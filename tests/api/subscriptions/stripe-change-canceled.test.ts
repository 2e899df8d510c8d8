import { describe, expect, it } from "vitest";
import { aPro } from "@/tests/support/factories";
import {
  bought,
  cancel,
  change,
  deliverAll,
  fake,
  openShop,
  ownOf,
  premium,
  replaceCard,
} from "./stripe-shop";

openShop();

describe("a better plan at Stripe for one who has cancelled", () => {
  async function wishing(behaviour: "refuses" | "asks") {
    const pro = await aPro();
    const { id, providerId } = await bought(pro);
    await cancel(pro, id);
    fake.turn(fake.subscription(providerId).default_payment_method ?? "", behaviour);
    const { body } = await change(pro, id, premium);
    expect(body.subscription).toMatchObject({ cancelAtPeriodEnd: true, plan: { slug: "standard" } });
    return { pro, id, providerId, body };
  }

  it.each(["refuses", "asks"] as const)(
    "stays cancelled when its card %s and it is not paid",
    async (card) => {
      const { pro, providerId } = await wishing(card);

      fake.pass({ hours: 24 });
      await deliverAll();

      expect((await ownOf(pro)).current).toMatchObject({
        cancelAtPeriodEnd: true,
        plan: { slug: "standard" },
      });
      expect(fake.subscription(providerId).cancel_at_period_end).toBe(true);
    },
  );

  it("goes on with the better plan once that is paid, at once or later", async () => {
    const pro = await aPro();
    const { id } = await bought(pro);
    await cancel(pro, id);
    const paid = await change(pro, id, premium);
    expect(paid.body.subscription).toMatchObject({ cancelAtPeriodEnd: false, plan: { slug: "premium" } });

    const asked = await wishing("asks");
    fake.bank(asked.body.clientSecret ?? "");
    await deliverAll();
    expect((await ownOf(asked.pro)).current).toMatchObject({
      cancelAtPeriodEnd: false,
      plan: { slug: "premium" },
    });
    expect(fake.subscription(asked.providerId).cancel_at_period_end).toBe(false);

    const refused = await wishing("refuses");
    const { body } = await replaceCard(refused.pro, refused.id, fake.card("pays"));
    expect(body.subscription).toMatchObject({ cancelAtPeriodEnd: false, plan: { slug: "premium" } });
  });

  it("stays cancelled when it is cancelled after the better plan was paid", async () => {
    const pro = await aPro();
    const { id } = await bought(pro);
    await change(pro, id, premium);

    await cancel(pro, id);
    await deliverAll();

    expect((await ownOf(pro)).current).toMatchObject({ cancelAtPeriodEnd: true, plan: { slug: "premium" } });
  });
});
