import { attachFiles } from "@/lib/files/service/attach-files";
import type { Language } from "@/lib/i18n/languages";
import { idempotent } from "@/lib/platform/server/work/idempotency";
import { transact, type Work } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow, AppError, fieldError, type FieldIssue } from "@/lib/shared/errors";
import { newId } from "@/lib/shared/ids";
import { findTenderView } from "../data/tender-view";
import { addTender, isSubcategoryOpen, saveFiles, type ShownFile } from "@/lib/tenders/data/tender-content";
import { whyNotCreate } from "@/lib/tenders/policy";
import { contentIssues, dateIssues, normalizeContent } from "@/lib/tenders/schema/rules";
import type { NewTender, TenderContent } from "@/lib/tenders/schema/content";
import type { TenderView } from "../schema/tender-view";

/** Throws 422 with one text per wrong field. */
export function refuseIssues(issues: FieldIssue[]): void {
  if (issues.length > 0) throw new AppError("validation_failed", {}, issues);
}

/** Throws 422 unless the trade takes new tenders. */
export async function refuseClosedSubcategory(work: Work, subcategoryId: string): Promise<void> {
  if (!(await isSubcategoryOpen(work.tx, subcategoryId))) throw fieldError("subcategoryId", "choose");
}

/** Puts the chosen uploads on a tender in place of those it shows now. Throws 422 for a file that does not fit. */
export async function showFiles(
  work: Work,
  tender: { tenderId: string; ownerId: string; shown: readonly ShownFile[] },
  { photoIds, fileIds }: Pick<TenderContent, "photoIds" | "fileIds">,
): Promise<void> {
  const { tenderId, ownerId } = tender;
  const keptIds = tender.shown.map(({ publicId }) => publicId);
  const wish = { ownerId, folder: "tenders", use: "TENDER", keptIds } as const;
  const photos = await attachFiles(work, { ...wish, publicIds: photoIds, kind: "PHOTO", field: "photoIds" });
  const files = await attachFiles(work, { ...wish, publicIds: fileIds, kind: "DOCUMENT", field: "fileIds" });
  await saveFiles(work.tx, tenderId, "PHOTO", photos);
  await saveFiles(work.tx, tenderId, "FILE", files);
}

type CreateTender = { actor: Actor; lang: Language; tender: NewTender; idempotencyKey: string | null };

/**
 * A client posts a tender. The same `Idempotency-Key` within 24 hours answers with the tender that is there.
 * Throws `email_not_confirmed`, and 422 for fields that do not fit together.
 */
export function createTender({ actor, lang, tender, idempotencyKey }: CreateTender): Promise<TenderView> {
  return transact((work) => {
    const fingerprint = ["POST /tenders", tender];
    return idempotent(work, { userId: actor.id, key: idempotencyKey, fingerprint }, async () => {
      allow(whyNotCreate(actor));
      const content = normalizeContent({ ...tender, contentLang: tender.contentLang ?? actor.lang });
      refuseIssues([...contentIssues(content), ...dateIssues(content, new Date())]);
      await refuseClosedSubcategory(work, content.subcategoryId);
      const tenderId = newId();
      await addTender(work.tx, { tenderId, creatorId: actor.id, content });
      await showFiles(work, { tenderId, ownerId: actor.id, shown: [] }, content);
      return findTenderView(work.tx, { actor, lang }, tenderId);
    });
  });
}
