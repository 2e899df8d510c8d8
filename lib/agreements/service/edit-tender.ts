import { postSystemMessage } from "@/lib/chat/service/post-system-message";
import { releaseFiles } from "@/lib/files/service/attach-files";
import type { Language } from "@/lib/i18n/languages";
import { notifyWatchers } from "@/lib/favourites/service";
import { notify } from "@/lib/notifications/service";
import { transact, type Work } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow } from "@/lib/shared/errors";
import { lockVisibleTender, type LockedTender } from "@/lib/tenders/data/lock-tender";
import { findTenderView } from "@/lib/agreements/data/tender-view";
import { findContent, updateContent, toColumns, type AttachedFile } from "@/lib/tenders/data/tender-content";
import { saveExpiry } from "@/lib/tenders/data/tender-expiry";
import { expiryOf, whyNotEdit } from "@/lib/tenders/policy";
import {
  contentIssues,
  hasNewDates,
  isMaterialChange,
  newDateIssues,
  normalizeContent,
} from "@/lib/tenders/schema/rules";
import type { EditTender, TenderContent } from "@/lib/tenders/schema/content";
import type { TenderView } from "../schema/tender-view";
import {
  refuseClosedSubcategory,
  refuseIssues,
  attachTenderFiles,
} from "@/lib/agreements/service/create-tender";
import { judgeAnswers } from "@/lib/questions/service";
import type { FieldIssue } from "@/lib/shared/errors";
import { enqueueMatching, rememberForMatching } from "@/lib/saved-searches/service/match-tender";
import { emitTenderChanged } from "@/lib/tenders/service/move-tender";
import { lockOffers, type LockedOffer } from "@/lib/offers/data/lock-offers";

type Contents = { before: TenderContent; after: TenderContent };

function isSame({ before, after }: Contents): boolean {
  const comparable = (content: TenderContent) => [toColumns(content), content.photoIds, content.fileIds];
  return JSON.stringify(comparable(before)) === JSON.stringify(comparable(after));
}

function refuseInvalid({ before, after }: Contents, answerIssues: FieldIssue[]): void {
  refuseIssues([...contentIssues(after), ...newDateIssues(before, after, new Date()), ...answerIssues]);
}

async function save(
  work: Work,
  tender: LockedTender,
  after: TenderContent,
  current: AttachedFile[],
): Promise<void> {
  const { id: tenderId, creatorId: ownerId } = tender;
  await updateContent(work.tx, tenderId, after);
  await attachTenderFiles(work, { tenderId, ownerId, current }, after);
  const kept = new Set([...after.photoIds, ...after.fileIds]);
  const dropped = current.filter(({ publicId }) => !kept.has(publicId));
  await releaseFiles(
    work,
    dropped.map(({ fileId }) => fileId),
  );
}

async function notifyEdited(work: Work, tender: LockedTender, offers: LockedOffer[]): Promise<void> {
  for (const { proId } of offers.filter(({ status }) => status === "ACTIVE")) {
    await postSystemMessage(work, { tenderId: tender.id, proId, code: "TENDER_CHANGED" });
    const recipient = { userId: proId, actorId: tender.creatorId, tenderId: tender.id };
    await notify(work, { type: "TENDER_CHANGED", ...recipient });
  }
  await emitTenderChanged(work, tender.id);
}

type EditOwnTender = { actor: Actor; lang: Language; tenderId: string; change: EditTender };

/**
 * A client edits an open tender; PROs with active offers are notified. Saving it unchanged writes and notifies
 * nothing. Throws the codes of `whyNotEdit`, and 422 when a cross-field rule fails.
 */
export function editTender({ actor, lang, tenderId, change }: EditOwnTender): Promise<TenderView> {
  return transact(async (work) => {
    const tender = await lockVisibleTender(work.tx, actor, tenderId);
    const offers = await lockOffers(work.tx, tenderId);
    const { content: before, files } = await findContent(work.tx, tenderId);
    const { version: seenVersion, ...given } = change;
    const { issues, ...answers } = judgeAnswers({ subcategoryId: before.subcategoryId, ...given, before });
    const after = normalizeContent({ ...before, ...given, ...answers });
    const isSubcategoryChanged = after.subcategoryId !== before.subcategoryId;
    const areRepeatsChanged = after.repeats !== before.repeats;
    const hasOffers = offers.length > 0;
    allow(whyNotEdit(actor, tender, { seenVersion, isSubcategoryChanged, areRepeatsChanged, hasOffers }));
    refuseInvalid({ before, after }, issues);
    if (isSubcategoryChanged) await refuseClosedSubcategory(work, after.subcategoryId);

    if (!isSame({ before, after })) {
      const remembered = await rememberForMatching(work.tx, tenderId);
      await save(work, tender, after, files);
      if (hasNewDates(before, after))
        await saveExpiry(work.tx, tenderId, expiryOf(toColumns(after), new Date()));
      await enqueueMatching(work, tenderId, remembered);
      await notifyEdited(work, tender, offers);
      if (isMaterialChange(before, after)) await notifyWatchers(work, tenderId, "CHANGED");
    }
    return findTenderView(work.tx, { actor, lang }, tenderId);
  });
}
