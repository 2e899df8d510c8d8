import { transact } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { fieldError } from "@/lib/shared/errors";
import type { OwnUser } from "@/lib/shared/own-user";
import { findOwnUser } from "../data";
import { saveAway } from "./data";
import { whyNotAwayUntil } from "./policy";
import type { Away } from "./schema";

/**
 * A BEE is away until a day, or back (null). Jobs that run go on; profile and offers say it.
 * Throws 422 at `until` for a day that is over where the BEE is, or more than a year ahead.
 */
export function changeAway({ actor, away }: { actor: Actor; away: Away | null }): Promise<OwnUser> {
  const refusal = away && whyNotAwayUntil(away, new Date());
  if (refusal) throw fieldError("until", refusal);
  return transact(async ({ tx }) => {
    await saveAway(tx, actor.id, away);
    return findOwnUser(actor.id, tx);
  });
}
