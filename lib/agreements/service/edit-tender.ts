import { postSystemMessage } from "@/lib/chat/service/post-system-message";
import { releaseFiles } from "@/lib/files/service/attach-files";
import type { Language } from "@/lib/i18n/languages";
import { notify } from "@/lib/notifications/service";
import { transact, type Work } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow } from "@/lib/shared/errors";
import { lockVisibleTender, type LockedTender } from "@/lib/tenders/data/lock-tender";
import { findTenderView } from "@/lib/agreements/data/tender-view";
import { findContent, updateContent, toColumns, type ShownFile } from "@/lib/tenders/data/tender-content";
import { whyNotEdit } from "@/lib/tenders/policy";
import { contentIssues, dateIssues, normalizeContent } from "@/lib/tenders/schema/rules";
import type { EditTender, TenderContent } from "@/lib/tenders/schema/content";
import type { TenderView } from "../schema/tender-view";
import { refuseClosedSubcategory, refuseIssues, showFiles } from "@/lib/agreements/service/create-tender";
import { emitTenderChanged } from "@/lib/tenders/service/move-tender";
import { lockOffers, type LockedOffer } from "@/lib/offers/data/lock-offers";

type Contents = { before: TenderContent; after: TenderContent };

function isSame({ before, after }: Contents): boolean {
  const said = (content: TenderContent) => [toColumns(content), content.photoIds, content.fileIds];
  return JSON.stringify(said(before)) === JSON.stringify(said(after));
}

// A day that was all right when it was chosen does not stop a client from correcting the title later.
function refuseWrong({ before, after }: Contents): void {
  const movesDays = before.startDate !== after.startDate || before.endDate !== after.endDate;
  refuseIssues([...contentIssues(after), ...(movesDays ? dateIssues(after, new Date()) : [])]);
}

async function save(
  work: Work,
  tender: LockedTender,
  after: TenderContent,
  shown: ShownFile[],
): Promise<void> {
  const { id: tenderId, creatorId: ownerId } = tender;
  await updateContent(work.tx, tenderId, after);
  await showFiles(work, { tenderId, ownerId, shown }, after);
  const kept = new Set([...after.photoIds, ...after.fileIds]);
  const dropped = shown.filter(({ publicId }) => !kept.has(publicId));
  await releaseFiles(
    work,
    dropped.map(({ fileId }) => fileId),
  );
}

async function tellEdited(work: Work, tender: LockedTender, offers: LockedOffer[]): Promise<void> {
  for (const { proId } of offers.filter(({ status }) => status === "ACTIVE")) {
    await postSystemMessage(work, { tenderId: tender.id, proId, code: "TENDER_CHANGED" });
    const told = { userId: proId, actorId: tender.creatorId, tenderId: tender.id };
    await notify(work, { type: "TENDER_CHANGED", ...told });
  }
  await emitTenderChanged(work, tender.id);
}

type EditOwnTender = { actor: Actor; lang: Language; tenderId: string; change: EditTender };

/**
 * A client corrects an open tender; PROs whose offers wait learn that it changed. Saving it unchanged tells
 * nobody. Throws what `whyNotEdit` says, and 422 for fields that do not fit together.
 */
export function editTender({ actor, lang, tenderId, change }: EditOwnTender): Promise<TenderView> {
  return transact(async (work) => {
    const tender = await lockVisibleTender(work.tx, actor, tenderId);
    const offers = await lockOffers(work.tx, tenderId);
    const { content: before, files } = await findContent(work.tx, tenderId);
    const { version: seenVersion, ...given } = change;
    const after = normalizeContent({ ...before, ...given });
    const movesSubcategory = after.subcategoryId !== before.subcategoryId;
    allow(whyNotEdit(actor, tender, { seenVersion, movesSubcategory, hasOffers: offers.length > 0 }));
    refuseWrong({ before, after });
    if (movesSubcategory) await refuseClosedSubcategory(work, after.subcategoryId);

    if (!isSame({ before, after })) {
      await save(work, tender, after, files);
      await tellEdited(work, tender, offers);
    }
    return findTenderView(work.tx, { actor, lang }, tenderId);
  });
}
