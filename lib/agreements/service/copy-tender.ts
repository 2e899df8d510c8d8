import { copyFiles } from "@/lib/files/service/copy-files";
import { fileViewOf } from "@/lib/files/service/view-file";
import { transactOnce } from "@/lib/platform/server/work/idempotency";
import type { Actor } from "@/lib/shared/actor";
import { allow } from "@/lib/shared/errors";
import { findVisibleTender } from "@/lib/tenders/data/lock-tender";
import { findContent, type AttachedFile } from "@/lib/tenders/data/tender-content";
import { whyNotCopy } from "@/lib/tenders/policy";
import type { TenderContent, TenderCopy } from "@/lib/tenders/schema/content";
import { dateIssues } from "@/lib/tenders/schema/rules";

// Days that have passed are no wish any more.
function withoutPastDays(content: TenderContent, now: Date): TenderContent {
  if (dateIssues(content, now).length === 0) return content;
  return { ...content, dateType: "FLEXIBLE", startDate: null, endDate: null };
}

const idsOf = (files: readonly AttachedFile[], kind: AttachedFile["kind"]) =>
  files.filter((file) => file.kind === kind).map(({ fileId }) => fileId);

/**
 * The content of an own tender for a new one, whatever has become of it. Its photos and documents are copied: they live
 * on when the first tender loses its own. Throws the codes of `whyNotCopy`, and `too_many_unused_files`.
 */
export function copyTender(call: {
  actor: Actor;
  tenderId: string;
  idempotencyKey: string | null;
}): Promise<TenderCopy> {
  const { actor, tenderId, idempotencyKey: key } = call;
  const fingerprint = ["POST /tenders/copy", tenderId];
  return transactOnce({ userId: actor.id, key, fingerprint }, async (work) => {
    allow(whyNotCopy(actor, await findVisibleTender(work.tx, actor, tenderId)));
    const { content, files } = await findContent(work.tx, tenderId);
    const copy = async (kind: AttachedFile["kind"]) => {
      const rows = await copyFiles(work, { ownerId: actor.id, fileIds: idsOf(files, kind) });
      return rows.map((row) => fileViewOf(row));
    };
    const [photos, documents] = [await copy("PHOTO"), await copy("FILE")];
    return {
      ...withoutPastDays(content, new Date()),
      photoIds: photos.map(({ publicId }) => publicId),
      fileIds: documents.map(({ publicId }) => publicId),
      photos,
      files: documents,
    };
  });
}
