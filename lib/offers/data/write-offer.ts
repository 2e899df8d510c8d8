import { SHOWN_FILES_WHERE } from "@/lib/files/data";
import { freePositions } from "@/lib/files/moderation/data";
import type { ContentLanguage } from "@/lib/i18n/languages";
import type { Tx } from "@/lib/platform/server/database/db";
import type { Prisma } from "@/prisma/generated/client";
import type { OfferColumn } from "../constants";
import type { NewOffer } from "../schema";
import { toTermColumns } from "../terms/data";

/** An offer with the language of its message. */
export type WrittenOffer = NewOffer & { contentLang: ContentLanguage };

/** The content of an offer as the columns of its row. */
function toColumns(offer: WrittenOffer) {
  return {
    ...toTermColumns(offer),
    message: offer.message,
    validDays: offer.validDays,
    contentLang: offer.contentLang,
  } satisfies Record<OfferColumn, unknown> & Prisma.OfferUncheckedUpdateInput;
}

export type SentOffer = {
  offerId: string;
  tenderId: string;
  proId: string;
  offer: WrittenOffer;
  /** Whether it is sent again without using up another offer of the plan. */
  isFree: boolean;
};

/** Upserts a PRO's offer on a tender: a withdrawn or declined one is revived in the same row. Returns its id. */
export async function saveOffer(
  tx: Tx,
  { offerId, tenderId, proId, offer, isFree }: SentOffer,
): Promise<string> {
  const columns = { ...toColumns(offer), ...(!isFree && { countedAt: new Date() }) };
  const { id } = await tx.offer.upsert({
    where: { tenderId_proId: { tenderId, proId } },
    create: { id: offerId, tenderId, proId, ...columns },
    update: {
      ...columns,
      status: "ACTIVE",
      declineReason: null,
      withdrawnAt: null,
      freeResends: isFree ? { increment: 1 } : 0,
      version: { increment: 1 },
    },
    select: { id: true },
  });
  return id;
}

/** Pins an offer or unpins it; neither version nor time of change says so, which its PRO would see. */
export async function savePinned(tx: Tx, offerId: string, isPinned: boolean): Promise<void> {
  await tx.$executeRaw`UPDATE offers SET pinned_at = CASE WHEN ${isPinned} THEN COALESCE(pinned_at, now()) END
    WHERE id = ${offerId}::uuid`;
}

/** Replaces the content of an active offer and increments its version. */
export async function updateOffer(tx: Tx, offerId: string, offer: WrittenOffer): Promise<void> {
  await tx.offer.update({
    where: { id: offerId },
    data: { ...toColumns(offer), version: { increment: 1 } },
    select: { id: true },
  });
}

/** The files of an offer now that are not hidden, in their order. */
export async function listOfferFiles(
  tx: Tx,
  offerId: string,
): Promise<{ fileId: string; publicId: string }[]> {
  const rows = await tx.offerFile.findMany({
    where: { offerId, file: SHOWN_FILES_WHERE },
    select: { fileId: true, file: { select: { publicId: true } } },
    orderBy: { position: "asc" },
  });
  return rows.map(({ fileId, file }) => ({ fileId, publicId: file.publicId }));
}

/** Replaces the files of an offer; deleting first frees the unique positions. Hidden ones, which no form has, stay. */
export async function saveOfferFiles(tx: Tx, offerId: string, fileIds: readonly string[]): Promise<void> {
  await tx.offerFile.deleteMany({ where: { offerId, file: SHOWN_FILES_WHERE } });
  const hidden = await tx.offerFile.findMany({ where: { offerId }, select: { position: true } });
  const positions = freePositions(
    fileIds.length,
    hidden.map(({ position }) => position),
  );
  const rows = fileIds.map((fileId, index) => ({ offerId, fileId, position: positions[index]! }));
  if (rows.length > 0) await tx.offerFile.createMany({ data: rows });
}
