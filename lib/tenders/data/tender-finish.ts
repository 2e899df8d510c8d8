import type { Tx } from "@/lib/platform/server/database/db";

/** Writes the PRO's report that the work is done, or takes it back (null). The version rises: it is a step of both. */
export async function saveFinishRequest(
  tx: Tx,
  tenderId: string,
  request: { at: Date; note: string | null } | null,
): Promise<void> {
  const data = { finishRequestedAt: request?.at ?? null, finishNote: request?.note ?? null };
  await tx.tender.update({
    where: { id: tenderId },
    data: { ...data, version: { increment: 1 } },
    select: { id: true },
  });
}
