import type { Actor, AdminRight } from "../shared/actor";
import { whyNotWhileClaimed, type Claim } from "../claims/policy";
import type { ErrorCode } from "../shared/errors";
import { HIDDEN_BY_REPORTS, type ModerationAction, type ReportKind } from "./constants";
import type { CaseMove } from "./machine";

/** How the target stands when a decision about it is made. */
export type DecisionFacts = {
  kind: ReportKind;
  /** Who has written it, or whose profile it is. */
  authorId: string;
  /** Admins are neither limited nor suspended: what they may do is taken from them otherwise. */
  isAdmin: boolean;
  /** The account is limited now. */
  isLimited: boolean;
  /** The account is out, so that nothing of it is shown again by itself. */
  isAuthorSuspended: boolean;
  isHidden: boolean;
  /** It is gone for good, whatever moderation thinks of it: the decision of a dispute took it out. */
  isRuledOut: boolean;
  /** It was hidden by the product, because several people reported it: then a person may say the same. */
  isHiddenByProduct: boolean;
  /** The case that the decision closes; null where it was not reported. */
  openCase: Claim | null;
};

type Standing = Pick<
  DecisionFacts,
  "kind" | "isAdmin" | "isLimited" | "isAuthorSuspended" | "isHidden" | "isRuledOut" | "isHiddenByProduct"
> & { openCase: unknown };

/** Who is suspended can only come back; all others are warned or stopped. Only what was reported can be left alone. */
function actionsOnPerson({ isAdmin, isLimited, isAuthorSuspended, openCase }: Standing): ModerationAction[] {
  const rest: ModerationAction[] = openCase ? ["NO_ACTION"] : [];
  if (isAuthorSuspended) return ["REINSTATE", ...rest];
  if (isAdmin) return ["WARN", ...rest];
  return ["WARN", "LIMIT", "SUSPEND", ...(isLimited ? (["REINSTATE"] as const) : []), ...rest];
}

/**
 * The actions that fit how the target stands: hidden content is restored or stays hidden, shown content is hidden or left
 * alone. Only what was reported can be left alone.
 */
export function actionsOn(standing: Standing): ModerationAction[] {
  const { kind, isHidden, isRuledOut, isHiddenByProduct, isAuthorSuspended, openCase } = standing;
  if (kind === "PROFILE") return actionsOnPerson(standing);
  if (isRuledOut) return openCase ? ["NO_ACTION"] : [];
  if (isHidden && isAuthorSuspended) return openCase ? ["HIDE", "NO_ACTION"] : [];
  if (isHidden) return isHiddenByProduct || openCase ? ["HIDE", "RESTORE"] : ["RESTORE"];
  return openCase ? ["HIDE", "WARN", "NO_ACTION"] : ["HIDE", "WARN"];
}

/** The right that each action takes: who is out, and who comes back, is for those who manage. */
export const RIGHT_OF: Record<ModerationAction, AdminRight> = {
  HIDE: "MODERATE",
  RESTORE: "MODERATE",
  WARN: "MODERATE",
  NO_ACTION: "MODERATE",
  LIMIT: "MODERATE",
  SUSPEND: "MANAGE",
  REINSTATE: "MANAGE",
};

/** The actions that fit how the target stands, as far as this admin has the right to them. */
export function actionsOf(actor: Pick<Actor, "adminRights">, standing: Standing): ModerationAction[] {
  return actionsOn(standing).filter((action) => actor.adminRights.includes(RIGHT_OF[action]));
}

/** Null: the admin may decide so. No admin judges what is their own, or what another admin is looking at. */
export function whyNotDecide(
  actor: Pick<Actor, "id" | "adminRights">,
  facts: DecisionFacts,
  { action, now }: { action: ModerationAction; now: Date },
): ErrorCode | null {
  if (!actor.adminRights.includes(RIGHT_OF[action])) return "right_missing";
  if (facts.authorId === actor.id) return "forbidden";
  const claimed = facts.openCase && whyNotWhileClaimed(actor, facts.openCase, now);
  if (claimed) return claimed;
  return actionsOn(facts).includes(action) ? null : "decision_not_possible";
}

/** What a decision makes of the case that it closes. */
export const MOVE_OF: Record<ModerationAction, CaseMove> = {
  HIDE: "ACT",
  WARN: "ACT",
  LIMIT: "ACT",
  SUSPEND: "ACT",
  REINSTATE: "DISMISS",
  RESTORE: "DISMISS",
  NO_ACTION: "DISMISS",
};

/** Since when an account must be there for its report to count towards hiding. */
export function standingSince(now: Date): Date {
  return new Date(now.getTime() - HIDDEN_BY_REPORTS.accountDays * 86_400_000);
}

/** When a limit of so many days ends. */
export function limitEnd(days: number, now: Date): Date {
  return new Date(now.getTime() + days * 86_400_000);
}
