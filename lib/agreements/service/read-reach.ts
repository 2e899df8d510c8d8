import { db } from "@/lib/platform/server/database/db";
import type { Actor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { findVisibleTender } from "@/lib/tenders/data/lock-tender";
import { findReach } from "../data/reach";
import type { TenderReach } from "../schema/reach";

/** What is known of who may answer a tender, for its creator alone. Throws `tender_not_found`, `tender_not_yours`. */
export async function readReach(call: { actor: Actor; tenderId: string }): Promise<TenderReach> {
  const { creatorId } = await findVisibleTender(db, call.actor, call.tenderId);
  if (creatorId !== call.actor.id) throw new AppError("tender_not_yours");
  return findReach(call.tenderId);
}
