import type { Actor } from "../shared/actor";
import type { ErrorCode } from "../shared/errors";
import { EXPIRY, type TenderAudience } from "./constants";
import { canMove, type TenderStatus } from "./machine";

/** The input of the tender policies. */
export type TenderFacts = {
  creatorId: string;
  recipientId: string | null;
  status: TenderStatus;
  version: number;
  offerCount: number;
};

type Person = Pick<Actor, "id" | "role" | "emailConfirmed">;

/** What decides who may know of a tender, besides being a party of it. */
export type VisibilityFacts = Pick<TenderFacts, "creatorId" | "recipientId" | "status"> & {
  /** Only those who are invited see it. */
  isPrivate: boolean;
  /** When moderation hid it; null: it did not. */
  hiddenAt: Date | string | null;
};

/**
 * Whether the caller may know that a tender exists; without it they get 404 (docs/domain.md, "Who may"). A block between
 * a PRO and the creator ends it, but for an agreement that the two have or had: it may be contested and rated. Its twin in SQL, from which lists and counts take their condition, is data/visibility.ts.
 */
export function canSeeTender(
  actor: Person,
  tender: VisibilityFacts,
  own: { hasOffer: boolean; isInvited: boolean; isBlocked: boolean; hadAgreement?: boolean },
): boolean {
  if (actor.role === "ADMIN" || tender.creatorId === actor.id || tender.recipientId === actor.id) return true;
  if (actor.role !== "PRO" || (own.isBlocked && !own.hadAgreement)) return false;
  const isOpen = tender.status === "NEW" && tender.hiddenAt === null;
  return own.hasOffer || (isOpen && (!tender.isPrivate || own.isInvited));
}

/** Whether the tender's creator and its accepted PRO work together, or have done so. */
export function isAgreed({ status }: Pick<TenderFacts, "status">): boolean {
  return status === "ACCEPTED" || status === "COMPLETED";
}

/** Whether an offer of this PRO is agreed on: the two then see each other's contact details, in texts too. */
export function haveAgreed(tender: Pick<TenderFacts, "status" | "recipientId">, proId: string): boolean {
  return isAgreed(tender) && tender.recipientId === proId;
}

/** Whether the caller sees the exact address and the other party's name and phone: both parties, once accepted. */
export function canSeeContact(actor: Person, tender: TenderFacts): boolean {
  if (actor.role === "ADMIN") return true;
  return isAgreed(tender) && (tender.creatorId === actor.id || tender.recipientId === actor.id);
}

/** Null: the caller may post a tender. */
export function whyNotCreate(actor: Person): ErrorCode | null {
  if (actor.role !== "CLIENT") return "wrong_role";
  return actor.emailConfirmed ? null : "email_not_confirmed";
}

function whyNotCreator(actor: Person, tender: TenderFacts): ErrorCode | null {
  if (tender.creatorId !== actor.id) return "tender_not_yours";
  return actor.emailConfirmed ? null : "email_not_confirmed";
}

/** Null: the creator may post the tender once more, whatever has become of it. */
export function whyNotCopy(actor: Person, tender: TenderFacts): ErrorCode | null {
  return whyNotCreator(actor, tender);
}

/**
 * Null: the creator may edit. Subcategory and how often the work is done are fixed as soon as the tender has an offer: it
 * would be worth something else.
 */
export function whyNotEdit(
  actor: Person,
  tender: TenderFacts,
  change: {
    seenVersion: number;
    isSubcategoryChanged: boolean;
    areRepeatsChanged?: boolean;
    hasOffers: boolean;
  },
): ErrorCode | null {
  const notCreator = whyNotCreator(actor, tender);
  if (notCreator) return notCreator;
  if (tender.status !== "NEW") return "tender_not_open";
  if (tender.version !== change.seenVersion) return "stale_version";
  if (!change.hasOffers) return null;
  if (change.isSubcategoryChanged) return "subcategory_fixed";
  return change.areRepeatsChanged ? "repeats_fixed" : null;
}

/** Null: the creator may say who sees the tender. What all have seen cannot become private again. */
export function whyNotChangeAudience(
  actor: Person,
  tender: TenderFacts & { isPrivate: boolean },
  change: { version: number; audience: TenderAudience },
): ErrorCode | null {
  const notCreator = whyNotCreator(actor, tender);
  if (notCreator) return notCreator;
  if (tender.status !== "NEW") return "tender_not_open";
  if (tender.version !== change.version) return "stale_version";
  return tender.isPrivate || change.audience === "PUBLIC" ? null : "tender_is_public";
}

/** Null: the creator may mark the work finished. */
export function whyNotFinish(actor: Person, tender: TenderFacts, seenVersion: number): ErrorCode | null {
  const notCreator = whyNotCreator(actor, tender);
  if (notCreator) return notCreator;
  if (!canMove(tender.status, "FINISH_WORK")) return "tender_not_open";
  return tender.version === seenVersion ? null : "stale_version";
}

type Finishing = TenderFacts & { finishRequestedAt: Date | null };

/** Null: the accepted PRO may report the work as done. */
export function whyNotRequestFinish(actor: Person, tender: Finishing, seenVersion: number): ErrorCode | null {
  if (tender.recipientId !== actor.id) return "tender_not_yours";
  if (!actor.emailConfirmed) return "email_not_confirmed";
  if (tender.status !== "ACCEPTED") return "tender_not_open";
  if (tender.version !== seenVersion) return "stale_version";
  return tender.finishRequestedAt ? "finish_requested" : null;
}

/** Null: the creator may answer the report with "not yet". */
export function whyNotRefuseFinish(actor: Person, tender: Finishing, seenVersion: number): ErrorCode | null {
  const notCreator = whyNotCreator(actor, tender);
  if (notCreator) return notCreator;
  if (tender.status !== "ACCEPTED") return "tender_not_open";
  if (tender.version !== seenVersion) return "stale_version";
  return tender.finishRequestedAt ? null : "finish_not_requested";
}

/** Null: the creator may cancel, before or after accepting. */
export function whyNotCancel(actor: Person, tender: TenderFacts, seenVersion: number): ErrorCode | null {
  const notCreator = whyNotCreator(actor, tender);
  if (notCreator) return notCreator;
  if (!canMove(tender.status, "CANCEL")) return "tender_not_open";
  return tender.version === seenVersion ? null : "stale_version";
}

const DAY_MS = 86_400_000;

type WantedDays = { startDate: Date | null; endDate: Date | null };

// The last wanted day is over with its last hour in UTC.
const afterWanted = ({ startDate, endDate }: WantedDays) => {
  const last = endDate ?? startDate;
  return last && new Date(last.getTime() + DAY_MS);
};

/**
 * When a tender that is open from now on ends: after 30 days, or three days after the last wanted day where that is
 * earlier and still ahead.
 */
export function expiryOf(wanted: WantedDays, now: Date): Date {
  const longest = now.getTime() + EXPIRY.days * DAY_MS;
  const over = afterWanted(wanted);
  const byDate = over && over.getTime() + EXPIRY.afterWantedDays * DAY_MS;
  return new Date(byDate !== null && byDate > now.getTime() ? Math.min(longest, byDate) : longest);
}

/** Whether an open tender ends within the days of warning. */
export function isExpiring({ expiresAt }: { expiresAt: Date }, now: Date): boolean {
  return expiresAt.getTime() - now.getTime() <= EXPIRY.warnDays * DAY_MS;
}

/** Null: the creator may keep the open tender for 30 days more. */
export function whyNotExtend(
  actor: Person,
  tender: TenderFacts & WantedDays & { expiresAt: Date; extendedCount: number },
  { seenVersion, now }: { seenVersion: number; now: Date },
): ErrorCode | null {
  const notCreator = whyNotCreator(actor, tender);
  if (notCreator) return notCreator;
  if (tender.status !== "NEW") return "tender_not_open";
  if (tender.version !== seenVersion) return "stale_version";
  if (!isExpiring(tender, now)) return "tender_not_expiring";
  const over = afterWanted(tender);
  const isAhead = over !== null && over > now;
  return isAhead || tender.extendedCount < EXPIRY.extensions ? null : "extensions_used_up";
}

/** Null: the creator or the accepted PRO may release the agreement, which reopens the tender. */
export function whyNotRelease(actor: Person, tender: TenderFacts, seenVersion: number): ErrorCode | null {
  const isParty = tender.creatorId === actor.id || tender.recipientId === actor.id;
  // A PRO who has just been released is no party any more: the answer is that the tender is not open.
  if (!isParty) return canMove(tender.status, "RELEASE") ? "tender_not_yours" : "tender_not_open";
  if (!actor.emailConfirmed) return "email_not_confirmed";
  if (!canMove(tender.status, "RELEASE")) return "tender_not_open";
  return tender.version === seenVersion ? null : "stale_version";
}
