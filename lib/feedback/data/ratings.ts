import { db, type Tx } from "@/lib/platform/server/database/db";
import { AppError } from "@/lib/shared/errors";
import type { RatingCount } from "../schema";

/** A user's average and the number of reviews with each rating. Throws `user_not_found`. */
export async function findRatingCount(userId: string): Promise<RatingCount> {
  const [user, groups] = await Promise.all([
    db.user.findUnique({
      where: { id: userId, deletedAt: null },
      select: { ratingAverage: true, ratingCount: true },
    }),
    db.review.groupBy({
      by: ["rating"],
      where: { recipientId: userId, publishedAt: { not: null } },
      _count: { _all: true },
    }),
  ]);
  if (!user) throw new AppError("user_not_found");
  const counts: RatingCount["counts"] = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  for (const { rating, _count } of groups) counts[rating as keyof typeof counts] = _count._all;
  return { average: Math.round(user.ratingAverage * 10) / 10, count: user.ratingCount, counts };
}

/** Throws `user_not_found` for a user that does not exist or has deleted the account. */
export async function findReviewed(userId: string): Promise<void> {
  if ((await db.user.count({ where: { id: userId, deletedAt: null } })) === 0)
    throw new AppError("user_not_found");
}

/**
 * Refreshes users' denormalised rating averages from their published reviews. Takes the row locks first, in id order
 * against deadlocks, so that two racing publications count each other.
 */
export async function refreshRatings(tx: Tx, userIds: readonly string[]): Promise<void> {
  const ids = [...userIds];
  await tx.$queryRaw`SELECT 1 FROM users WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR NO KEY UPDATE`;
  await tx.$executeRaw`
    UPDATE users u SET rating_average = r.average, rating_count = r.counted
    FROM (SELECT recipient_id, avg(rating)::float AS average, count(*)::int AS counted FROM reviews
      WHERE recipient_id = ANY(${ids}::uuid[]) AND published_at IS NOT NULL GROUP BY recipient_id) r
    WHERE u.id = r.recipient_id`;
}
