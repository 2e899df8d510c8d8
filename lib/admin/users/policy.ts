import type { Actor, Role } from "../../shared/actor";
import type { ErrorCode } from "../../shared/errors";

/** Null: the admin may act on this account, and read what the team notes about it. No one acts on their own. */
export function whyNotHelp({ id }: Pick<Actor, "id">, userId: string): ErrorCode | null {
  return id === userId ? "forbidden" : null;
}

/**
 * Null: the admin may do for the owner of this account what ends it or changes how it is entered. Not for admins, who
 * would lose or take rights by it.
 */
export function whyNotRun(actor: Pick<Actor, "id">, account: { id: string; role: Role }): ErrorCode | null {
  return account.role === "ADMIN" ? "forbidden" : whyNotHelp(actor, account.id);
}
