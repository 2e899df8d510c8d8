import type { Actor, AdminRight } from "../shared/actor";
import { whyNotWhileClaimed, type Claim } from "../claims/policy";
import type { ErrorCode } from "../shared/errors";
import { QUEUE_KINDS, type QueueKind } from "./constants";

/** The right that deciding about a kind takes, as on the screen where it is decided. */
export const RIGHT_OF_KIND: Record<QueueKind, AdminRight> = {
  REPORT: "MODERATE",
  COMPLAINT: "MODERATE",
  DISPUTE: "MODERATE",
  VERIFICATION: "MODERATE",
  CONTACT: "SUPPORT",
};

/** The kinds that an admin with these rights sees. */
export function kindsFor(rights: readonly AdminRight[]): QueueKind[] {
  return QUEUE_KINDS.filter((kind) => rights.includes(RIGHT_OF_KIND[kind]));
}

/** Null: the admin may see entries of this kind, and take them. */
export function whyNotSeeKind(
  { adminRights }: Pick<Actor, "adminRights">,
  kind: QueueKind,
): ErrorCode | null {
  return adminRights.includes(RIGHT_OF_KIND[kind]) ? null : "right_missing";
}

/** Null: the admin may take the entry for themselves; once more when it is theirs already. */
export function whyNotClaim(
  actor: Pick<Actor, "id">,
  entry: Claim & { isWaiting: boolean },
  now: Date,
): ErrorCode | null {
  if (!entry.isWaiting) return "queue_entry_closed";
  return whyNotWhileClaimed(actor, entry, now);
}
