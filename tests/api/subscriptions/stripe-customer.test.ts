import { expect, it } from "vitest";
import { POST as askForAddress } from "@/app/api/auth/change-email/route";
import { POST as confirmAddress } from "@/app/api/auth/change-email/confirm/route";
import { PATCH as changeParticulars } from "@/app/api/users/[id]/route";
import { PUT as saveLocation } from "@/app/api/users/location/[id]/route";
import { PATCH as changeSettings } from "@/app/api/users/settings/change/route";
import { jobs } from "@/lib/subscriptions/jobs";
import { call } from "@/tests/support/call";
import { aPro, PASSWORD, type TestUser } from "@/tests/support/factories";
import { runJobs, tokenFromMailTo } from "@/tests/support/run-jobs";
import { bought, fake, openShop } from "./stripe-shop";

openShop();

const WIEN = { country: "AT", city: "Wien", street: "Hauptstraße 5", postcode: "1010" };

async function change(pro: TestUser, body: object): Promise<void> {
  expect((await call(changeParticulars, { as: pro, params: { id: pro.id }, body })).status).toBe(200);
  await runJobs(jobs);
}

async function movesTo(pro: TestUser, body: object): Promise<void> {
  expect((await call(saveLocation, { as: pro, params: { id: pro.id }, body })).status).toBe(200);
  await runJobs(jobs);
}

const customerOf = (pro: TestUser) =>
  fake.world.customers.all().find(({ metadata }) => metadata.userId === pro.id);
const vatIds = () => fake.world.taxIds.all().map(({ value }) => value);

it("knows the business, its address and VAT number, for the invoices it writes", async () => {
  const pro = await aPro();
  await movesTo(pro, WIEN);
  await change(pro, { isBusiness: true, businessName: "Lang Maler GmbH", vatId: "atu 12345678" });

  await bought(pro);

  const address = { line1: "Hauptstraße 5", postal_code: "1010", city: "Wien", country: "AT" };
  expect(customerOf(pro)).toMatchObject({ name: "Lang Maler GmbH", address });
  expect(vatIds()).toEqual(["ATU12345678"]);
});

it("hears of what changes, and of a number that it does not accept nothing breaks", async () => {
  const pro = await aPro({ firstName: "Ida", lastName: "Lang" });
  await change(pro, { isBusiness: true, businessName: "Lang", vatId: "ATU12345678" });
  await bought(pro);

  await movesTo(pro, { ...WIEN, city: "Graz", postcode: "8010" });
  expect(customerOf(pro)?.address).toMatchObject({ city: "Graz", postal_code: "8010" });
  await change(pro, { vatId: "SK1234567890" });
  expect(vatIds()).toEqual(["SK1234567890"]);
  await change(pro, { vatId: "AT-unknown" });
  expect(vatIds()).toEqual([]);
  await change(pro, { isBusiness: false, vatId: "ATU12345678" });
  expect(vatIds()).toEqual([]);
  expect(customerOf(pro)?.name).toBe("Ida Lang");
});

it("hears of another address and language: its mails go where the BEE reads them", async () => {
  const pro = await aPro();
  await bought(pro);

  expect((await call(changeSettings, { as: pro, body: { lang: "de" } })).status).toBe(200);
  await runJobs(jobs);
  expect(customerOf(pro)).toMatchObject({ email: pro.email, preferred_locales: ["de"] });

  const email = `new-${pro.email}`;
  await call(askForAddress, { as: pro, body: { email, currentPassword: PASSWORD } });
  await call(confirmAddress, { body: { token: await tokenFromMailTo(email) } });
  await runJobs(jobs);
  expect(customerOf(pro)?.email).toBe(email);
});

it("hears nothing of a BEE who never bought", async () => {
  const pro = await aPro();

  await change(pro, { firstName: "Ina" });

  expect(customerOf(pro)).toBeUndefined();
});
