import type { DbClient, Tx } from "@/lib/platform/server/database/db";

/** Who sees a tender: `publicAt` is when a private one becomes public by itself, null where it does not. */
export type AudienceColumns = { isPrivate: boolean; publicAt: Date | null };

/** Writes who sees a tender, and increments its version. */
export async function saveAudience(tx: Tx, tenderId: string, audience: AudienceColumns): Promise<void> {
  await tx.tender.update({
    where: { id: tenderId },
    data: { ...audience, version: { increment: 1 } },
    select: { id: true },
  });
}

/** The open tenders whose private time is over, in the order of the row locks. */
export async function listDueTenders(client: DbClient, now: Date): Promise<string[]> {
  const rows = await client.tender.findMany({
    where: { publicAt: { lte: now }, status: "NEW" },
    select: { id: true },
    orderBy: { id: "asc" },
  });
  return rows.map(({ id }) => id);
}

/** Whether the two have a completed tender of each other: then the client can book the PRO again. */
export async function haveWorkedTogether(
  client: DbClient,
  creatorId: string,
  proId: string,
): Promise<boolean> {
  const where = { creatorId, recipientId: proId, status: "COMPLETED" as const };
  return (await client.tender.findFirst({ where, select: { id: true } })) !== null;
}
