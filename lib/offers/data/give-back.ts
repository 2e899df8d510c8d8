import { db, type Tx } from "@/lib/platform/server/database/db";

/** Keeps that the client has the offers before them, where one has come since they last had. */
export async function saveOffersSeen(tenderId: string): Promise<void> {
  await db.$executeRaw`
    UPDATE tenders t SET offers_seen_at = now()
    WHERE t.id = ${tenderId}::uuid AND EXISTS (SELECT FROM offers o WHERE o.tender_id = t.id
      AND o.counted_at > COALESCE(t.offers_seen_at, '-infinity'))`;
}

/** The PROs in whose conversation about a tender its client has read something: it begins with the offer. */
export async function listReadProIds(
  tx: Tx,
  { id, creatorId }: { id: string; creatorId: string },
): Promise<string[]> {
  const rows = await tx.conversation.findMany({
    where: { tenderId: id, participants: { some: { userId: creatorId, lastReadSeq: { gt: 0 } } } },
    select: { proId: true },
  });
  return rows.map(({ proId }) => proId);
}

/** Whether an offer has been given back. */
export async function isGivenBack(tx: Tx, offerId: string): Promise<boolean> {
  return (await tx.offerReturn.count({ where: { offerId } })) > 0;
}

/** Keeps that an offer is given back. */
export async function addReturn(tx: Tx, data: { offerId: string; asBonus: boolean }): Promise<void> {
  await tx.offerReturn.create({ data, select: { offerId: true } });
}
