import { expect, it } from "vitest";
import { db } from "@/lib/platform/server/database/db";
import { upsertPlans } from "@/lib/subscriptions/service/reference-plans";
import { syncPlans } from "@/lib/subscriptions/service/sync-plans";
import type { Invoice } from "@/tests/support/fake-stripe/objects";
import { aPro } from "@/tests/support/factories";
import { bought, buy, deliverAll, fake, openShop, ownOf, standard } from "./stripe-shop";

openShop();

it("takes no other price than the one it shows: a new one is sold when Stripe has it", async () => {
  // What a version of the product before this one sold it at.
  await db.plan.update({ where: { id: standard }, data: { priceMinor: 990 } });
  await syncPlans();
  const early = await aPro();
  const { providerId } = await bought(early);

  await upsertPlans(db);

  const refused = await buy(await aPro(), fake.card("pays"));
  expect([refused.status, refused.body.code]).toEqual([503, "payments_unavailable"]);
  await syncPlans();
  await upsertPlans(db);
  expect((await buy(await aPro(), fake.card("pays"))).status).toBe(200);
  expect(fake.world.invoices.all().map(({ total }) => total)).toEqual([990, 1490]);
  expect((await ownOf(early)).current).toMatchObject({ priceMinor: 990, plan: { priceMinor: 1490 } });
  fake.renew(providerId);
  await deliverAll();
  const isEarly = ({ parent }: Invoice) => parent.subscription_details.subscription === providerId;
  expect(fake.world.invoices.all().filter(isEarly).at(-1)?.total).toBe(990);
  expect((await ownOf(early)).current?.priceMinor).toBe(990);
});
