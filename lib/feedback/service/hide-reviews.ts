import { deleteWithChange } from "@/lib/files/service/delete-with-change";
import type { Work } from "@/lib/platform/server/work/transact";
import { removeReviewPhotos } from "../data/photos";
import { refreshRatings } from "../data/ratings";
import { markHidden } from "../data/reviews";

type Agreement = { tenderId: string; clientId: string; proId: string };

/** Takes the reviews of an agreement out of all lists and averages, for good; their photos are deleted. */
export async function hideReviews(work: Work, agreement: Agreement, at: Date): Promise<void> {
  const reviewIds = await markHidden(work.tx, agreement, at);
  await deleteWithChange(work, await removeReviewPhotos(work.tx, reviewIds));
  await refreshRatings(work.tx, [agreement.clientId, agreement.proId]);
}
