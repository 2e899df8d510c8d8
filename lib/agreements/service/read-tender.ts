import type { Language } from "@/lib/i18n/languages";
import { db } from "@/lib/platform/server/database/db";
import type { Actor } from "@/lib/shared/actor";
import { addTenderView } from "@/lib/tenders/data/tender-views";
import { findTenderView } from "../data/tender-view";
import type { TenderView } from "../schema/tender-view";

/**
 * One tender as far as the caller may see it, with the actions allowed to them now. That a PRO opens an open one is
 * kept beside the reading. Throws `tender_not_found`.
 */
export async function readTender({
  actor,
  lang,
  tenderId,
}: {
  actor: Actor;
  lang: Language;
  tenderId: string;
}): Promise<TenderView> {
  const [view] = await Promise.all([
    findTenderView(db, { actor, lang }, tenderId),
    actor.role === "PRO" && addTenderView(tenderId, actor.id),
  ]);
  return view;
}
