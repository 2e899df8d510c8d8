import type { Language } from "@/lib/i18n/languages";
import { transactOnce } from "@/lib/platform/server/work/idempotency";
import type { Actor } from "@/lib/shared/actor";
import { allow } from "@/lib/shared/errors";
import { lockVisibleTender } from "@/lib/tenders/data/lock-tender";
import { saveExtension } from "@/lib/tenders/data/tender-expiry";
import { whyNotExtend } from "@/lib/tenders/policy";
import { emitTenderChanged } from "@/lib/tenders/service/move-tender";
import { findTenderView } from "../data/tender-view";
import type { TenderView } from "../schema/tender-view";

type ExtendTender = {
  actor: Actor;
  lang: Language;
  tenderId: string;
  seenVersion: number;
  idempotencyKey: string | null;
};

/** The client keeps an open tender that is about to end for 30 days more. Throws the codes of `whyNotExtend`. */
export function extendTender(request: ExtendTender): Promise<TenderView> {
  const { actor, lang, tenderId, seenVersion, idempotencyKey } = request;
  const fingerprint = ["PATCH /tenders/extend", tenderId, seenVersion];
  return transactOnce({ userId: actor.id, key: idempotencyKey, fingerprint }, async (work) => {
    const tender = await lockVisibleTender(work.tx, actor, tenderId);
    allow(whyNotExtend(actor, tender, { seenVersion, now: new Date() }));
    await saveExtension(work.tx, tenderId);
    await emitTenderChanged(work, tenderId, [tender.creatorId]);
    return findTenderView(work.tx, { actor, lang }, tenderId);
  });
}
