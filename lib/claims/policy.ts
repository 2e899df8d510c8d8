import type { Actor } from "../shared/actor";
import type { ErrorCode } from "../shared/errors";

/** How long what an admin has taken out of the queue is theirs alone. */
export const CLAIM_MINUTES = 15;

/** Who has taken what waits, and until when; both null: no admin has. */
export type Claim = { claimedById: string | null; claimedUntil: Date | null };

/** Null: no other admin is looking at it now. */
export function whyNotWhileClaimed(
  { id }: Pick<Actor, "id">,
  { claimedById, claimedUntil }: Claim,
  now: Date,
): ErrorCode | null {
  const isOfOther = claimedById !== null && claimedById !== id && (claimedUntil ?? now) > now;
  return isOfOther ? "queue_entry_claimed" : null;
}
