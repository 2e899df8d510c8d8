import type { DbClient, Tx } from "@/lib/platform/server/database/db";
import type { Actor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { lockTender, type LockedTender } from "@/lib/tenders/data/lock-tender";
import type { OfferStatus } from "@/lib/tenders/constants";

/** An offer whose row is ours until the commit. */
export type LockedOffer = {
  id: string;
  proId: string;
  status: OfferStatus;
  version: number;
  totalMinor: number;
  declineReason: string | null;
};

/** Locks all offers of a tender that is locked already, always in the same order. */
export function lockOffers(tx: Tx, tenderId: string): Promise<LockedOffer[]> {
  return tx.$queryRaw<LockedOffer[]>`
    SELECT id, pro_id AS "proId", status::text AS status, version, total_minor AS "totalMinor",
           decline_reason::text AS "declineReason"
    FROM offers WHERE tender_id = ${tenderId}::uuid ORDER BY id FOR UPDATE`;
}

/** Offers are sealed: its PRO, the tender's creator and admins know of it. Throws `offer_not_found` for all others. */
async function findVisibleOffer(
  reader: DbClient,
  actor: Actor,
  offerId: string,
): Promise<{ tenderId: string }> {
  const offer = await reader.offer.findUnique({
    where: { id: offerId },
    select: { tenderId: true, proId: true, tender: { select: { creatorId: true } } },
  });
  const isKnown = actor.role === "ADMIN" || offer?.proId === actor.id || offer?.tender.creatorId === actor.id;
  if (!offer || !isKnown) throw new AppError("offer_not_found");
  return offer;
}

/** A tender, the offer that is to move, and its rivals; all locked. */
export type LockedBidding = { tender: LockedTender; offer: LockedOffer; rivals: LockedOffer[] };

/**
 * Locks what a move of an offer touches, the tender first, so that a rival move waits here and then sees what
 * this one did. Throws `offer_not_found` for whoever may not know of the offer.
 */
export async function lockTenderAndOffers(tx: Tx, actor: Actor, offerId: string): Promise<LockedBidding> {
  const { tenderId } = await findVisibleOffer(tx, actor, offerId);
  const tender = await lockTender(tx, tenderId);
  const offers = await lockOffers(tx, tenderId);
  const offer = offers.find(({ id }) => id === offerId);
  if (!offer) throw new AppError("offer_not_found");
  return { tender, offer, rivals: offers.filter(({ id }) => id !== offerId) };
}
