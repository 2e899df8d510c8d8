import type { Tx } from "@/lib/platform/server/database/db";
import { offerTotalMinor } from "@/lib/shared/money";
import { TIME_SLOTS } from "@/lib/shared/dates/time-slots";
import type { Prisma } from "@/prisma/generated/client";
import { normalizeOffer, type NewOffer } from "../schema";

/** What an offer says, as its row holds it. */
function toColumns(given: NewOffer) {
  const offer = normalizeOffer(given);
  return {
    priceType: offer.priceType,
    priceMinor: offer.priceMinor,
    estimatedHours: offer.estimatedHours,
    materials: offer.materials,
    materialsMinor: offer.materialsMinor,
    totalMinor: offerTotalMinor(offer),
    message: offer.message,
    availableFrom: offer.availableFrom === null ? null : new Date(`${offer.availableFrom}T00:00:00Z`),
    timeSlots: TIME_SLOTS.filter((slot) => offer.timeSlots.includes(slot)),
    durationDays: offer.durationDays,
  } satisfies Prisma.OfferUncheckedUpdateInput;
}

/** What a PRO sends, and for which tender. */
export type SentOffer = { offerId: string; tenderId: string; proId: string; offer: NewOffer };

/** Writes an offer down; one that was withdrawn or declined before is the same row again. Answers its id. */
export async function saveOffer(tx: Tx, { offerId, tenderId, proId, offer }: SentOffer): Promise<string> {
  const columns = toColumns(offer);
  const { id } = await tx.offer.upsert({
    where: { tenderId_proId: { tenderId, proId } },
    create: { id: offerId, tenderId, proId, ...columns },
    update: { ...columns, status: "ACTIVE", declineReason: null, version: { increment: 1 } },
    select: { id: true },
  });
  return id;
}

/** Gives an offer that waits for an answer new content. */
export async function updateOffer(tx: Tx, offerId: string, offer: NewOffer): Promise<void> {
  await tx.offer.update({
    where: { id: offerId },
    data: { ...toColumns(offer), version: { increment: 1 } },
    select: { id: true },
  });
}
