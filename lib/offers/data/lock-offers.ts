import { isBlockedWith, lockBlocks } from "@/lib/blocks/data";
import type { DbClient, Tx } from "@/lib/platform/server/database/db";
import type { Actor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { lockTender, type LockedTender } from "@/lib/tenders/data/lock-tender";
import type { PriceType } from "../constants";
import type { OfferStatus } from "@/lib/tenders/constants";

/** An offer whose row lock this transaction holds until the commit. */
export type LockedOffer = {
  id: string;
  proId: string;
  status: OfferStatus;
  version: number;
  priceType: PriceType;
  totalMinor: number;
  declineReason: string | null;
  withdrawnAt: Date | null;
  freeResends: number;
  countedAt: Date | null;
  validUntil: Date | null;
  hiddenAt: Date | null;
};

/** Takes the row locks of a tender's offers, in id order against deadlocks; the caller holds the tender's lock. */
export function lockOffers(tx: Tx, tenderId: string): Promise<LockedOffer[]> {
  return tx.$queryRaw<LockedOffer[]>`
    SELECT id, pro_id AS "proId", status::text AS status, version, price_type::text AS "priceType",
           total_minor AS "totalMinor", decline_reason::text AS "declineReason", withdrawn_at AS "withdrawnAt",
           free_resends AS "freeResends", counted_at AS "countedAt",
           valid_until AS "validUntil", hidden_at AS "hiddenAt"
    FROM offers WHERE tender_id = ${tenderId}::uuid ORDER BY id FOR UPDATE`;
}

/** The open offers between two people, whose tenders the caller has locked. */
export async function listOpenOffersBetween(tx: Tx, one: string, other: string): Promise<string[]> {
  const between = [
    { proId: one, tender: { creatorId: other } },
    { proId: other, tender: { creatorId: one } },
  ];
  const rows = await tx.offer.findMany({ where: { status: "ACTIVE", OR: between }, select: { id: true } });
  return rows.map(({ id }) => id);
}

function isOfferedTo({ status, hiddenAt }: Pick<LockedOffer, "status" | "hiddenAt">, isSuspended = false) {
  if (status === "ACCEPTED") return true;
  return hiddenAt === null && (status !== "ACTIVE" || !isSuspended);
}

/**
 * Sealed offers: only its PRO, the tender's creator and admins see one; its creator none that is open while its BEE is
 * suspended, and none that is hidden unless it was accepted; where one of the two blocks the other, only what they agreed
 * on. Throws `offer_not_found` for all others.
 */
async function findVisibleOffer(
  client: DbClient,
  actor: Actor,
  offerId: string,
): Promise<{ tenderId: string }> {
  const offer = await client.offer.findUnique({
    where: { id: offerId },
    select: {
      tenderId: true,
      proId: true,
      status: true,
      hiddenAt: true,
      pro: { select: { suspendedAt: true } },
      tender: { select: { creatorId: true } },
    },
  });
  const isOffered = offer !== null && isOfferedTo(offer, offer.pro.suspendedAt !== null);
  const isVisible =
    actor.role === "ADMIN" ||
    offer?.proId === actor.id ||
    (offer?.tender.creatorId === actor.id && isOffered);
  if (!offer || !isVisible) throw new AppError("offer_not_found");
  const isOfJob = offer.status === "ACCEPTED" || actor.role === "ADMIN";
  if (!isOfJob && (await isBlockedWith(client, offer.proId, offer.tender.creatorId)))
    throw new AppError("offer_not_found");
  return offer;
}

/** A tender and one of its offers, without locks, for a reader. Throws `offer_not_found`. */
export async function findVisibleBidding(client: DbClient, actor: Actor, offerId: string) {
  await findVisibleOffer(client, actor, offerId);
  const { tender, ...offer } = await client.offer.findUniqueOrThrow({
    where: { id: offerId },
    select: {
      proId: true,
      status: true,
      version: true,
      validUntil: true,
      hiddenAt: true,
      tender: {
        select: { creatorId: true, recipientId: true, status: true, version: true, offerCount: true },
      },
    },
  });
  return { tender, offer };
}

/** A tender, the offer that changes its status, and the rival offers; all under row lock. */
export type LockedBidding = { tender: LockedTender; offer: LockedOffer; rivals: LockedOffer[] };

/**
 * Takes the row locks a status transition of an offer needs, the tender first (lock order), so that of two racing
 * transitions the second waits here and then sees what the first did. Throws `offer_not_found` when the caller may
 * not see the offer.
 */
export async function lockTenderAndOffers(tx: Tx, actor: Actor, offerId: string): Promise<LockedBidding> {
  const { tenderId } = await findVisibleOffer(tx, actor, offerId);
  const tender = await lockTender(tx, tenderId);
  const offers = await lockOffers(tx, tenderId);
  const offer = offers.find(({ id }) => id === offerId);
  // Hidden while this transition waited for the lock.
  if (!offer || (tender.creatorId === actor.id && !isOfferedTo(offer))) throw new AppError("offer_not_found");
  if (offer.status !== "ACCEPTED" && (await lockBlocks(tx, tender.creatorId, offer.proId)))
    throw new AppError("offer_not_found");
  return { tender, offer, rivals: offers.filter(({ id }) => id !== offerId) };
}
