import { attachFiles } from "@/lib/files/service/attach-files";
import type { Language } from "@/lib/i18n/languages";
import { idempotent } from "@/lib/platform/server/work/idempotency";
import { singletons } from "@/lib/platform/server/config/singletons";
import { transact, type Work } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow, AppError, fieldError, type FieldIssue } from "@/lib/shared/errors";
import { newId } from "@/lib/shared/ids";
import { addDirectInvitation } from "@/lib/invitations/service/invite";
import { haveWorkedTogether } from "@/lib/tenders/data/tender-audience";
import { findTenderView } from "../data/tender-view";
import {
  addTender,
  isSubcategoryOpen,
  saveFiles,
  type AttachedFile,
} from "@/lib/tenders/data/tender-content";
import { whyNotCreate } from "@/lib/tenders/policy";
import { contentIssues, dateIssues, normalizeContent } from "@/lib/tenders/schema/rules";
import { judgeAnswers } from "@/lib/questions/service";
import type { NewTender, TenderContent } from "@/lib/tenders/schema/content";
import type { TenderView } from "../schema/tender-view";
import { announceTender } from "./announce-tender";
import { publicAtOf } from "./publish-tender";

/** Throws 422 with one issue per invalid field, unless there is none. */
export function refuseIssues(issues: FieldIssue[]): void {
  if (issues.length > 0) throw new AppError("validation_failed", {}, issues);
}

/** Throws 422 unless the subcategory takes new tenders. */
export async function refuseClosedSubcategory(work: Work, subcategoryId: string): Promise<void> {
  if (!(await isSubcategoryOpen(work.tx, subcategoryId))) throw fieldError("subcategoryId", "choose");
}

/** Replaces a tender's attached files (`current`) by the given uploads. Throws 422 for a file that cannot be attached. */
export async function attachTenderFiles(
  work: Work,
  tender: { tenderId: string; ownerId: string; current: readonly AttachedFile[] },
  { photoIds, fileIds }: Pick<TenderContent, "photoIds" | "fileIds">,
): Promise<void> {
  const { tenderId, ownerId } = tender;
  const keptIds = tender.current.map(({ publicId }) => publicId);
  const request = { ownerId, folder: "tenders", use: "TENDER", keptIds } as const;
  const photos = await attachFiles(work, {
    ...request,
    publicIds: photoIds,
    kind: "PHOTO",
    field: "photoIds",
  });
  const files = await attachFiles(work, {
    ...request,
    publicIds: fileIds,
    kind: "DOCUMENT",
    field: "fileIds",
  });
  await saveFiles(work.tx, tenderId, "PHOTO", photos);
  await saveFiles(work.tx, tenderId, "FILE", files);
}

/** Makes a new tender private to one BEE, and invites them. Throws `not_worked_together`. */
async function addressTo(
  work: Work,
  {
    tenderId,
    creatorId,
    firstFor,
  }: { tenderId: string; creatorId: string } & Required<Pick<NewTender, "firstFor">>,
): Promise<void> {
  const { proId, audience } = firstFor;
  if (!(await haveWorkedTogether(work.tx, creatorId, proId))) throw new AppError("not_worked_together");
  const publicAt = publicAtOf(audience, new Date());
  await work.tx.tender.update({
    where: { id: tenderId },
    data: { isPrivate: true, publicAt },
    select: { id: true },
  });
  await addDirectInvitation(work, { tenderId, creatorId, proId });
}

/**
 * The content of a new tender as it is stored. Throws 422 with an issue per field when a rule over several fields fails,
 * an answer does not fit its question or the subcategory is closed.
 */
export async function toValidContent(
  work: Work,
  tender: NewTender & { contentLang: Language },
): Promise<TenderContent> {
  const { issues, ...answers } = judgeAnswers(tender);
  const content = normalizeContent({ ...tender, ...answers });
  refuseIssues([...contentIssues(content), ...dateIssues(content, new Date()), ...issues]);
  await refuseClosedSubcategory(work, content.subcategoryId);
  return content;
}

/** Puts a valid tender on the market, or before the one BEE whom it is for; its id. */
export async function insertTender(
  work: Work,
  creatorId: string,
  content: TenderContent,
  firstFor?: NewTender["firstFor"],
): Promise<string> {
  const tenderId = newId();
  await addTender(work.tx, { tenderId, creatorId, content });
  await attachTenderFiles(work, { tenderId, ownerId: creatorId, current: [] }, content);
  if (firstFor) await addressTo(work, { tenderId, creatorId, firstFor });
  else await announceTender(work, { id: tenderId, creatorId });
  work.afterCommit(() => singletons.metrics?.countMarket("tender_posted"));
  return tenderId;
}

type CreateTender = { actor: Actor; lang: Language; tender: NewTender; idempotencyKey: string | null };

/**
 * A client posts a tender. A retry with the same `Idempotency-Key` within 24 hours returns the existing tender.
 * Throws the codes of `whyNotCreate`, and 422 when a cross-field rule fails.
 */
export function createTender({ actor, lang, tender, idempotencyKey }: CreateTender): Promise<TenderView> {
  return transact((work) => {
    const fingerprint = ["POST /tenders", tender];
    return idempotent(work, { userId: actor.id, key: idempotencyKey, fingerprint }, async () => {
      allow(whyNotCreate(actor));
      const { firstFor, ...given } = tender;
      const content = await toValidContent(work, {
        ...given,
        contentLang: given.contentLang ?? actor.lang,
      });
      const tenderId = await insertTender(work, actor.id, content, firstFor);
      return findTenderView(work.tx, { actor, lang }, tenderId);
    });
  });
}
