import type { Language } from "@/lib/i18n/languages";
import { db } from "@/lib/platform/server/database/db";
import type { Actor } from "@/lib/shared/actor";
import { findTenderView } from "../data/tender-view";
import type { TenderView } from "../schema/tender-view";

/** One tender as far as the caller may see it, with the actions allowed to them now. Throws `tender_not_found`. */
export function readTender({
  actor,
  lang,
  tenderId,
}: {
  actor: Actor;
  lang: Language;
  tenderId: string;
}): Promise<TenderView> {
  return findTenderView(db, { actor, lang }, tenderId);
}
