import type { Actor } from "../shared/actor";
import type { ErrorCode } from "../shared/errors";
import { DISPUTE_ACTS, DISPUTE_LIMITS, type DisputeAct, type DisputeSide } from "./constants";
import type { DisputeStatus } from "./machine";

type Person = Pick<Actor, "id" | "role" | "emailConfirmed">;
type Pair = { clientId: string; proId: string };

const HOUR_MS = 3_600_000;

/** On which side of the two a person is; null: on neither. */
export function sideOf({ id }: Pick<Actor, "id">, { clientId, proId }: Pair): DisputeSide | null {
  if (id === clientId) return "CLIENT";
  return id === proId ? "PRO" : null;
}

/** An agreement of two people, as it stands or as it ended. */
export type AgreementFacts = Pair & {
  state: "ACCEPTED" | "COMPLETED" | "ENDED";
  /** When it was completed, released or canceled; null while it stands. */
  overAt: Date | null;
  /** Who released or canceled it. */
  endedById: string | null;
};

/** Until when a dispute about an agreement can be opened; null: as long as it stands. */
export function disputableUntil({ state, overAt }: AgreementFacts): Date | null {
  if (overAt === null) return null;
  const hours = state === "COMPLETED" ? DISPUTE_LIMITS.finishedDays * 24 : DISPUTE_LIMITS.endedHours;
  return new Date(overAt.getTime() + hours * HOUR_MS);
}

/**
 * Null: one of the two may open a dispute. What one of them has ended the other contests; what an admin has decided stays
 * decided.
 */
export function whyNotOpenDispute(
  actor: Person,
  agreement: AgreementFacts | null,
  { hasOpen, isDecided, now }: { hasOpen: boolean; isDecided: boolean; now: Date },
): ErrorCode | null {
  if (!agreement) return "dispute_not_possible";
  if (!actor.emailConfirmed) return "email_not_confirmed";
  if (hasOpen) return "dispute_open";
  if (isDecided) return "dispute_decided";
  if (agreement.state === "ENDED" && agreement.endedById === actor.id) return "dispute_not_possible";
  const until = disputableUntil(agreement);
  return until === null || now < until ? null : "dispute_too_late";
}

/** What decides about the acts of a dispute. */
export type DisputeFacts = Pair & {
  openedBy: DisputeSide;
  status: DisputeStatus;
  talkUntil: Date;
  answer: string | null;
  proposedBy: DisputeSide | null;
  mediationAskedBy: DisputeSide | null;
  version: number;
};

/** Whether an admin may know of a dispute: what the two still talk about is theirs alone. */
export function canAdminSee({ status }: Pick<DisputeFacts, "status">): boolean {
  return status !== "TALK";
}

/** Null: an admin may read the conversation of the two, who could not settle their dispute by themselves. */
export function whyNotReadConversation({ status }: Pick<DisputeFacts, "status">): ErrorCode | null {
  return status === "MEDIATION" || status === "CLOSED_DECIDED" ? null : "dispute_moved_on";
}

// The 72 hours end at their moment, however late the timer is.
function stageOf({ status, talkUntil }: DisputeFacts, now: Date): DisputeStatus {
  return status === "TALK" && talkUntil <= now ? "MEDIATION" : status;
}

const STAGES: Record<DisputeAct, readonly DisputeStatus[]> = {
  answer: ["TALK", "MEDIATION"],
  propose: ["TALK"],
  agree: ["TALK"],
  mediate: ["TALK"],
  withdraw: ["TALK"],
  decide: ["MEDIATION"],
};

function isOpenTo(side: DisputeSide, dispute: DisputeFacts, act: DisputeAct): boolean {
  if (act === "answer") return dispute.openedBy !== side && dispute.answer === null;
  if (act === "agree") return dispute.proposedBy !== null && dispute.proposedBy !== side;
  if (act === "mediate") return dispute.mediationAskedBy !== side;
  return act !== "withdraw" || dispute.openedBy === side;
}

/** Null: the caller may do this, in the version of the dispute that they saw. Deciding is an admin's, the rest the two's. */
export function whyNotActOnDispute(
  actor: Person,
  dispute: DisputeFacts,
  { act, version, now }: { act: DisputeAct; version: number; now: Date },
): ErrorCode | null {
  const side = sideOf(actor, dispute);
  if (act === "decide" ? actor.role !== "ADMIN" : side === null) return "wrong_role";
  if (!actor.emailConfirmed) return "email_not_confirmed";
  if (!STAGES[act].includes(stageOf(dispute, now))) return "dispute_moved_on";
  if (dispute.version !== version) return "stale_version";
  return side === null || isOpenTo(side, dispute, act) ? null : "dispute_moved_on";
}

/** What the caller can do now. */
export function actsOnDispute(actor: Person, dispute: DisputeFacts, now: Date): DisputeAct[] {
  const { version } = dispute;
  return DISPUTE_ACTS.filter((act) => whyNotActOnDispute(actor, dispute, { act, version, now }) === null);
}
