import type { Actor } from "../shared/actor";
import type { ErrorCode } from "../shared/errors";
import type { FavouriteKind } from "./constants";

/** Null: a user of this role keeps this kind. */
export function whyNotKeep({ role }: Pick<Actor, "role">, kind: FavouriteKind): ErrorCode | null {
  return role === (kind === "pro" ? "CLIENT" : "PRO") ? null : "wrong_role";
}
