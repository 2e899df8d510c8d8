import type { Actor } from "../shared/actor";
import type { ErrorCode } from "../shared/errors";

type Person = Pick<Actor, "id" | "role">;

/** Null: they may read this person's private data, as the person themselves or as an admin. Nobody else knows of it. */
export function whyNotReadPrivately(actor: Person, userId: string): ErrorCode | null {
  return actor.id === userId || actor.role === "ADMIN" ? null : "user_not_found";
}

/** Null: it is their own. Admins see private data but never change it (domain.md, "Who may"). */
export function whyNotOwn(actor: Person, userId: string): ErrorCode | null {
  if (actor.id === userId) return null;
  return actor.role === "ADMIN" ? "forbidden" : "user_not_found";
}
