import { readLanguage, type Language } from "@/lib/i18n/languages";
import type { Tx } from "@/lib/platform/server/database/db";
import type { Role } from "@/lib/shared/actor";

/** What has to be known of a locked account before an admin acts for its owner. */
export async function findStanding(
  tx: Tx,
  userId: string,
): Promise<{ role: Role; lang: Language; suspendedAt: Date | null }> {
  const row = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { role: true, lang: true, suspendedAt: true },
  });
  return { ...row, lang: readLanguage(row.lang) };
}
