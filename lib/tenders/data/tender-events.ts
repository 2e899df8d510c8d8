import type { Tx } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import type { Prisma } from "@/prisma/generated/client";

/** A move of a tender: who made it, and the agreement that it made or ended. Money in the minor unit. */
export type NewTenderEvent = Pick<
  Prisma.TenderEventUncheckedCreateInput,
  "tenderId" | "move" | "actorId" | "proId" | "offerId" | "priceMinor" | "reason"
>;

/** Keeps what has happened to a tender (append-only); part of the transaction of the move. */
export async function addTenderEvent(tx: Tx, event: NewTenderEvent): Promise<void> {
  await tx.tenderEvent.create({ data: { id: newId(), ...event }, select: { id: true } });
}
