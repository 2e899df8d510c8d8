import { editTender } from "@/lib/agreements/service/edit-tender";
import { attachFiles, releaseFiles } from "@/lib/files/service/attach-files";
import type { Language } from "@/lib/i18n/languages";
import { db } from "@/lib/platform/server/database/db";
import { transact, type Work } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { TENDER_LIMITS } from "@/lib/tenders/constants";
import { findContent } from "@/lib/tenders/data/tender-content";
import {
  findTenderVersion,
  listWaitingPhotos,
  lockOwnPending,
  maybePending,
  maybeServiceSlugs,
} from "../data";
import type { PendingTender } from "../data";
import type { PendingTenderView } from "../schema";

async function toView(pending: PendingTender): Promise<PendingTenderView> {
  const { id, status, tenderId, photosToCome, content: tender } = pending;
  const service = tender && (await maybeServiceSlugs(tender.subcategoryId));
  return { id, status, tenderId, photosToCome, tender, service };
}

/** The caller's pending tender; an empty list without one. */
export async function readPendingTenders({
  actor,
}: {
  actor: Actor;
}): Promise<{ items: PendingTenderView[] }> {
  const pending = await maybePending(db, actor.id);
  return { items: pending ? [await toView(pending)] : [] };
}

/** Releases the photos of a pending tender that go on nowhere. */
export async function releasePhotos(work: Work, { userId, content }: PendingTender): Promise<void> {
  if (content?.photoIds.length)
    await releaseFiles(work, await listWaitingPhotos(work.tx, userId, content.photoIds));
}

/** The caller gives up a pending tender; doing so again, or after it was posted, changes nothing. */
export function deletePendingTender({ actor, id }: { actor: Actor; id: string }): Promise<void> {
  return transact(async (work) => {
    const pending = await lockOwnPending(work.tx, actor.id, id);
    if (pending.status === "POSTED") return;
    await releasePhotos(work, pending);
    await work.tx.pendingTender.delete({ where: { id }, select: { id: true } });
  });
}

type AddPhotos = { actor: Actor; lang: Language; id: string; photoIds: string[] };

/** Photos of a tender that still waits, or was given back: they stay with it until it is posted. */
async function keepPhotos(work: Work, pending: PendingTender, photoIds: string[]): Promise<void> {
  const request = { ownerId: pending.userId, folder: "tenders", kind: "PHOTO", field: "photoIds" } as const;
  await releasePhotos(work, pending);
  await attachFiles(work, { ...request, publicIds: photoIds, use: "PENDING_TENDER" });
  const content = pending.content && { ...pending.content, photoIds };
  await work.tx.pendingTender.update({
    where: { id: pending.id },
    data: { photosToCome: 0, ...(content && { content }) },
    select: { id: true },
  });
}

/** Adds photos to the tender that the pending one has become, behind those that it has. */
async function addToTender({ actor, lang, photoIds }: AddPhotos, tenderId: string): Promise<void> {
  const { content } = await findContent(db, tenderId);
  const all = [...new Set([...content.photoIds, ...photoIds])].slice(0, TENDER_LIMITS.photos);
  const version = await findTenderVersion(tenderId);
  await editTender({ actor, lang, tenderId, change: { version, photoIds: all } });
}

/**
 * The photos that were in the browser when the tender was described: they join it, wherever it is by now. Throws
 * `tender_not_found`, 422 for a file that cannot be attached, and what `editTender` throws once it is posted.
 */
export async function addPendingPhotos(call: AddPhotos): Promise<PendingTenderView> {
  const { actor, id, photoIds } = call;
  const postedId = await transact(async (work) => {
    const pending = await lockOwnPending(work.tx, actor.id, id);
    if (pending.tenderId === null) await keepPhotos(work, pending, photoIds);
    return pending.tenderId;
  });
  if (postedId) {
    await addToTender(call, postedId);
    await db.pendingTender.update({ where: { id }, data: { photosToCome: 0 }, select: { id: true } });
  }
  return toView(await transact((work) => lockOwnPending(work.tx, actor.id, id)));
}
