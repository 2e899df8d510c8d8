import type { Actor } from "@/lib/shared/actor";
import type { ErrorCode } from "@/lib/shared/errors";
import type { TenderFacts } from "@/lib/tenders/policy";
import type { OfferFacts, SeenOffer } from "../policy";
import { hasExpired } from "../presentation";
import { PROPOSAL_ANSWERS, PROPOSAL_LIMITS, type ProposalAnswer, type ProposalStatus } from "./constants";

type Person = Pick<Actor, "id" | "emailConfirmed">;
type Facts = { tender: TenderFacts; offer: OfferFacts };

/** What decides whether a proposal can still be answered, and by whom. */
export type ProposalFacts = { status: ProposalStatus; byPro: boolean; expiresAt: Date };

/** Whether the offer is the agreement of a job that runs: either side may propose to change it. */
export function isDuringJob({ tender, offer }: Facts): boolean {
  return tender.status === "ACCEPTED" && offer.status === "ACCEPTED";
}

function whyNotNegotiate(facts: Facts, seenVersion: number): ErrorCode | null {
  const { tender, offer } = facts;
  if (!isDuringJob(facts)) {
    if (tender.status !== "NEW") return "tender_not_open";
    if (offer.status !== "ACTIVE") return "offer_not_active";
  }
  return offer.version === seenVersion ? null : "stale_version";
}

/**
 * Null: the caller may propose other terms for the offer, in the version that they saw. Until it is accepted that is for
 * the tender's creator, whose offers the PROs change themselves, while it stands; while the job runs it is for both.
 * `count`: how many there were in the same phase.
 */
export function whyNotPropose(
  actor: Person,
  facts: Facts,
  { seenVersion, now, newest, count }: SeenOffer & { newest: ProposalFacts | null; count: number },
): ErrorCode | null {
  const isJob = isDuringJob(facts);
  const isParty = facts.tender.creatorId === actor.id || (isJob && facts.offer.proId === actor.id);
  if (!isParty) return "tender_not_yours";
  if (!actor.emailConfirmed) return "email_not_confirmed";
  const closed = whyNotNegotiate(facts, seenVersion);
  if (closed) return closed;
  if (!isJob && hasExpired(facts.offer, now)) return "offer_expired";
  if (newest?.status === "OPEN") return "proposal_open";
  return count < (isJob ? PROPOSAL_LIMITS.perJob : PROPOSAL_LIMITS.perOffer) ? null : "proposals_full";
}

/** Null: the caller may give this answer. Who proposed takes the terms back; the other takes them or keeps the offer. */
export function whyNotAnswerProposal(
  actor: Person,
  { proposal, ...facts }: Facts & { proposal: ProposalFacts },
  { answer, seenVersion, now }: SeenOffer & { answer: ProposalAnswer },
): ErrorCode | null {
  const isForPro = (answer === "WITHDRAW") === proposal.byPro;
  if (isForPro && facts.offer.proId !== actor.id) return "offer_not_yours";
  if (!isForPro && facts.tender.creatorId !== actor.id) return "tender_not_yours";
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
