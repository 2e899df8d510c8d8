import type { Language } from "@/lib/i18n/languages";
import { db } from "@/lib/platform/server/database/db";
import { env } from "@/lib/platform/server/config/env";
import { AppError } from "@/lib/shared/errors";
import { maybeName } from "@/lib/subscriptions/data/payer";
import { maybeInvoice } from "../data";
import type { DemoInvoice } from "../schema";

/** Where a bill of the demo is read and printed. */
export const invoiceUrl = (id: string, lang: Language) => `${env.SITE_URL}/dev/invoice?lang=${lang}&id=${id}`;

/**
 * An invoice of the demo. Its id cannot be guessed: the address is enough to read it, without a session, as with
 * Stripe's invoices. Throws `not_found`.
 */
export async function readDemoInvoice({ id }: { id: string }): Promise<DemoInvoice> {
  const found = env.DEMO ? await maybeInvoice(db, id) : null;
  if (!found) throw new AppError("not_found");
  const { number, amountMinor, currency, status, createdAt } = found.bill;
  const name = (await maybeName(db, found.userId)) ?? "";
  return { number, amountMinor, currency, status, createdAt: createdAt.toISOString(), name };
}
