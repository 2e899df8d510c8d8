import type { Actor } from "@/lib/shared/actor";
import type { Day } from "@/lib/shared/dates/dates";
import type { ErrorCode } from "@/lib/shared/errors";
import type { VerificationKind } from "@/lib/people/constants";
import type { VerificationState } from "@/lib/users/profile/schema";
import { RENEW_DAYS } from "./constants";

const DAY_MS = 24 * 3_600_000;

type Applicant = Pick<Actor, "role" | "emailConfirmed">;
type Status = VerificationState["status"];

/** A pending or approved verification. */
export type OpenVerification = { status: Status; expiresOn: Day | null };

/** The day so many days after a moment, by UTC, which is how the last days of proofs are counted. */
export function dayAfter(now: Date, days: number): Day {
  return new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whether an approved proof ends so soon that the next one may be sent. */
export function isRenewable({ status, expiresOn }: OpenVerification, now: Date): boolean {
  return status === "APPROVED" && expiresOn !== null && expiresOn <= dayAfter(now, RENEW_DAYS);
}

function whyNotApply({ role, emailConfirmed }: Applicant, kind: VerificationKind): ErrorCode | null {
  // Admins decide about verifications, so they need no badge and must not give it to themselves. Clients have no trade to prove.
  if (role === "ADMIN" || (role === "CLIENT" && kind !== "IDENTITY")) return "wrong_role";
  return emailConfirmed ? null : "email_not_confirmed";
}

type Application = { kind: VerificationKind; open: readonly OpenVerification[]; now: Date };

/** Null: the user may submit a document. Of each kind one may be pending or approved, but for one that ends soon. */
export function whyNotSubmit(applicant: Applicant, { kind, open, now }: Application): ErrorCode | null {
  const refusal = whyNotApply(applicant, kind);
  if (refusal) return refusal;
  return open.every((each) => isRenewable(each, now)) ? null : "verification_exists";
}

/**
 * Null: the user may replace the pictures. What was approved stays; what was rejected stays while another is open.
 */
export function whyNotReplace(
  applicant: Applicant,
  { status, ...application }: Application & { status: Status },
): ErrorCode | null {
  const refusal = whyNotApply(applicant, application.kind);
  if (refusal) return refusal;
  if (status === "APPROVED" || status === "EXPIRED") return "verification_decided";
  return whyNotSubmit(applicant, application);
}

/** Null: the admin may decide. `seenAt` is the `updatedAt` of the state they looked at. */
export function whyNotDecide(
  actor: Pick<Actor, "id" | "role">,
  verification: { userId: string; status: Status; updatedAt: Date },
  seenAt: Date,
): ErrorCode | null {
  if (actor.role !== "ADMIN") return "wrong_role";
  if (verification.userId === actor.id) return "forbidden";
  if (verification.status !== "PENDING") return "verification_decided";
  return verification.updatedAt.getTime() === seenAt.getTime() ? null : "stale_version";
}

/** Null: an approved proof may count until this day. All but an identity must say when they end. */
export function whyNotUntil(
  kind: VerificationKind,
  expiresOn: Day | null,
  now: Date,
): "required" | "dateTooEarly" | null {
  if (expiresOn === null) return kind === "IDENTITY" ? null : "required";
  return expiresOn > dayAfter(now, 0) ? null : "dateTooEarly";
}
