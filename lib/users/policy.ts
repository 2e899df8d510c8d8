import type { Actor } from "../shared/actor";
import type { ErrorCode } from "../shared/errors";

type Caller = Pick<Actor, "id" | "role">;

/**
 * Null: the actor may read this user's private data, as the user themselves or as an admin. To others the user does
 * not exist.
 */
export function whyNotReadPrivately(actor: Caller, userId: string): ErrorCode | null {
  return actor.id === userId || actor.role === "ADMIN" ? null : "user_not_found";
}

/** Null: it is the actor's own account. Admins see private data but never change it (docs/domain.md, "Who may"). */
export function whyNotOwn(actor: Caller, userId: string): ErrorCode | null {
  if (actor.id === userId) return null;
  return actor.role === "ADMIN" ? "forbidden" : "user_not_found";
}
