import { expect, it } from "vitest";
import { GET as readInvoice } from "@/app/api/dev/payments/invoices/[id]/route";
import { POST as addCard } from "@/app/api/dev/payments/methods/route";
import { GET as invoices } from "@/app/api/users/subscriptions/invoices/route";
import { POST as subscribeToStripe } from "@/app/api/users/subscriptions/subscribeToStripe/route";
import { planIdOf } from "@/lib/subscriptions/service/reference-plans";
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

it("leaves an invoice that can be read by whoever has its address, and by nobody who guesses", async () => {
  const pro = await aPro({ firstName: "Ida", lastName: "Lang" });
  await buy(pro);
  const { body } = await call<z.infer<typeof invoiceList>>(invoices, { as: pro });
  const url = new URL(body.items[0]?.url ?? "");
  expect([url.pathname, url.searchParams.get("lang")]).toEqual(["/dev/invoice", "en"]);

  const invoice = await call<DemoInvoice>(readInvoice, {
    params: { id: url.searchParams.get("id") ?? "" },
  });

  const { number, name } = invoice.body;
  expect(invoice.body).toMatchObject({ amountMinor: 1490, currency: "EUR", status: "paid" });
  expect([number, name]).toEqual([body.items[0]?.number, "Ida Lang"]);
  expect((await call(readInvoice, { params: { id: newId() } })).status).toBe(404);
  expect((await call(readInvoice, { params: { id: "none" } })).status).toBe(422);
});
