import type { Actor } from "../../shared/actor";
import type { ErrorCode } from "../../shared/errors";

/** Null: the admin may act on this account, and read what the team notes about it. No one acts on their own. */
export function whyNotHelp({ id }: Pick<Actor, "id">, userId: string): ErrorCode | null {
  return id === userId ? "forbidden" : null;
}
