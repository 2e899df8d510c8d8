import { readLanguage, type Language } from "@/lib/i18n/languages";
import type { DbClient } from "@/lib/platform/server/database/db";
import { fullName } from "@/lib/shared/people";
import { personSelect } from "@/lib/people/data";

/** Whom the bills are for. */
export async function findPayer(
  reader: DbClient,
  userId: string,
): Promise<{ email: string; name: string; lang: Language; customerId: string | null }> {
  const row = await reader.user.findUniqueOrThrow({
    where: { id: userId },
    select: { ...personSelect, email: true, lang: true, paymentCustomerId: true },
  });
  return {
    email: row.email,
    name: fullName(row),
    lang: readLanguage(row.lang),
    customerId: row.paymentCustomerId,
  };
}

/** The name on an invoice; null when the account is gone. */
export async function maybeName(reader: DbClient, userId: string): Promise<string | null> {
  const row = await reader.user.findUnique({ where: { id: userId }, select: personSelect });
  return row && fullName(row);
}

/** How many subcategories a PRO offers: what a plan limits beside offers. */
export function countSubcategories(reader: DbClient, userId: string): Promise<number> {
  return reader.userSubcategory.count({ where: { userId } });
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The user of a provider's subscription, from its metadata; null when there is no user with this id. */
export async function maybeOwner(
  reader: DbClient,
  userId: string | null,
): Promise<{ id: string; hasLeft: boolean } | null> {
  if (!userId || !UUID.test(userId)) return null;
  const row = await reader.user.findUnique({ where: { id: userId }, select: { id: true, deletedAt: true } });
  return row && { id: row.id, hasLeft: row.deletedAt !== null };
}
