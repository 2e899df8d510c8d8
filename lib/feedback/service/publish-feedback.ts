import { notify } from "@/lib/notifications/service";
import { defineJob } from "@/lib/platform/server/queue/job";
import { log } from "@/lib/platform/server/config/log";
import { transact, type Work } from "@/lib/platform/server/work/transact";
import { lockTender } from "@/lib/tenders/data/lock-tender";
import { emitTenderChanged } from "@/lib/tenders/service/move-tender";
import { z } from "zod";
import { listOverdueTenders, listReviewsOf, refreshRatings, type ReviewRow } from "../data";
import { FEEDBACK_LIMITS } from "../constants";

const DAY_MS = 86_400_000;
/** Tenders of one run; the rest waits for the next hour. */
const TENDERS_AT_ONCE = 500;

/** Publishes feedback whose 14 days are over; by the clock, every hour. */
export const publishOverdueFeedbackJob = defineJob({
  name: "publish-overdue-feedback",
  payload: z.object({}),
  retryLimit: 3,
});

/**
 * Opens feedback to everybody: it counts in the averages, and each one reviewed learns of it. The tender is
 * locked by the caller.
 */
export async function publishReviews(work: Work, reviews: readonly ReviewRow[]): Promise<void> {
  const hidden = reviews.filter(({ publishedAt }) => publishedAt === null);
  const reviewIds = hidden.map(({ id }) => id);
  await work.tx.review.updateMany({
    where: { id: { in: reviewIds }, publishedAt: null },
    data: { publishedAt: new Date() },
  });
  await refreshRatings(
    work.tx,
    hidden.map(({ recipientId }) => recipientId),
  );
  for (const { recipientId: userId, authorId: actorId, tenderId, rating } of hidden)
    await notify(work, { type: "FEEDBACK", userId, actorId, tenderId, params: { rating } });
}

/** Publishes what one side wrote about a tender whose 14 days are over. Nothing happens when it is out already. */
function publishOverdueOf(tenderId: string): Promise<void> {
  return transact(async (work) => {
    await lockTender(work.tx, tenderId);
    await publishReviews(work, await listReviewsOf(work.tx, tenderId));
    await emitTenderChanged(work, tenderId);
  });
}

/**
 * 14 days after completion nobody can write any more, so what one side wrote alone is published. Each tender in
 * a transaction of its own: one that fails does not hold up the others. Answers how many tenders it did.
 */
export async function publishOverdueFeedback(now: Date = new Date()): Promise<number> {
  const completedBefore = new Date(now.getTime() - FEEDBACK_LIMITS.openDays * DAY_MS);
  const tenderIds = await listOverdueTenders(completedBefore, TENDERS_AT_ONCE);
  let done = 0;
  for (const tenderId of tenderIds) {
    try {
      await publishOverdueOf(tenderId);
      done += 1;
    } catch (error) {
      log.error(
        { err: error, tenderId },
        "overdue feedback could not be published, the next hour tries again",
      );
    }
  }
  return done;
}
