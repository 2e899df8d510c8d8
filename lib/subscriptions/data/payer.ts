import { readLanguage, toLocale } from "@/lib/i18n/languages";
import type { DbClient } from "@/lib/platform/server/database/db";
import type { Customer } from "@/lib/platform/server/payments/payments";
import { fullName, personName } from "@/lib/shared/people";
import { personSelect } from "@/lib/people/data";

/** Whom the invoices are for, as the provider knows them, and the provider's id of them. */
export async function findPayer(
  client: DbClient,
  userId: string,
): Promise<{ customer: Customer; customerId: string | null }> {
  const row = await client.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      ...personSelect,
      email: true,
      vatId: true,
      paymentCustomerId: true,
      profile: { select: { street: true, postcode: true, city: true, country: true } },
    },
  });
  const { id, email, isBusiness, vatId, profile, paymentCustomerId: customerId } = row;
  const lang = toLocale(readLanguage(row.lang));
  const address = profile ?? { street: null, postcode: null, city: null, country: null };
  const customer = {
    userId: id,
    email,
    name: fullName(row),
    lang,
    address,
    vatId: isBusiness ? vatId : null,
  };
  return { customer, customerId };
}

/** Whom an invoice is for: the business or the person, with an address as far as it is known. */
export type Buyer = {
  /** The business name of a business, else the person's. */
  name: string;
  /** The person behind a business name. */
  contact: string | null;
  street: string | null;
  postcode: string | null;
  city: string | null;
  country: string | null;
  registrationNumber: string | null;
  vatId: string | null;
};

/** The buyer as the profile has it now; null when the account is gone. */
export async function maybeBuyer(client: DbClient, userId: string): Promise<Buyer | null> {
  const address = { street: true, postcode: true, city: true, country: true };
  const row = await client.user.findUnique({
    where: { id: userId, deletedAt: null },
    select: { ...personSelect, registrationNumber: true, vatId: true, profile: { select: address } },
  });
  if (!row) return null;
  const { isBusiness, registrationNumber, vatId, profile } = row;
  const [name, person] = [fullName(row), personName(row)];
  return {
    name,
    contact: name === person ? null : person,
    street: profile?.street ?? null,
    postcode: profile?.postcode ?? null,
    city: profile?.city ?? null,
    country: profile?.country ?? null,
    registrationNumber: isBusiness ? registrationNumber : null,
    vatId: isBusiness ? vatId : null,
  };
}

/** How many subcategories a PRO offers: what a plan limits beside offers. */
export function countSubcategories(client: DbClient, userId: string): Promise<number> {
  return client.userSubcategory.count({ where: { userId } });
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The user of a provider's subscription, from its metadata; null when there is no user with this id. */
export async function maybeOwner(
  client: DbClient,
  userId: string | null,
): Promise<{ id: string; hasLeft: boolean } | null> {
  if (!userId || !UUID.test(userId)) return null;
  const row = await client.user.findUnique({ where: { id: userId }, select: { id: true, deletedAt: true } });
  return row && { id: row.id, hasLeft: row.deletedAt !== null };
}
