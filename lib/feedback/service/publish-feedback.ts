import { notify } from "@/lib/notifications/service";
import { defineJob } from "@/lib/platform/server/queue/job";
import { log } from "@/lib/platform/server/config/log";
import { transact, type Work } from "@/lib/platform/server/work/transact";
import { lockTender } from "@/lib/tenders/data/lock-tender";
import { emitTenderChanged } from "@/lib/tenders/service/move-tender";
import { z } from "zod";
import { refreshRatings } from "../data/ratings";
import {
  listDisputedPros,
  listOverdue,
  listReviewedByBoth,
  listReviewsOf,
  type Reviewed,
  type ReviewRow,
} from "../data/reviews";
import { FEEDBACK_LIMITS } from "../constants";
import { endedParams } from "./notification-params";

const DAY_MS = 86_400_000;
/** Batch size of one run; the rest is left to the next hour. */
const BATCH = 500;

/** Hourly job: publishes feedback whose 14 days are over. */
export const publishOverdueFeedbackJob = defineJob({
  name: "publish-overdue-feedback",
  payload: z.object({}),
  retryLimit: 3,
});

/**
 * Publishes the hidden reviews among the given ones, which are of one tender: they count in the averages, and each reviewed
 * user is notified. Those of an agreement in dispute wait. The caller holds the tender's row lock.
 */
export async function publishReviews(work: Work, reviews: readonly ReviewRow[]): Promise<void> {
  const [first] = reviews;
  const disputed = first ? await listDisputedPros(work.tx, first.tenderId) : [];
  const hidden = reviews.filter(
    ({ publishedAt, hiddenAt, authorId, recipientId }) =>
      publishedAt === null && !hiddenAt && !disputed.includes(authorId) && !disputed.includes(recipientId),
  );
  const reviewIds = hidden.map(({ id }) => id);
  await work.tx.review.updateMany({
    where: { id: { in: reviewIds }, publishedAt: null },
    data: { publishedAt: new Date() },
  });
  await refreshRatings(
    work.tx,
    hidden.map(({ recipientId }) => recipientId),
  );
  for (const { recipientId: userId, authorId: actorId, tenderId, endedAgreementId, rating } of hidden) {
    const params = { rating, ...endedParams(endedAgreementId) };
    await notify(work, { type: "FEEDBACK", userId, actorId, tenderId, params });
  }
}

/**
 * What both have written while their agreement was in dispute appears once it is closed; what only one has written waits
 * for the end of the 14 days as ever. The caller holds the tender's row lock.
 */
export async function publishHeldBack(work: Work, tenderId: string): Promise<void> {
  for (const reviewed of await listReviewedByBoth(work.tx, tenderId))
    await publishReviews(work, await listReviewsOf(work.tx, reviewed));
}

/** Publishes overdue one-sided feedback; a no-op when it has been published meanwhile. */
function publishOverdueOf(reviewed: Reviewed): Promise<void> {
  const { tenderId } = reviewed;
  return transact(async (work) => {
    await lockTender(work.tx, tenderId);
    const reviews = await listReviewsOf(work.tx, reviewed);
    await publishReviews(work, reviews);
    const parties = reviews.flatMap(({ authorId, recipientId }) => [authorId, recipientId]);
    await emitTenderChanged(work, tenderId, [...new Set(parties)]);
  });
}

/**
 * Publishes one-sided feedback once the 14 days are over and the other party can no longer write. Each agreement has its
 * own transaction, so that a failing one does not block the others. Returns the number of agreements done.
 */
export async function publishOverdueFeedback(now: Date = new Date()): Promise<number> {
  const endedBefore = new Date(now.getTime() - FEEDBACK_LIMITS.openDays * DAY_MS);
  let done = 0;
  for (const reviewed of await listOverdue(endedBefore, BATCH)) {
    try {
      await publishOverdueOf(reviewed);
      done += 1;
    } catch (error) {
      log.error(
        { err: error, ...reviewed },
        "overdue feedback could not be published, the next hour tries again",
      );
    }
  }
  return done;
}
