import type Stripe from "stripe";
import { log } from "../config/log";
import type { Customer } from "./payments";
import { isOf } from "./stripe-client";

/** What Stripe writes on a customer's invoices. A null clears what was there. */
export function customerParams({ userId, email, name, lang, address }: Customer) {
  const { street, postcode, city, country } = address;
  return {
    email,
    name,
    preferred_locales: [lang],
    metadata: { userId },
    address: {
      line1: street ?? "",
      postal_code: postcode ?? "",
      city: city ?? "",
      country: country ?? "",
    },
  } satisfies Stripe.CustomerCreateParams;
}

const EU_VAT = /^[A-Z]{2}[\dA-Z+*]{2,12}$/;

/**
 * The VAT number as one of Stripe's tax ids, in the place of an older one. Stripe checks its form by country; a number
 * that it refuses is left out, because a purchase must not fail for it.
 */
export async function keepVatId(stripe: Stripe, customerId: string, vatId: string | null): Promise<void> {
  const value = vatId?.replaceAll(/[\s.-]/g, "").toUpperCase() ?? null;
  const { data: known } = await stripe.customers.listTaxIds(customerId);
  if (known.some((taxId) => taxId.value === value)) return;
  for (const { id } of known) await stripe.customers.deleteTaxId(customerId, id);
  if (!value || !EU_VAT.test(value)) return;
  try {
    await stripe.customers.createTaxId(customerId, { type: "eu_vat", value });
  } catch (error) {
    if (!isOf(error, "StripeInvalidRequestError")) throw error;
    log.info({ err: error, customerId }, "Stripe does not accept a VAT number");
  }
}
