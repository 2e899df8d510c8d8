import { expect, it } from "vitest";
import { GET as readPdf } from "@/app/api/dev/payments/invoices/[id]/pdf/route";
import { GET as readInvoice } from "@/app/api/dev/payments/invoices/[id]/route";
import { db } from "@/lib/platform/server/database/db";
import { POST as addCard } from "@/app/api/dev/payments/methods/route";
import { GET as invoices } from "@/app/api/users/subscriptions/invoices/route";
import { POST as subscribeToStripe } from "@/app/api/users/subscriptions/subscribeToStripe/route";
import { planIdOf } from "@/lib/subscriptions/service/reference-plans";
import { lastDayOf } from "@/lib/demo/payments/presentation";
import type { DemoInvoice, demoMethodAnswer } from "@/lib/demo/payments/schema";
import { newId } from "@/lib/shared/ids";
import type { invoiceList } from "@/lib/subscriptions/schema";
import { call } from "@/tests/support/call";
import { aPro, type TestUser } from "@/tests/support/factories";
import type { z } from "zod";

process.env.DEMO = "1";

/** Buys the plan "standard" in the demo. */
async function buy(pro: TestUser): Promise<void> {
  const body = { number: "4242424242424242", expMonth: 12, expYear: 2040, cvc: "123" };
  const { body: made } = await call<z.infer<typeof demoMethodAnswer>>(addCard, { as: pro, body });
  const wish = { subscriptionId: planIdOf("standard"), paymentMethod: made.paymentMethod };
  await call(subscribeToStripe, { as: pro, body: wish });
}

async function invoiceOf(pro: TestUser) {
  const { items } = (await call<z.infer<typeof invoiceList>>(invoices, { as: pro })).body;
  const { number, url, pdfUrl } = items[0]!;
  return { number, url: new URL(url ?? ""), pdfUrl: new URL(pdfUrl ?? "") };
}

it("names seller, buyer, plan, period, net, VAT and total, for everyone who has its address and no one who guesses", async () => {
  const pro = await aPro({ firstName: "Ida", lastName: "Lang" });
  const company = {
    isBusiness: true,
    businessName: "Lang Maler GmbH",
    registrationNumber: "FN 1",
    vatId: "ATU1",
  };
  await db.user.update({ where: { id: pro.id }, data: company });
  const address = { country: "AT", city: "Wien", street: "Hauptstraße 5", postcode: "1010" };
  await db.profile.upsert({
    where: { userId: pro.id },
    create: { userId: pro.id, ...address },
    update: address,
  });
  await buy(pro);
  const { number, url } = await invoiceOf(pro);
  expect([url.pathname, url.searchParams.get("lang")]).toEqual(["/dev/invoice", "en"]);

  const id = url.searchParams.get("id") ?? "";
  const { body } = await call<DemoInvoice>(readInvoice, { params: { id } });

  expect(body).toMatchObject({ number, currency: "EUR", status: "paid", plan: "Standard" });
  expect(number).toMatch(/^DEMO-\d{4}-\d{5,}$/);
  expect(body.issuer).toMatchObject({ name: "TenderBee" });
  const { isBusiness: _isBusiness, businessName: name, ...numbers } = company;
  expect(body.buyer).toEqual({ name, contact: "Ida Lang", ...numbers, ...address });
  const { netMinor, vatPercent, vatMinor, amountMinor } = body;
  expect({ netMinor, vatPercent, vatMinor, amountMinor }).toEqual({
    netMinor: 1242,
    vatPercent: 20,
    vatMinor: 248,
    amountMinor: 1490,
  });
  const days = (Date.parse(body.periodEnd) - Date.parse(body.periodStart)) / 86_400_000;
  expect(days).toBeGreaterThanOrEqual(28);
  expect((await call(readInvoice, { params: { id: newId() } })).status).toBe(404);
  expect((await call(readInvoice, { params: { id: "none" } })).status).toBe(422);
});

it("ends on the day before the next one begins: no day is paid for twice", () => {
  expect(lastDayOf({ periodEnd: "2026-12-24T10:00:00.000Z" }).slice(0, 10)).toBe("2026-12-23");
});

it("is a PDF, too, in the language of its list, and counts on", async () => {
  const [first, second] = [await aPro({ firstName: "Győző", lastName: "Dvořák" }), await aPro()];
  await buy(first);
  await buy(second);
  const [{ pdfUrl, number }, after] = [await invoiceOf(first), await invoiceOf(second)];
  const id = pdfUrl.pathname.split("/").at(-2) ?? "";

  const answer = await readPdf(new Request(new URL("?lang=hu", pdfUrl)), { params: Promise.resolve({ id }) });

  expect(answer.headers.get("content-type")).toBe("application/pdf");
  expect(answer.headers.get("content-disposition")).toBe(`inline; filename="${number}.pdf"`);
  const file = Buffer.from(await answer.arrayBuffer());
  expect(file.subarray(0, 5).toString()).toBe("%PDF-");
  expect(file.length).toBeGreaterThan(5_000);
  const serial = (text: string | null) => Number(text?.split("-").at(-1));
  expect(serial(after.number)).toBeGreaterThan(serial(number));
  const none = new Request(pdfUrl);
  expect((await readPdf(none, { params: Promise.resolve({ id: newId() }) })).status).toBe(404);
});
