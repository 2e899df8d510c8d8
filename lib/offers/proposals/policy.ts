import type { Actor } from "@/lib/shared/actor";
import type { ErrorCode } from "@/lib/shared/errors";
import type { TenderFacts } from "@/lib/tenders/policy";
import type { OfferFacts, SeenOffer } from "../policy";
import { hasExpired } from "../presentation";
import { PROPOSAL_ANSWERS, PROPOSAL_LIMITS, type ProposalAnswer, type ProposalStatus } from "./constants";

type Person = Pick<Actor, "id" | "emailConfirmed">;
type Facts = { tender: TenderFacts; offer: OfferFacts };

/** What decides whether a proposal can still be answered. */
export type ProposalFacts = { status: ProposalStatus; expiresAt: Date };

function whyNotNegotiate({ tender, offer }: Facts, seenVersion: number): ErrorCode | null {
  if (tender.status !== "NEW") return "tender_not_open";
  if (offer.status !== "ACTIVE") return "offer_not_active";
  return offer.version === seenVersion ? null : "stale_version";
}

/** Null: the tender's creator may propose other terms for the offer, in the version that they saw, while it stands. */
export function whyNotPropose(
  actor: Person,
  facts: Facts,
  { seenVersion, now, newest, count }: SeenOffer & { newest: ProposalFacts | null; count: number },
): ErrorCode | null {
  if (facts.tender.creatorId !== actor.id) return "tender_not_yours";
  if (!actor.emailConfirmed) return "email_not_confirmed";
  const closed = whyNotNegotiate(facts, seenVersion);
  if (closed) return closed;
  if (hasExpired(facts.offer, now)) return "offer_expired";
  if (newest?.status === "OPEN") return "proposal_open";
  return count < PROPOSAL_LIMITS.perOffer ? null : "proposals_full";
}

/** Null: the caller may give this answer. The offer's PRO takes the terms or keeps theirs, the client takes them back. */
export function whyNotAnswerProposal(
  actor: Person,
  { proposal, ...facts }: Facts & { proposal: ProposalFacts },
  { answer, seenVersion, now }: SeenOffer & { answer: ProposalAnswer },
): ErrorCode | null {
  const isByClient = answer === "WITHDRAW";
  if (isByClient && facts.tender.creatorId !== actor.id) return "tender_not_yours";
  if (!isByClient && facts.offer.proId !== actor.id) return "offer_not_yours";
  if (!actor.emailConfirmed) return "email_not_confirmed";
  if (proposal.status !== "OPEN" || proposal.expiresAt <= now) return "proposal_closed";
  return whyNotNegotiate(facts, seenVersion);
}

/** The answers that the caller can give now. */
export function answersTo(
  actor: Person,
  facts: Facts & { proposal: ProposalFacts },
  now: Date,
): ProposalAnswer[] {
  const seenVersion = facts.offer.version;
  return PROPOSAL_ANSWERS.filter(
    (answer) => whyNotAnswerProposal(actor, facts, { answer, seenVersion, now }) === null,
  );
}
