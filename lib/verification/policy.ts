import type { Actor } from "@/lib/shared/actor";
import type { ErrorCode } from "@/lib/shared/errors";
import type { VerificationState } from "@/lib/users/profile/schema";

type Applicant = Pick<Actor, "role" | "emailConfirmed">;
type Status = VerificationState["status"];

function whyNotApply({ role, emailConfirmed }: Applicant): ErrorCode | null {
  // Admins decide about verifications, so they need no badge and must not give it to themselves.
  if (role === "ADMIN") return "wrong_role";
  return emailConfirmed ? null : "email_not_confirmed";
}

/** Null: the user may submit a document. Only one may be pending or approved. */
export function whyNotSubmit(applicant: Applicant, hasOpen: boolean): ErrorCode | null {
  return whyNotApply(applicant) ?? (hasOpen ? "verification_exists" : null);
}

/**
 * Null: the user may replace the pictures. An approved document stays; a rejected one stays while another is open.
 */
export function whyNotReplace(
  applicant: Applicant,
  verification: { status: Status; hasOtherOpen: boolean },
): ErrorCode | null {
  const refusal = whyNotApply(applicant);
  if (refusal) return refusal;
  if (verification.status === "APPROVED") return "verification_decided";
  return verification.hasOtherOpen ? "verification_exists" : null;
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
