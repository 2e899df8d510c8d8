import type { Actor } from "@/lib/shared/actor";
import type { ErrorCode } from "@/lib/shared/errors";
import type { VerificationState } from "@/lib/users/profile/schema";

type Member = Pick<Actor, "role" | "emailConfirmed">;
type Status = VerificationState["status"];

function whyNotProve({ role, emailConfirmed }: Member): ErrorCode | null {
  // Whoever decides needs no badge, and must not be the one who gives it.
  if (role === "ADMIN") return "wrong_role";
  return emailConfirmed ? null : "email_not_confirmed";
}

/** Null: they may send a document in. One that waits or was accepted is enough. */
export function whyNotSubmit(member: Member, hasOpen: boolean): ErrorCode | null {
  return whyNotProve(member) ?? (hasOpen ? "verification_exists" : null);
}

/** Null: they may send other pictures. What was accepted stays; beside another open one, an old refusal does, too. */
export function whyNotReplace(
  member: Member,
  verification: { status: Status; hasOtherOpen: boolean },
): ErrorCode | null {
  const refusal = whyNotProve(member);
  if (refusal) return refusal;
  if (verification.status === "APPROVED") return "verification_decided";
  return verification.hasOtherOpen ? "verification_exists" : null;
}

/** Null: an admin may decide what they have seen. `seenAt` is the state they looked at. */
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
