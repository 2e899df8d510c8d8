import { expect, it } from "vitest";
import { aPro } from "@/tests/support/factories";
import { bought, change, deliverAll, fake, openShop, ownOf, premium, preview, standard } from "./stripe-shop";

process.env.STRIPE_AUTOMATIC_TAX = "1";
openShop();

it("lets Stripe work out the taxes when that is configured, also after a planned change", async () => {
  const pro = await aPro();
  const { id, providerId } = await bought(pro);
  expect(fake.subscription(providerId).automatic_tax.enabled).toBe(true);
  const [invoice] = fake.world.invoices.all();
  expect(invoice).toMatchObject({ total: 1490, total_taxes: [{ amount: 248, tax_behavior: "inclusive" }] });

  const shown = (await preview(pro, id, premium)).body;
  expect(shown).toMatchObject({ dueNowMinor: 2500, taxMinor: 417 });
  await change(pro, id, premium, shown.prorationAt);
  await change(pro, id, standard);
  fake.renew(providerId);
  await deliverAll();

  expect(fake.subscription(providerId).automatic_tax.enabled).toBe(true);
  expect((await ownOf(pro)).current?.plan.slug).toBe("standard");
});
