import { addAuditEntry } from "@/lib/audit/data";
import { sendMailJob } from "@/lib/emails/schema";
import { notify } from "@/lib/notifications/service";
import { transactOnce } from "@/lib/platform/server/work/idempotency";
import type { Work } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow, fieldError } from "@/lib/shared/errors";
import type { ModerationAction, ReportCategory } from "../constants";
import {
  listMailedReportIds,
  listReporterIds,
  maybeLockOpenCase,
  moveCase,
  type LockedCase,
} from "../data/cases";
import { addDecision, findDecisionView, isDecidedByProduct } from "../data/decisions";
import { lockTendersAround } from "../data/measures";
import { lockTarget, setHidden, type LockedTarget } from "../data/targets";
import { limitEnd, MOVE_OF, whyNotDecide } from "../policy";
import type { DecisionView, NewDecision } from "../schema";
import { takeMeasure } from "./measures";
import { showDecided } from "./show-decided";

type Decided = {
  action: ModerationAction;
  rule: ReportCategory;
  /** Null, both: the product by itself. */
  reason: string | null;
  decidedById: string | null;
  /** Until when the account is limited; null: that is not what was decided. */
  until?: Date | null;
  at: Date;
};

/**
 * Carries out a decision about a locked target: hides it or brings it back, keeps the statement of reasons and sends it to
 * the author, in their language. Answers the id of the decision.
 */
export async function carryOut(work: Work, target: LockedTarget, decided: Decided): Promise<string> {
  const { kind, targetId, authorId } = target;
  const { action, rule, reason, decidedById, until = null, at } = decided;
  const id = await addDecision(work.tx, {
    kind,
    targetId,
    authorId,
    decidedById,
    action,
    rule,
    reason,
    until,
    createdAt: at,
  });
  if (kind === "PROFILE") await takeMeasure(work, target, { action, until, at });
  else await changeContent(work, target, { action, at });
  if (action !== "NO_ACTION") await notifyAuthor(work, target, decided);
  return id;
}

async function changeContent(
  work: Work,
  target: LockedTarget,
  { action, at }: Pick<Decided, "action" | "at">,
): Promise<void> {
  if (action === "HIDE" && target.hiddenAt === null) await setHidden(work.tx, target, at);
  // The tenders of who is suspended stay away with them; who comes back brings along those that no decision hides.
  const comesBack = action === "RESTORE" && !(target.kind === "TENDER" && target.isAuthorSuspended);
  if (comesBack) await setHidden(work.tx, target, null);
  await showDecided(work, target);
}

function notifyAuthor(
  work: Work,
  { kind, targetId, authorId }: LockedTarget,
  { action, reason, decidedById, until }: Decided,
): Promise<void> {
  const ofPerson = action === "WARN" ? "WARN_PERSON" : action;
  const ofContent = decidedById === null ? "AUTOMATED" : action;
  const status = kind === "PROFILE" ? ofPerson : ofContent;
  return notify(work, {
    type: "DECISION",
    userId: authorId,
    tenderId: kind === "TENDER" ? targetId : null,
    params: { status, ...(until && { endsAt: until.toISOString() }) },
    ...(reason !== null && { quote: reason }),
  });
}

const AUDITED = {
  HIDE: "content.hide",
  RESTORE: "content.restore",
  WARN: "content.warn",
  NO_ACTION: "content.no_action",
  LIMIT: "account.limit",
  SUSPEND: "account.suspend",
  REINSTATE: "account.reinstate",
} as const;

const MEASURED = { WARN: "account.warn", NO_ACTION: "account.no_action" } as const;

type Standing = { isHidden: boolean; limitedUntil: string | null };

/** How a target stood and stands, for the audit log. */
function standings(target: LockedTarget, { action, until }: Pick<Decided, "action" | "until">) {
  const isHidden = target.hiddenAt !== null;
  const before: Standing = { isHidden, limitedUntil: target.limitedUntil?.toISOString() ?? null };
  const after: Standing = {
    isHidden:
      action === "HIDE" ||
      action === "SUSPEND" ||
      (isHidden && action !== "RESTORE" && action !== "REINSTATE"),
    limitedUntil: action === "REINSTATE" ? null : (until?.toISOString() ?? before.limitedUntil),
  };
  return { before, after };
}

function audit(
  work: Work,
  target: LockedTarget,
  { decided, ip, actorId }: { decided: Decided; ip: string; actorId: string },
): Promise<void> {
  const { action, rule, reason, at } = decided;
  const { before, after } = standings(target, decided);
  const isPerson = target.kind === "PROFILE";
  return addAuditEntry(work.tx, {
    actorId,
    action: isPerson && (action === "WARN" || action === "NO_ACTION") ? MEASURED[action] : AUDITED[action],
    // The answer stands in the row of its question, and is another person's text.
    subjectType: target.kind === "ANSWER" ? "tender_answers" : target.table,
    subjectId: target.targetId,
    ip,
    at,
    before,
    after: { ...after, rule, reason },
  });
}

function factsOf(target: LockedTarget, { openCase, at }: { openCase: LockedCase | null; at: Date }) {
  const { kind, authorId, hiddenAt, isRuledOut, isAuthorSuspended, isAdmin, limitedUntil } = target;
  return {
    kind,
    authorId,
    isAdmin,
    isAuthorSuspended,
    isLimited: limitedUntil ? limitedUntil > at : false,
    isHidden: hiddenAt !== null,
    isRuledOut,
    openCase,
  };
}

/** Until when a LIMIT holds; null for all others. Throws 422 at `days`. */
function untilOf({ action, days }: NewDecision, at: Date): Date | null {
  if (action !== "LIMIT") return null;
  if (days === undefined) throw fieldError("days", "required");
  return limitEnd(days, at);
}

/** A locked case ends with a decision about its target, and those who reported it learn what became of it. */
export async function closeCase(
  work: Work,
  { id: caseId }: Pick<LockedCase, "id">,
  { id: decisionId, action, at }: Pick<Decided, "action" | "at"> & { id: string },
): Promise<void> {
  await moveCase(work.tx, caseId, MOVE_OF[action], { closedAt: at, decisionId });
  const status = MOVE_OF[action] === "ACT" ? "ACTIONED" : "NO_ACTION";
  for (const userId of await listReporterIds(work.tx, caseId))
    await notify(work, { type: "REPORT", userId, params: { status } });
  for (const reportId of await listMailedReportIds(work.tx, caseId))
    await work.enqueue(sendMailJob, { template: "report", reportId, status });
}

type Decide = { actor: Actor; decision: NewDecision; ip: string; idempotencyKey: string | null };

async function decide(work: Work, { actor, decision, ip }: Decide): Promise<DecisionView> {
  const { targetKind, targetId, action, rule, reason } = decision;
  if (targetKind === "PROFILE") await lockTendersAround(work.tx, targetId);
  const target = await lockTarget(work.tx, { kind: targetKind, targetId });
  const openCase = await maybeLockOpenCase(work.tx, target);
  const at = new Date();
  const facts = factsOf(target, { openCase, at });
  const isHiddenByProduct = facts.isHidden && (await isDecidedByProduct(work.tx, target));
  allow(whyNotDecide(actor, { ...facts, isHiddenByProduct }, { action, now: at }));

  const decided = { action, rule, reason, decidedById: actor.id, until: untilOf(decision, at), at };
  const id = await carryOut(work, target, decided);
  if (openCase) await closeCase(work, openCase, { id, action, at });
  await audit(work, target, { decided, ip, actorId: actor.id });
  return findDecisionView(work.tx, id);
}

/**
 * An admin hides, restores, warns or leaves alone, limits, suspends or reinstates a person, once per idempotency key: the author reads why, those who reported it
 * read that it was judged, and the audit log keeps it. Throws `report_target_not_found` and the codes of `whyNotDecide`.
 */
export function decideOnTarget(call: Decide): Promise<DecisionView> {
  const { actor, decision, idempotencyKey } = call;
  const fingerprint = ["POST /admin/decisions", decision];
  return transactOnce({ userId: actor.id, key: idempotencyKey, fingerprint }, (work) => decide(work, call));
}
