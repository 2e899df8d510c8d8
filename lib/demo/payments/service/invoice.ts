import type { Language } from "@/lib/i18n/languages";
import { db } from "@/lib/platform/server/database/db";
import { env } from "@/lib/platform/server/config/env";
import { AppError } from "@/lib/shared/errors";
import { maybeBuyer } from "@/lib/subscriptions/data/payer";
import { maybePlan, toPlanView } from "@/lib/subscriptions/data/plans";
import { maybeInvoice } from "../data";
import type { DemoInvoice } from "../schema";

/** Where an invoice of the demo is read and printed. */
export const invoiceUrl = (id: string, lang: Language) => `${env.SITE_URL}/dev/invoice?lang=${lang}&id=${id}`;

/** The same as a file. */
export const invoicePdfUrl = (id: string, lang: Language) =>
  `${env.SITE_URL}/api/dev/payments/invoices/${id}/pdf?lang=${lang}`;

/** Who sells: the operator of the imprint. */
const issuer = () => ({
  name: env.COMPANY_NAME,
  address: env.COMPANY_ADDRESS ?? null,
  register: env.COMPANY_REGISTER ?? null,
  vatId: env.COMPANY_VAT_ID ?? null,
});

const PERCENT = 100;

/** The part of a price that is not VAT, rounded to the cent; the rest is the VAT. */
function netOf(grossMinor: number, vatPercent: number): number {
  return Math.round((grossMinor * PERCENT) / (PERCENT + vatPercent));
}

/**
 * An invoice of the demo. Its id cannot be guessed: the address is enough to read it, without a session, as with
 * Stripe's invoices. Throws `not_found`.
 */
export async function readDemoInvoice({ id, lang }: { id: string; lang: Language }): Promise<DemoInvoice> {
  const found = env.DEMO ? await maybeInvoice(db, id) : null;
  if (!found) throw new AppError("not_found");
  const { number, amountMinor, vatPercent, currency, status, planId, ...dates } = found.invoice;
  const [buyer, plan] = await Promise.all([maybeBuyer(db, found.userId), maybePlan(db, planId)]);
  const netMinor = netOf(amountMinor, vatPercent);
  return {
    number,
    status,
    currency,
    issuer: issuer(),
    buyer,
    plan: plan ? toPlanView(plan, lang).name : "",
    createdAt: dates.createdAt.toISOString(),
    periodStart: dates.periodStart.toISOString(),
    periodEnd: dates.periodEnd.toISOString(),
    netMinor,
    vatPercent,
    vatMinor: amountMinor - netMinor,
    amountMinor,
  };
}
