import type { Actor } from "../shared/actor";
import type { ErrorCode } from "../shared/errors";
import { canMove } from "../tenders/machine";
import type { TenderFacts, VisibilityFacts } from "../tenders/policy";
import { hasExpired } from "./presentation";
import { FREE_RESEND, type FREE_RESEND_REASONS } from "./constants";
import { TENDER_LIMITS } from "@/lib/tenders/constants";
import type { OfferStatus } from "@/lib/tenders/constants";
import { lacksTraderDetails, type TraderDetails } from "@/lib/users/particulars/policy";

/** The input of the offer policies. */
export type OfferFacts = {
  proId: string;
  status: OfferStatus;
  version: number;
  /** When it can no longer be accepted; null: never. */
  validUntil: Date | null;
  /** Since when moderation hides it; null: it does not. */
  hiddenAt: Date | string | null;
};

/** What the caller saw of an offer, and the clock that it is judged by. */
export type SeenOffer = { seenVersion: number; now: Date };

type Person = Pick<Actor, "id" | "role" | "emailConfirmed">;

/**
 * Null: the PRO may send an offer. `offersLeft` is the rest of their plan's allowance this period; it may be free.
 * `trader` is what they have said about acting for a business.
 */
export function whyNotSend(
  actor: Person,
  tender: TenderFacts & Pick<VisibilityFacts, "hiddenAt">,
  own: {
    offer: Pick<OfferFacts, "status" | "hiddenAt"> | null;
    offersLeft: number;
    isFree?: boolean;
    trader: TraderDetails;
  },
): ErrorCode | null {
  if (actor.role !== "PRO") return "wrong_role";
  if (!actor.emailConfirmed) return "email_not_confirmed";
  if (tender.status !== "NEW") return "tender_not_open";
  if (tender.hiddenAt !== null) return "tender_hidden";
  if (own.offer?.status === "ACTIVE") return "offer_exists";
  // Its row would be used again, and with it the decision.
  if (own.offer?.hiddenAt) return "offer_hidden";
  if (tender.offerCount >= TENDER_LIMITS.offers) return "offers_full";
  if (lacksTraderDetails(own.trader)) return "trader_details_missing";
  return own.offersLeft > 0 || own.isFree ? null : "offers_used_up";
}

/** What decides whether sending an ended offer again is free. */
export type OfferEnding = {
  status: OfferStatus;
  declineReason: string | null;
  withdrawnAt: Date | null;
  freeResends: number;
};

/**
 * Why sending this offer again uses up no other offer of the plan, or null when it does: it was withdrawn within the
 * hour, or the client declined because of the price and the new one is lower (`isLower`). At most three times in a row,
 * so that nothing can be sent over and over.
 */
export function freeResendOf(
  offer: OfferEnding | null,
  now: Date,
  isLower = true,
): (typeof FREE_RESEND_REASONS)[number] | null {
  if (!offer || offer.freeResends >= FREE_RESEND.times) return null;
  if (offer.status === "DECLINED") return offer.declineReason === "PRICE" && isLower ? "LOWER_PRICE" : null;
  if (offer.status !== "WITHDRAWN" || !offer.withdrawnAt) return null;
  return now.getTime() - offer.withdrawnAt.getTime() <= FREE_RESEND.withinMs ? "RESTORED" : null;
}

/**
 * Null: its PRO may change or renew the offer, expired or not: the tender is open and `seenVersion` is current
 * (optimistic locking).
 */
export function whyNotChange(
  actor: Person,
  tender: TenderFacts,
  offer: OfferFacts,
  seenVersion: number,
): ErrorCode | null {
  if (offer.proId !== actor.id) return "offer_not_yours";
  if (!actor.emailConfirmed) return "email_not_confirmed";
  if (tender.status !== "NEW") return "tender_not_open";
  if (offer.status !== "ACTIVE") return "offer_not_active";
  if (offer.hiddenAt !== null) return "offer_hidden";
  return offer.version === seenVersion ? null : "stale_version";
}

/** Null: its PRO may withdraw the offer. */
export function whyNotWithdraw(actor: Person, offer: OfferFacts): ErrorCode | null {
  if (offer.proId !== actor.id) return "offer_not_yours";
  return offer.status === "ACTIVE" ? null : "offer_not_active";
}

/** Null: the creator may decline the offer. */
export function whyNotDecline(actor: Person, tender: TenderFacts, offer: OfferFacts): ErrorCode | null {
  if (tender.creatorId !== actor.id) return "tender_not_yours";
  return offer.status === "ACTIVE" ? null : "offer_not_active";
}

/** Null: the creator may pin the offer to the shortlist, or take it off. */
export function whyNotPin(actor: Person, tender: TenderFacts): ErrorCode | null {
  return tender.creatorId === actor.id ? null : "tender_not_yours";
}

/** Null: the tender's creator may accept the offer in the version they saw, while it stands. */
export function whyNotAccept(
  actor: Person,
  tender: TenderFacts & Pick<VisibilityFacts, "hiddenAt">,
  offer: OfferFacts,
  { seenVersion, now }: SeenOffer,
): ErrorCode | null {
  if (tender.creatorId !== actor.id) return "tender_not_yours";
  if (!actor.emailConfirmed) return "email_not_confirmed";
  if (!canMove(tender.status, "ACCEPT_OFFER")) return "tender_not_open";
  if (tender.hiddenAt !== null) return "tender_hidden";
  if (offer.status !== "ACTIVE") return "offer_not_active";
  if (offer.version !== seenVersion) return "stale_version";
  return hasExpired(offer, now) ? "offer_expired" : null;
}
