import { addAuditEntry } from "@/lib/audit/data";
import { notify } from "@/lib/notifications/service";
import { transactOnce } from "@/lib/platform/server/work/idempotency";
import type { Work } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow } from "@/lib/shared/errors";
import type { ModerationAction, ReportCategory } from "../constants";
import { listReporterIds, maybeLockOpenCase, moveCase } from "../data/cases";
import { addDecision, findDecisionView, isDecidedByProduct } from "../data/decisions";
import { lockTarget, setHidden, type LockedTarget } from "../data/targets";
import { MOVE_OF, whyNotDecide } from "../policy";
import type { DecisionView, NewDecision } from "../schema";
import { showDecided } from "./show-decided";

type Decided = {
  action: ModerationAction;
  rule: ReportCategory;
  /** Null, both: the product by itself. */
  reason: string | null;
  decidedById: string | null;
  at: Date;
};

/**
 * Carries out a decision about a locked target: hides it or brings it back, keeps the statement of reasons and sends it to
 * the author, in their language. Answers the id of the decision.
 */
export async function carryOut(work: Work, target: LockedTarget, decided: Decided): Promise<string> {
  const { kind, targetId, authorId, hiddenAt } = target;
  const { action, rule, reason, decidedById, at } = decided;
  const id = await addDecision(work.tx, {
    kind,
    targetId,
    authorId,
    decidedById,
    action,
    rule,
    reason,
    createdAt: at,
  });
  const isHidden = hiddenAt !== null;
  if (action === "HIDE" && !isHidden) await setHidden(work.tx, target, at);
  if (action === "RESTORE") await setHidden(work.tx, target, null);
  if (action !== "NO_ACTION") {
    const status = decidedById === null ? "AUTOMATED" : action;
    const quote = reason === null ? {} : { quote: reason };
    await notify(work, {
      type: "DECISION",
      userId: authorId,
      tenderId: kind === "TENDER" ? targetId : null,
      params: { status },
      ...quote,
    });
  }
  await showDecided(work, target);
  return id;
}

const AUDITED = {
  HIDE: "content.hide",
  RESTORE: "content.restore",
  WARN: "content.warn",
  NO_ACTION: "content.no_action",
} as const;

type Decide = { actor: Actor; decision: NewDecision; ip: string; idempotencyKey: string | null };

async function decide(work: Work, { actor, decision, ip }: Decide): Promise<DecisionView> {
  const { targetKind, targetId, action, rule, reason } = decision;
  const target = await lockTarget(work.tx, { kind: targetKind, targetId });
  const openCase = await maybeLockOpenCase(work.tx, target);
  const at = new Date();
  const isHidden = target.hiddenAt !== null;
  const isHiddenByProduct = isHidden && (await isDecidedByProduct(work.tx, target));
  const { authorId, isRuledOut } = target;
  const facts = { authorId, isHidden, isRuledOut, isHiddenByProduct, openCase };
  allow(whyNotDecide(actor, facts, { action, now: at }));

  const id = await carryOut(work, target, { action, rule, reason, decidedById: actor.id, at });
  if (openCase) {
    await moveCase(work.tx, openCase.id, MOVE_OF[action], { closedAt: at });
    const status = MOVE_OF[action] === "ACT" ? "ACTIONED" : "NO_ACTION";
    for (const userId of await listReporterIds(work.tx, openCase.id))
      await notify(work, { type: "REPORT", userId, params: { status } });
  }
  await addAuditEntry(work.tx, {
    actorId: actor.id,
    action: AUDITED[action],
    subjectType: target.table,
    subjectId: targetId,
    ip,
    at,
    before: { isHidden },
    after: { isHidden: action === "HIDE" || (isHidden && action !== "RESTORE"), rule, reason },
  });
  return findDecisionView(work.tx, id);
}

/**
 * An admin hides, restores, warns or leaves alone, once per idempotency key: the author reads why, those who reported it
 * read that it was judged, and the audit log keeps it. Throws `report_target_not_found` and the codes of `whyNotDecide`.
 */
export function decideOnTarget(call: Decide): Promise<DecisionView> {
  const { actor, decision, idempotencyKey } = call;
  const fingerprint = ["POST /admin/decisions", decision];
  return transactOnce({ userId: actor.id, key: idempotencyKey, fingerprint }, (work) => decide(work, call));
}
