import { attachFiles, releaseFiles } from "@/lib/files/service/attach-files";
import type { Work } from "@/lib/platform/server/work/transact";
import { listOfferFiles, saveOfferFiles } from "../data/write-offer";

type OfferFiles = {
  offerId: string;
  ownerId: string;
  /** The public ids in display order; undefined leaves the files as they are. */
  publicIds: readonly string[] | undefined;
};

/**
 * Attaches the PRO's own uploads to a locked offer; those it had and that are not among them are released. Throws 422 at
 * `fileIds`.
 */
export async function attachOfferFiles(
  work: Work,
  { offerId, ownerId, publicIds }: OfferFiles,
): Promise<void> {
  if (!publicIds) return;
  const current = await listOfferFiles(work.tx, offerId);
  const keptIds = current.map(({ publicId }) => publicId);
  const wish = { ownerId, publicIds, folder: "files", use: "OFFER", field: "fileIds", keptIds } as const;
  await saveOfferFiles(work.tx, offerId, await attachFiles(work, wish));
  const dropped = current.filter(({ publicId }) => !publicIds.includes(publicId));
  await releaseFiles(
    work,
    dropped.map(({ fileId }) => fileId),
  );
}
