import { postSystemMessage } from "@/lib/chat/service/post-system-message";
import { attachFiles } from "@/lib/files/service/attach-files";
import type { Language } from "@/lib/i18n/languages";
import { notify } from "@/lib/notifications/service";
import { transactOnce } from "@/lib/platform/server/work/idempotency";
import type { Work } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow } from "@/lib/shared/errors";
import { lockVisibleTender } from "@/lib/tenders/data/lock-tender";
import { saveFinishPhotos, saveFinishRequest } from "@/lib/tenders/data/tender-finish";
import type { FinishRequest } from "@/lib/tenders/schema/content";
import { whyNotRefuseFinish, whyNotRequestFinish } from "@/lib/tenders/policy";
import { emitTenderChanged } from "@/lib/tenders/service/move-tender";
import { findTenderView } from "../data/tender-view";
import type { TenderView } from "../schema/tender-view";
import { dropFinishPhotos } from "./drop-finish-photos";

type Call = { actor: Actor; lang: Language; tenderId: string; idempotencyKey: string | null };

// The PRO's own uploads, for both parties to see.
async function attachPhotos(work: Work, ownerId: string, tenderId: string, publicIds: readonly string[]) {
  const wish = { ownerId, publicIds, folder: "tenders", kind: "PHOTO", use: "FINISH" } as const;
  await saveFinishPhotos(work.tx, tenderId, await attachFiles(work, { ...wish, field: "photoIds" }));
}

/**
 * The PRO reports the work as done, with a note and photos if they like; the client is asked to confirm. Throws the codes
 * of `whyNotRequestFinish`, and 422 at `photoIds`.
 */
export function requestFinish(call: Call & { request: FinishRequest }): Promise<TenderView> {
  const { actor, lang, tenderId, request, idempotencyKey } = call;
  const fingerprint = ["PATCH /tenders/finish-request", tenderId, request];
  return transactOnce({ userId: actor.id, key: idempotencyKey, fingerprint }, async (work) => {
    const tender = await lockVisibleTender(work.tx, actor, tenderId);
    allow(whyNotRequestFinish(actor, tender, request.version));
    const note = request.note || null;
    await saveFinishRequest(work.tx, tenderId, { at: new Date(), note });
    await attachPhotos(work, actor.id, tenderId, request.photoIds ?? []);
    const params = note ? { note } : {};
    await postSystemMessage(work, { tenderId, proId: actor.id, code: "FINISH_REQUESTED", params });
    await notify(work, {
      type: "FINISH_REQUESTED",
      userId: tender.creatorId,
      actorId: actor.id,
      tenderId,
      ...(note && { quote: note }),
    });
    await emitTenderChanged(work, tenderId);
    return findTenderView(work.tx, { actor, lang }, tenderId);
  });
}

/** The client says "not yet", and why: the work goes on. Throws the codes of `whyNotRefuseFinish`. */
export function refuseFinish(
  call: Call & { refusal: { version: number; reason: string } },
): Promise<TenderView> {
  const { actor, lang, tenderId, refusal, idempotencyKey } = call;
  const fingerprint = ["PATCH /tenders/finish-refusal", tenderId, refusal];
  return transactOnce({ userId: actor.id, key: idempotencyKey, fingerprint }, async (work) => {
    const tender = await lockVisibleTender(work.tx, actor, tenderId);
    allow(whyNotRefuseFinish(actor, tender, refusal.version));
    const { recipientId: proId } = tender;
    if (!proId) throw new Error("an accepted tender has a recipient");
    await saveFinishRequest(work.tx, tenderId, null);
    await dropFinishPhotos(work, tenderId);
    const params = { note: refusal.reason };
    await postSystemMessage(work, { tenderId, proId, code: "FINISH_REFUSED", params });
    const quote = refusal.reason;
    await notify(work, { type: "FINISH_REFUSED", userId: proId, actorId: actor.id, tenderId, quote });
    await emitTenderChanged(work, tenderId);
    return findTenderView(work.tx, { actor, lang }, tenderId);
  });
}
