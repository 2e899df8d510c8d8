import type { Actor, AdminRight } from "@/lib/shared/actor";
import type { ErrorCode } from "@/lib/shared/errors";
import type { ModerationAction } from "../constants";
import type { ReportStatus } from "../machine";
import { RIGHT_OF } from "../policy";
import { COMPLAINT_LIMITS } from "./constants";

/** What a complaint can be about, and what undoes it where it was right. A warning has nothing to undo but itself. */
export const UNDONE_BY: Partial<Record<ModerationAction, ModerationAction | null>> = {
  HIDE: "RESTORE",
  WARN: null,
  LIMIT: "REINSTATE",
  SUSPEND: "REINSTATE",
};

/** The decisions that something is hidden by, or an account limited or out: the newest one says how it stands. */
export const MEASURES: readonly ModerationAction[] = ["HIDE", "LIMIT", "SUSPEND"];

function isTooLate(decidedAt: Date, now: Date): boolean {
  const until = new Date(decidedAt);
  until.setUTCMonth(until.getUTCMonth() + COMPLAINT_LIMITS.months);
  return now > until;
}

/** Null: whom the decision concerns may complain about it, once and for six months. */
export function whyNotComplain(
  decision: { action: ModerationAction; createdAt: Date; hasComplaint: boolean },
  now: Date,
): ErrorCode | null {
  if (!(decision.action in UNDONE_BY)) return "decision_not_possible";
  if (decision.hasComplaint) return "complaint_exists";
  return isTooLate(decision.createdAt, now) ? "complaint_too_late" : null;
}

/** Null: a reporter may complain that the target was left alone, once and for six months. */
export function whyNotComplainAsReporter(
  report: { status: ReportStatus; closedAt: Date | null; hasComplaint: boolean },
  now: Date,
): ErrorCode | null {
  if (report.hasComplaint) return "complaint_exists";
  if (report.status !== "NO_ACTION" || report.closedAt === null) return "decision_not_possible";
  return isTooLate(report.closedAt, now) ? "complaint_too_late" : null;
}

/**
 * Null: the admin, who could have decided so, may judge; what they decided themselves only where no other admin could.
 * `others`: the rights that other admins who moderate have among them.
 */
export function whyNotJudge(
  actor: Pick<Actor, "id" | "adminRights">,
  complaint: { outcome: unknown; authorId: string; deciderId: string | null; action: ModerationAction },
  others: readonly AdminRight[],
): ErrorCode | null {
  const right = RIGHT_OF[complaint.action];
  if (!actor.adminRights.includes(right)) return "right_missing";
  if (complaint.outcome !== null) return "complaint_decided";
  if (complaint.authorId === actor.id) return "forbidden";
  return complaint.deciderId === actor.id && others.includes(right) ? "complaint_own_decision" : null;
}
