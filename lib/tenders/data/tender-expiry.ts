import type { Tx } from "@/lib/platform/server/database/db";
import { EXPIRY } from "../constants";

/** Moves the end of an open tender by 30 days and counts it; the version rises, so that a double press is one extension. */
export async function saveExtension(tx: Tx, tenderId: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE tenders SET expires_at = expires_at + make_interval(days => ${EXPIRY.days}::int),
      extended_count = extended_count + 1, version = version + 1, updated_at = now()
    WHERE id = ${tenderId}::uuid`;
}

/** Sets the end of an open tender anew. */
export async function saveExpiry(tx: Tx, tenderId: string, expiresAt: Date): Promise<void> {
  await tx.tender.update({ where: { id: tenderId }, data: { expiresAt }, select: { id: true } });
}
