import type { Tx } from "@/lib/platform/server/database/db";
import { Prisma } from "@/prisma/generated/client";
import { EXPIRY_REMINDER_HOURS } from "../constants";

const HOURS_OF_DAY = 24;

/** Whether the offer `o` is active and shown and its time is not over, in SQL. */
export const isStandingSql = (now: Date): Prisma.Sql =>
  Prisma.sql`o.status = 'ACTIVE' AND o.hidden_at IS NULL AND (o.valid_until IS NULL OR o.valid_until > ${now}::timestamptz)`;

/** When the BEE is reminded of the offer `o`, in SQL: before its end, or after half of a shorter time. */
export const REMINDER_AT = Prisma.sql`(o.valid_until
  - make_interval(hours => LEAST(${EXPIRY_REMINDER_HOURS}::int, o.valid_days * ${HOURS_OF_DAY / 2}::int)))`;

/** Lets a locked offer stand for its number of days from now on: days of 24 hours, whatever the clocks of a place do. */
export async function restartValidity(tx: Tx, offerId: string, now: Date): Promise<void> {
  await tx.$executeRaw`
    UPDATE offers SET valid_until = ${now}::timestamptz + make_interval(hours => valid_days * ${HOURS_OF_DAY}::int)
    WHERE id = ${offerId}::uuid`;
}

/** The same as a move of its own, which the client has to see before the offer can be accepted. */
export async function renewOfferRow(tx: Tx, offerId: string, now: Date): Promise<void> {
  await restartValidity(tx, offerId, now);
  await tx.offer.update({
    where: { id: offerId },
    data: { version: { increment: 1 } },
    select: { id: true },
  });
}

/** The PROs of the active offers of a locked tender that are to be reminded at that moment. */
export async function listToRemind(
  tx: Tx,
  tenderId: string,
  { now, remindAt }: { now: Date; remindAt: Date },
): Promise<{ proId: string; validUntil: Date }[]> {
  return tx.$queryRaw<{ proId: string; validUntil: Date }[]>`
    SELECT o.pro_id AS "proId", o.valid_until AS "validUntil" FROM offers o
    WHERE o.tender_id = ${tenderId}::uuid AND ${isStandingSql(now)} AND ${REMINDER_AT} = ${remindAt}::timestamptz
    ORDER BY o.id`;
}
