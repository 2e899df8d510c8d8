import { db } from "@/lib/platform/server/database/db";
import type { Actor } from "@/lib/shared/actor";
import { findVisibleTender } from "@/lib/tenders/data/lock-tender";
import { saveOffersSeen } from "../data/give-back";
import { listOfferViews } from "../data/list-offers";
import type { OfferView } from "../schema";

type ListOffers = { actor: Actor; tenderId: string };

/**
 * The offers of a tender: all for its creator and admins, the own one for a PRO. That its creator has opened them is
 * kept. Throws `tender_not_found`.
 */
export async function listOffers({ actor, tenderId }: ListOffers): Promise<{ items: OfferView[] }> {
  const tender = await findVisibleTender(db, actor, tenderId);
  const items = await listOfferViews(db, actor, tender);
  if (tender.creatorId === actor.id) await saveOffersSeen(tenderId);
  return { items };
}
