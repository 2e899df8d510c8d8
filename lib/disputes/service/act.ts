import { addAuditEntry } from "@/lib/audit/data";
import { hideReviews } from "@/lib/feedback/service/hide-reviews";
import { publishHeldBack } from "@/lib/feedback/service/publish-feedback";
import { transactOnce } from "@/lib/platform/server/work/idempotency";
import type { Work } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { whyNotWhileClaimed } from "@/lib/claims/policy";
import { allow } from "@/lib/shared/errors";
import { lockTender, type LockedTender } from "@/lib/tenders/data/lock-tender";
import type { DisputeAct, DisputeSide } from "../constants";
import {
  findDispute,
  listOverdueTalks,
  lockDispute,
  moveDispute,
  saveDispute,
  type LockedDispute,
} from "../data/rows";
import { findDisputeView } from "../data/views";
import { sideOf, whyNotActOnDispute } from "../policy";
import type { ActOnDispute, DisputeView } from "../schema";
import { attachDisputePhotos } from "./open";
import { tellOfDispute, type DisputeStep } from "./tell";

type Given<A extends DisputeAct> = Extract<ActOnDispute, { act: A }>;
type Judged = { actor: Actor; dispute: LockedDispute; side: DisputeSide; now: Date; ip: string };

async function answer(work: Work, judged: Judged, { text, photoIds }: Given<"answer">): Promise<DisputeStep> {
  const { actor, dispute, side, now } = judged;
  await saveDispute(work.tx, dispute.id, { answer: text, answeredAt: now });
  await attachDisputePhotos(work, { actor, disputeId: dispute.id, side, photoIds });
  return { name: "ANSWERED", by: side, quote: text };
}

async function propose(
  work: Work,
  { dispute, side, now }: Judged,
  { outcome }: Given<"propose">,
): Promise<DisputeStep> {
  await saveDispute(work.tx, dispute.id, { outcome, proposedBy: side, proposedAt: now });
  return { name: "PROPOSED", by: side, note: outcome, quote: outcome };
}

async function mediate(work: Work, { dispute, side, now }: Judged): Promise<DisputeStep> {
  if (dispute.mediationAskedBy === null) {
    await saveDispute(work.tx, dispute.id, { mediationAskedBy: side });
    return { name: "MEDIATION_ASKED", by: side };
  }
  await moveDispute(work.tx, dispute.id, "MEDIATE", { mediationAt: now });
  return { name: "MEDIATION", by: null };
}

async function close(
  work: Work,
  { dispute, side, now }: Judged,
  act: "agree" | "withdraw",
): Promise<DisputeStep> {
  const isAgreed = act === "agree";
  await moveDispute(work.tx, dispute.id, isAgreed ? "AGREE" : "WITHDRAW", { closedAt: now });
  return { name: isAgreed ? "AGREED" : "WITHDRAWN", by: side };
}

async function decide(
  work: Work,
  { actor, dispute, now, ip }: Omit<Judged, "side">,
  given: Given<"decide">,
): Promise<DisputeStep> {
  const { fault, countsForReliability, reviewStays, text: decision } = given;
  const values = { fault, countsForReliability, reviewStays, decision, decidedById: actor.id, closedAt: now };
  await moveDispute(work.tx, dispute.id, "DECIDE", values);
  if (!reviewStays) await hideReviews(work, dispute, now);
  await addAuditEntry(work.tx, {
    actorId: actor.id,
    action: "dispute.decided",
    subjectType: "disputes",
    subjectId: dispute.id,
    ip,
    at: now,
    before: { status: dispute.status },
    // The words of the decision stay with the dispute, for its two sides.
    after: { status: "CLOSED_DECIDED", fault, countsForReliability, reviewStays },
  });
  return { name: "DECIDED", by: null, quote: decision };
}

function take(
  work: Work,
  { side, ...judged }: Omit<Judged, "side"> & { side: DisputeSide | null },
  given: ActOnDispute,
) {
  if (given.act === "decide") return decide(work, judged, given);
  if (side === null) throw new Error("all but a decision is for the two sides");
  const bySide = { ...judged, side };
  if (given.act === "answer") return answer(work, bySide, given);
  if (given.act === "propose") return propose(work, bySide, given);
  if (given.act === "mediate") return mediate(work, bySide);
  return close(work, bySide, given.act);
}

type Act = {
  actor: Actor;
  disputeId: string;
  given: ActOnDispute;
  idempotencyKey: string | null;
  ip: string;
};

async function act(work: Work, { actor, disputeId, given, ip }: Act): Promise<DisputeView> {
  const { tenderId } = await findDispute(work.tx, actor, disputeId);
  await lockTender(work.tx, tenderId);
  await lockDispute(work.tx, disputeId);
  const dispute = await findDispute(work.tx, actor, disputeId);
  const now = new Date();
  allow(whyNotActOnDispute(actor, dispute, { act: given.act, version: given.version, now }));
  if (given.act === "decide") allow(whyNotWhileClaimed(actor, dispute, now));
  const step = await take(work, { actor, dispute, side: sideOf(actor, dispute), now, ip }, given);
  await tellOfDispute(work, dispute, step);
  // What waited for the end of the dispute appears with it.
  await publishHeldBack(work, tenderId);
  return findDisputeView(work.tx, actor, disputeId);
}

/**
 * One of the two answers, proposes or agrees to an outcome, asks for mediation or takes the dispute back, or an admin
 * decides, which the audit log keeps; once per idempotency key. Throws `dispute_not_found`, the codes of `whyNotActOnDispute`, `queue_entry_claimed`
 * while another admin is looking at it, and 422 at `photoIds`.
 */
export function actOnDispute(call: Act): Promise<DisputeView> {
  const { actor, disputeId, given, idempotencyKey } = call;
  const fingerprint = ["PATCH /disputes", disputeId, given];
  return transactOnce({ userId: actor.id, key: idempotencyKey, fingerprint }, (work) => act(work, call));
}

/** What the two of a locked tender have not settled within 72 hours goes to an admin; both learn of it. */
export async function mediateOverdue(work: Work, tender: Pick<LockedTender, "id">, now: Date): Promise<void> {
  for (const dispute of await listOverdueTalks(work.tx, tender.id, now)) {
    await moveDispute(work.tx, dispute.id, "MEDIATE", { mediationAt: now });
    await tellOfDispute(work, dispute, { name: "MEDIATION", by: null });
  }
}
