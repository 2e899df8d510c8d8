import { addAuditEntry } from "@/lib/audit/data";
import { isComplaintTicket } from "@/lib/auth/suspension/data";
import { notify } from "@/lib/notifications/service";
import { idempotent } from "@/lib/platform/server/work/idempotency";
import { transact, type Work } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow, AppError } from "@/lib/shared/errors";
import { toListAnswer } from "@/lib/shared/list-query";
import { REPORTS_TAKE } from "../constants";
import { lockTendersAround } from "../data/measures";
import { lockTarget } from "../data/targets";
import { carryOut } from "../service/decide";
import {
  addComplaint,
  listComplaints,
  listOtherRights,
  lockComplaint,
  lockDecision,
  saveJudgement,
  type LockedComplaint,
} from "./data";
import { UNDONE_BY, whyNotComplain, whyNotJudge } from "./policy";
import type { ComplaintList, ComplaintReceipt, Judgement, NewComplaint } from "./schema";

type Complain = { actor: Actor | null; complaint: NewComplaint; idempotencyKey: string | null };

async function add(work: Work, { actor, complaint }: Complain): Promise<ComplaintReceipt> {
  const { decisionId, text, ticket } = complaint;
  const decision = await lockDecision(work.tx, decisionId);
  const { authorId } = decision;
  const isProven = ticket !== undefined && isComplaintTicket(ticket, decisionId);
  if (actor?.id !== authorId && !isProven) throw new AppError("decision_not_found");
  const createdAt = new Date();
  allow(whyNotComplain(decision, createdAt));
  await notify(work, { type: "DECISION", userId: authorId, params: { status: "COMPLAINT_RECEIVED" } });
  return addComplaint(work.tx, { decisionId, authorId, text, createdAt });
}

/**
 * The person whom a decision concerns complains about it; who is suspended, by the ticket of the sign-in that was refused.
 * Throws `decision_not_found` for all others, and the codes of `whyNotComplain`.
 */
export function complain(call: Complain): Promise<ComplaintReceipt> {
  const { actor, complaint, idempotencyKey: key } = call;
  return transact((work) => {
    const run = () => add(work, call);
    const fingerprint = ["POST /complaints", complaint];
    return actor ? idempotent(work, { userId: actor.id, key, fingerprint }, run) : run();
  });
}

/** What was decided wrongly is brought back, where it still stands so. */
async function undo(work: Work, { decision }: LockedComplaint, judged: Judging): Promise<void> {
  const action = UNDONE_BY[decision.action];
  if (!action) return;
  if (decision.kind === "PROFILE") await lockTendersAround(work.tx, decision.targetId);
  const target = await lockTarget(work.tx, decision);
  const stands = target.hiddenAt !== null || Boolean(target.limitedUntil && target.limitedUntil > judged.at);
  if (!stands) return;
  const { rule } = decision;
  const { reason, actor, at } = judged;
  await carryOut(work, target, { action, rule, reason, decidedById: actor.id, at });
}

type Judging = { actor: Actor; reason: string; at: Date };
type Judge = { actor: Actor; complaintId: string; judgement: Judgement; ip: string };

/**
 * An admin judges a complaint: UPHELD undoes the decision. Its author reads the outcome and why. Throws
 * `complaint_not_found` and the codes of `whyNotJudge`.
 */
export function judgeComplaint({ actor, complaintId, judgement, ip }: Judge): Promise<void> {
  const { outcome, reason } = judgement;
  return transact(async (work) => {
    const complaint = await lockComplaint(work.tx, complaintId);
    const { authorId, decision } = complaint;
    const facts = { ...complaint, deciderId: decision.decidedById, action: decision.action };
    allow(whyNotJudge(actor, facts, await listOtherRights(work.tx, actor.id)));
    const at = new Date();
    if (outcome === "UPHELD") await undo(work, complaint, { actor, reason, at });
    await saveJudgement(work.tx, complaintId, { outcome, reason, decidedById: actor.id, decidedAt: at });
    const params = { status: `COMPLAINT_${outcome}` };
    await notify(work, { type: "DECISION", userId: authorId, params, quote: reason });
    await addAuditEntry(work.tx, {
      actorId: actor.id,
      action: "complaint.judged",
      subjectType: "complaints",
      subjectId: complaintId,
      ip,
      at,
      before: { outcome: null },
      after: { outcome, reason },
    });
  });
}

/** A page of the complaints that wait for an admin. */
export async function readComplaints(call: { actor: Actor; page: number }): Promise<ComplaintList> {
  const { items, counted } = await listComplaints(call.actor, call.page);
  return toListAnswer(items, counted, call.page, REPORTS_TAKE);
}
