import { insertTender, toValidContent } from "@/lib/agreements/service/create-tender";
import { DEFAULT_LANGUAGE } from "@/lib/i18n/languages";
import type { SettledTender } from "@/lib/auth/schema";
import type { ConfirmationEffect } from "@/lib/auth/service/address-confirmed";
import type { Work } from "@/lib/platform/server/work/transact";
import { isAppError } from "@/lib/shared/errors";
import type { TenderContent } from "@/lib/tenders/schema/content";
import { maybeLockPending, maybeServiceSlugs, type PendingTender } from "../data";

/** The tender as it can be posted now; null when its days have passed by now or its service is closed. */
async function maybeValidContent(work: Work, { content }: PendingTender): Promise<TenderContent | null> {
  if (!content) return null;
  try {
    return await toValidContent(work, { ...content, contentLang: content.contentLang ?? DEFAULT_LANGUAGE });
  } catch (error) {
    if (isAppError(error) && error.code === "validation_failed") return null;
    throw error;
  }
}

/**
 * Settles the tender that waits for the user's address: posts it, or gives it back when it is no longer valid or its
 * owner has to check it first. A second confirmation finds what the first one has done.
 */
export const settlePendingTender: ConfirmationEffect = async (work, userId, manner) => {
  const pending = await maybeLockPending(work.tx, userId);
  if (!pending) return null;
  const { id, photosToCome, status } = pending;
  const service = pending.content && (await maybeServiceSlugs(pending.content.subcategoryId));
  if (status !== "PENDING_EMAIL") return { id, status, tenderId: pending.tenderId, photosToCome, service };
  const content = manner === "post" ? await maybeValidContent(work, pending) : null;
  const tenderId = content && (await insertTender(work, userId, content));
  const settled: Pick<SettledTender, "status" | "tenderId"> = {
    status: tenderId ? "POSTED" : "RETURNED",
    tenderId,
  };
  await work.tx.$executeRaw`
    UPDATE pending_tenders SET status = ${settled.status}::pending_tender_status, tender_id = ${tenderId}::uuid,
      content = CASE WHEN ${tenderId !== null} THEN NULL ELSE content END, settled_at = now()
    WHERE id = ${id}::uuid`;
  return { id, photosToCome, service, ...settled };
};
