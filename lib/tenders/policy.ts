import type { Actor } from "../shared/actor";
import type { ErrorCode } from "../shared/errors";
import { canMove, type TenderStatus } from "./machine";

/** What the policies need to know of a tender. */
export type TenderFacts = {
  creatorId: string;
  recipientId: string | null;
  status: TenderStatus;
  version: number;
  offerCount: number;
};

type Person = Pick<Actor, "id" | "role" | "emailConfirmed">;

/** Whether a person may know of a tender at all; who may not gets 404 (domain.md, "Who may"). */
export function canSeeTender(actor: Person, tender: TenderFacts, hasOwnOffer: boolean): boolean {
  if (actor.role === "ADMIN" || tender.creatorId === actor.id || tender.recipientId === actor.id) return true;
  return actor.role === "PRO" && (tender.status === "NEW" || hasOwnOffer);
}

/** Whether a person sees the exact address and the other side's name and phone: both sides, once accepted. */
export function canSeeContact(actor: Person, tender: TenderFacts): boolean {
  if (actor.role === "ADMIN") return true;
  const isAgreed = tender.status === "ACCEPTED" || tender.status === "COMPLETED";
  return isAgreed && (tender.creatorId === actor.id || tender.recipientId === actor.id);
}

/** Null: a tender may be posted. A code: why not. */
export function whyNotCreate(actor: Person): ErrorCode | null {
  if (actor.role !== "CLIENT") return "wrong_role";
  return actor.emailConfirmed ? null : "email_not_confirmed";
}

function whyNotCreator(actor: Person, tender: TenderFacts): ErrorCode | null {
  if (tender.creatorId !== actor.id) return "tender_not_yours";
  return actor.emailConfirmed ? null : "email_not_confirmed";
}

/** Null: the creator may edit. The subcategory is fixed as soon as an offer was made for it. */
export function whyNotEdit(
  actor: Person,
  tender: TenderFacts,
  change: { seenVersion: number; movesSubcategory: boolean; hasOffers: boolean },
): ErrorCode | null {
  const notCreator = whyNotCreator(actor, tender);
  if (notCreator) return notCreator;
  if (tender.status !== "NEW") return "tender_not_open";
  if (tender.version !== change.seenVersion) return "stale_version";
  return change.movesSubcategory && change.hasOffers ? "subcategory_fixed" : null;
}

/** Null: the creator may mark the work finished. */
export function whyNotFinish(actor: Person, tender: TenderFacts, seenVersion: number): ErrorCode | null {
  const notCreator = whyNotCreator(actor, tender);
  if (notCreator) return notCreator;
  if (!canMove(tender.status, "FINISH_WORK")) return "tender_not_open";
  return tender.version === seenVersion ? null : "stale_version";
}

/** Null: the creator may cancel, before or after accepting. */
export function whyNotCancel(actor: Person, tender: TenderFacts, seenVersion: number): ErrorCode | null {
  const notCreator = whyNotCreator(actor, tender);
  if (notCreator) return notCreator;
  if (!canMove(tender.status, "CANCEL")) return "tender_not_open";
  return tender.version === seenVersion ? null : "stale_version";
}

/** Null: the creator or the accepted PRO may end the agreement; the tender opens again. */
export function whyNotRelease(actor: Person, tender: TenderFacts, seenVersion: number): ErrorCode | null {
  const isSide = tender.creatorId === actor.id || tender.recipientId === actor.id;
  // A PRO whom the client released a moment ago is no side any more, and learns that the job is over.
  if (!isSide) return canMove(tender.status, "RELEASE") ? "tender_not_yours" : "tender_not_open";
  if (!actor.emailConfirmed) return "email_not_confirmed";
  if (!canMove(tender.status, "RELEASE")) return "tender_not_open";
  return tender.version === seenVersion ? null : "stale_version";
}
