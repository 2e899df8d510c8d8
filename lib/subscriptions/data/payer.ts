import { readLanguage, type Language } from "@/lib/i18n/languages";
import type { Reader } from "@/lib/platform/server/db";
import { fullName } from "@/lib/shared/people";
import { personSelect } from "@/lib/users/data";

/** Whom the bills are for. */
export async function findPayer(
  reader: Reader,
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

/** How many trades a PRO offers: what a plan limits beside offers. */
export function countSubcategories(reader: Reader, userId: string): Promise<number> {
  return reader.userSubcategory.count({ where: { userId } });
}
