import { addAuditEntry } from "@/lib/audit/data";
import { isComplaintTicket } from "@/lib/auth/suspension/data";
import { notify } from "@/lib/notifications/service";
import { idempotent } from "@/lib/platform/server/work/idempotency";
import { db } from "@/lib/platform/server/database/db";
import { transact, type Work } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow, AppError } from "@/lib/shared/errors";
import { whyNotWhileClaimed } from "@/lib/claims/policy";
import { isNewestOf } from "../data/decisions";
import { lockTendersAround, saveLimit } from "../data/measures";
import { lockCaseOfReport, maybeLockOpenCase, moveCase } from "../data/cases";
import { maybeLockTarget, type LockedTarget } from "../data/targets";
import type { ReportTarget } from "../presentation";
import { carryOut, closeCase } from "../service/decide";
import {
  addComplaint,
  findComplaintView,
  listOtherRights,
  lockComplaint,
  lockDecision,
  maybeLockReport,
  saveJudgement,
  type LockedComplaint,
} from "./data";
import { MEASURES, UNDONE_BY, whyNotComplain, whyNotComplainAsReporter, whyNotJudge } from "./policy";
import type { ComplaintReceipt, ComplaintView, Judgement, NewComplaint } from "./schema";

type Complain = { actor: Actor | null; complaint: NewComplaint; idempotencyKey: string | null };

const RECEIVED = { status: "COMPLAINT_RECEIVED" };

/** A reporter complains that what they reported was left alone. Null: they have reported nothing that the decision is about. */
async function addOfReporter(work: Work, { actor, complaint }: Complain): Promise<ComplaintReceipt | null> {
  const { decisionId, text } = complaint;
  const report = actor && (await maybeLockReport(work.tx, decisionId, actor.id));
  if (!report) return null;
  const createdAt = new Date();
  allow(whyNotComplainAsReporter(report, createdAt));
  await notify(work, { type: "REPORT", userId: actor.id, params: RECEIVED });
  return addComplaint(work.tx, { decisionId, reportId: report.id, authorId: actor.id, text, createdAt });
}

async function addOfAuthor(work: Work, { actor, complaint }: Complain): Promise<ComplaintReceipt> {
  const { decisionId, text, ticket } = complaint;
  const decision = await lockDecision(work.tx, decisionId);
  const { authorId } = decision;
  const isProven = ticket !== undefined && isComplaintTicket(ticket, decisionId);
  if (actor?.id !== authorId && !isProven) throw new AppError("decision_not_found");
  const createdAt = new Date();
  allow(whyNotComplain(decision, createdAt));
  await notify(work, { type: "DECISION", userId: authorId, params: RECEIVED });
  return addComplaint(work.tx, { decisionId, reportId: null, authorId, text, createdAt });
}

/**
 * The person whom a decision concerns complains about it; who is suspended, by the ticket of the sign-in that was refused.
 * Those who reported what it left alone do so, too. Throws `decision_not_found` for all others, and the codes of
 * `whyNotComplain` and `whyNotComplainAsReporter`.
 */
export function complain(call: Complain): Promise<ComplaintReceipt> {
  const { actor, complaint, idempotencyKey: key } = call;
  return transact((work) => {
    const run = async () => (await addOfReporter(work, call)) ?? addOfAuthor(work, call);
    const fingerprint = ["POST /complaints", complaint];
    return actor ? idempotent(work, { userId: actor.id, key, fingerprint }, run) : run();
  });
}

/**
 * The reports that wait about content are settled with it: left open, those that hid it would hide it again with the next
 * one. Those about a person may be about something else. Null: none wait. Throws `queue_entry_claimed`.
 */
async function lockCaseOfContent(work: Work, target: LockedTarget, { actor, at }: Judging) {
  const openCase = target.kind === "PROFILE" ? null : await maybeLockOpenCase(work.tx, target);
  if (openCase) allow(whyNotWhileClaimed(actor, openCase, at));
  return openCase;
}

/** What was decided wrongly is brought back, where it is still there and stands so, and nothing newer has been decided. */
async function undo(work: Work, { decision }: LockedComplaint, judged: Judging): Promise<void> {
  const action = UNDONE_BY[decision.action];
  if (!action) return;
  if (decision.kind === "PROFILE") await lockTendersAround(work.tx, decision.targetId);
  const target = await maybeLockTarget(work.tx, decision);
  if (!target) return;
  const { hiddenAt, isRuledOut, limitedUntil, targetId } = target;
  // A suspension is a decision of its own and of another right: below it, only the limit ends.
  if (decision.action === "LIMIT" && hiddenAt !== null) {
    if (await isNewestOf(work.tx, decision, ["LIMIT"])) await saveLimit(work.tx, targetId, null);
    return;
  }
  const stands = hiddenAt !== null || Boolean(limitedUntil && limitedUntil > judged.at);
  if (!stands || isRuledOut || !(await isNewestOf(work.tx, decision, MEASURES))) return;
  const { rule } = decision;
  const { reason, actor, at } = judged;
  const openCase = await lockCaseOfContent(work, target, judged);
  const id = await carryOut(work, target, { action, rule, reason, decidedById: actor.id, at });
  if (openCase) await closeCase(work, openCase, { id, action, at });
}

/** What was left alone wrongly and is still there waits for a decision again, unless it does so already. */
async function reopen(work: Work, reportId: string, { kind, targetId }: ReportTarget): Promise<void> {
  if (kind === "PROFILE") await lockTendersAround(work.tx, targetId);
  // Locked as for a new report, so that there is one open case about it.
  const target = await maybeLockTarget(work.tx, { kind, targetId });
  if (!target || (await maybeLockOpenCase(work.tx, target))) return;
  const { id, status } = await lockCaseOfReport(work.tx, reportId);
  if (status !== "NO_ACTION") return;
  const values = { claimedById: null, claimedUntil: null, closedAt: null, decisionId: null };
  await moveCase(work.tx, id, "REOPEN", values);
}

type Judging = { actor: Actor; reason: string; at: Date };
type Judge = { actor: Actor; complaintId: string; judgement: Judgement; ip: string };

/**
 * An admin judges a complaint: UPHELD undoes the decision, or puts the report back into the queue. Its author reads the outcome and why. Throws
 * `complaint_not_found`, `queue_entry_claimed` and the codes of `whyNotJudge`.
 */
export function judgeComplaint({ actor, complaintId, judgement, ip }: Judge): Promise<void> {
  const { outcome, reason } = judgement;
  return transact(async (work) => {
    const complaint = await lockComplaint(work.tx, complaintId);
    const { authorId, decision, reportId } = complaint;
    const facts = { ...complaint, deciderId: decision.decidedById, action: decision.action };
    allow(whyNotJudge(actor, facts, await listOtherRights(work.tx, actor.id)));
    const at = new Date();
    allow(whyNotWhileClaimed(actor, complaint, at));
    if (outcome === "UPHELD" && reportId === null) await undo(work, complaint, { actor, reason, at });
    if (outcome === "UPHELD" && reportId !== null) await reopen(work, reportId, decision);
    await saveJudgement(work.tx, complaintId, { outcome, reason, decidedById: actor.id, decidedAt: at });
    const params = { status: `COMPLAINT_${outcome}` };
    const type = reportId === null ? "DECISION" : "REPORT";
    await notify(work, { type, userId: authorId, params, quote: reason });
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

/** A complaint for an admin who judges it. Throws `complaint_not_found`. */
export function readComplaint(call: { actor: Actor; complaintId: string }): Promise<ComplaintView> {
  return findComplaintView(db, call.actor, call.complaintId);
}
