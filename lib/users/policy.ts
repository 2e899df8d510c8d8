import type { Actor, AdminRight } from "../shared/actor";
import type { ErrorCode } from "../shared/errors";

type Caller = Pick<Actor, "id" | "role">;

/**
 * Null: the actor may read this user's private data, as the user themselves or as an admin with one of these rights. To
 * others the user does not exist.
 */
export function whyNotReadPrivately(
  actor: Caller & Pick<Actor, "adminRights">,
  userId: string,
  rights: readonly AdminRight[] = ["MODERATE", "SUPPORT"],
): ErrorCode | null {
  if (actor.id === userId) return null;
  if (actor.role !== "ADMIN") return "user_not_found";
  return rights.some((right) => actor.adminRights.includes(right)) ? null : "right_missing";
}

/** Null: it is the actor's own account. Admins see private data but never change it (docs/domain.md, "Who may"). */
export function whyNotOwn(actor: Caller, userId: string): ErrorCode | null {
  if (actor.id === userId) return null;
  return actor.role === "ADMIN" ? "forbidden" : "user_not_found";
}
