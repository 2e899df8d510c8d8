import { attachFiles } from "@/lib/files/service/attach-files";
import { transactOnce } from "@/lib/platform/server/work/idempotency";
import type { Work } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow, AppError, fieldError } from "@/lib/shared/errors";
import { lockTenderOfAgreement } from "@/lib/tenders/data/lock-tender";
import { DISPUTE_LIMITS, REASONS_OF_SIDE, type DisputeSide } from "../constants";
import { maybeAgreedAt, maybeAgreement } from "../data/agreement";
import { addDispute, hasOpenDispute, isDecidedSince, saveDisputePhotos } from "../data/rows";
import { findDisputeView } from "../data/views";
import { sideOf, whyNotOpenDispute } from "../policy";
import type { DisputeView, NewDispute } from "../schema";
import { tellOfDispute } from "./tell";

const HOUR_MS = 3_600_000;

type Photos = { actor: Actor; disputeId: string; side: DisputeSide; photoIds: readonly string[] };

/** Attaches the caller's own uploads, for both sides and admins to see. Throws 422 at `photoIds`. */
export async function attachDisputePhotos(
  work: Work,
  { actor, disputeId, side, photoIds }: Photos,
): Promise<void> {
  const fileIds = await attachFiles(work, {
    ownerId: actor.id,
    publicIds: photoIds,
    folder: "tenders",
    kind: "PHOTO",
    use: "DISPUTE",
    field: "photoIds",
  });
  await saveDisputePhotos(work.tx, { disputeId, side, fileIds });
}

type OpenDispute = { actor: Actor; tenderId: string; dispute: NewDispute; idempotencyKey: string | null };

async function open(work: Work, { actor, tenderId, dispute }: OpenDispute): Promise<DisputeView> {
  const tender = await lockTenderOfAgreement(work.tx, actor, tenderId);
  const agreement = await maybeAgreement(work.tx, tender, actor.id);
  if (!agreement && actor.id !== tender.creatorId) throw new AppError("tender_not_found");
  const now = new Date();
  const pair = agreement && { tenderId, proId: agreement.proId };
  const hasOpen = pair !== null && (await hasOpenDispute(work.tx, pair));
  const isDecided =
    pair !== null && (await isDecidedSince(work.tx, pair, await maybeAgreedAt(work.tx, pair)));
  allow(whyNotOpenDispute(actor, agreement, { hasOpen, isDecided, now }));
  const side = agreement && sideOf(actor, agreement);
  if (!side) throw new Error("who opens a dispute is a side of it");

  const { photoIds, reason, text } = dispute;
  if (!REASONS_OF_SIDE[side].includes(reason)) throw fieldError("reason", "choose");
  const { clientId, proId } = agreement;
  const talkUntil = new Date(now.getTime() + DISPUTE_LIMITS.talkHours * HOUR_MS);
  const said = { openedBy: side, reason, text, talkUntil, createdAt: now };
  const id = await addDispute(work.tx, { tenderId, clientId, proId, ...said });
  await attachDisputePhotos(work, { actor, disputeId: id, side, photoIds });
  await tellOfDispute(work, { tenderId, clientId, proId }, { name: "OPENED", by: side, quote: text });
  return findDisputeView(work.tx, actor, id);
}

/**
 * One of the two of an agreement says what went wrong, once per idempotency key: the two have 72 hours to settle it by
 * themselves. Throws `tender_not_found` for all others, the codes of `whyNotOpenDispute`, and 422 at `photoIds` or
 * `reason`.
 */
export function openDispute(call: OpenDispute): Promise<DisputeView> {
  const { actor, tenderId, dispute, idempotencyKey } = call;
  const fingerprint = ["POST /tenders/disputes", tenderId, dispute];
  return transactOnce({ userId: actor.id, key: idempotencyKey, fingerprint }, (work) => open(work, call));
}
