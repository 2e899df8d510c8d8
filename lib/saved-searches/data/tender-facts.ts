import type { DbClient } from "@/lib/platform/server/database/db";
import type { Prisma } from "@/prisma/generated/client";

const factsSelect = {
  id: true,
  title: true,
  city: true,
  isRemote: true,
  urgent: true,
  budgetType: true,
  budgetMinMinor: true,
  budgetMaxMinor: true,
  subcategory: { select: { slug: true } },
} as const satisfies Prisma.TenderSelect;

/** What a mail says of a tender: nothing that the list does not show. */
export type MailedTender = Prisma.TenderGetPayload<{ select: typeof factsSelect }>;

/** The given tenders, by id. */
export async function findMailedTenders(
  client: DbClient,
  ids: readonly string[],
): Promise<Map<string, MailedTender>> {
  const rows = await client.tender.findMany({ where: { id: { in: [...ids] } }, select: factsSelect });
  return new Map(rows.map((row) => [row.id, row]));
}
