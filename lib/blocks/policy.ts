import type { Actor } from "../shared/actor";
import type { ErrorCode } from "../shared/errors";

/** Null: a client or a BEE may block another user. Whom they cannot block does not exist for them. */
export function whyNotBlock(actor: Pick<Actor, "id" | "role">, userId: string): ErrorCode | null {
  if (actor.role === "ADMIN") return "wrong_role";
  return actor.id === userId ? "user_not_found" : null;
}
