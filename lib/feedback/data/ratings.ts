import { db, type Tx } from "@/lib/platform/server/database/db";
import { AppError } from "@/lib/shared/errors";
import { PART_AVERAGES_FROM, REVIEW_PARTS } from "../constants";
import type { PartRatings, RatingCount } from "../schema";
import { SHOWN } from "./reviews";

const EACH_PART = { quality: true, punctuality: true, communication: true, value: true } as const;

const toTenths = (average: number) => Math.round(average * 10) / 10;

type PartNumbers = Record<(typeof REVIEW_PARTS)[number], number | null>;

function averagesOf(average: PartNumbers, count: PartNumbers): PartRatings {
  const rated = REVIEW_PARTS.filter((part) => (count[part] ?? 0) >= PART_AVERAGES_FROM);
  return Object.fromEntries(rated.map((part) => [part, toTenths(average[part] ?? 0)]));
}

/** A user's average, the number of reviews with each rating, and averages of parts. Throws `user_not_found`. */
export async function findRatingCount(userId: string): Promise<RatingCount> {
  const where = { recipientId: userId, ...SHOWN };
  const [user, groups, parts] = await Promise.all([
    db.user.findUnique({
      where: { id: userId, deletedAt: null },
      select: { ratingAverage: true, ratingCount: true },
    }),
    db.review.groupBy({ by: ["rating"], where, _count: { _all: true } }),
    db.review.aggregate({ where, _avg: EACH_PART, _count: EACH_PART }),
  ]);
  if (!user) throw new AppError("user_not_found");
  const counts: RatingCount["counts"] = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  for (const { rating, _count } of groups) counts[rating as keyof typeof counts] = _count._all;
  return {
    average: toTenths(user.ratingAverage),
    count: user.ratingCount,
    counts,
    parts: averagesOf(parts._avg, parts._count),
  };
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
    FROM (SELECT one.id, coalesce(avg(rating), 0)::float AS average, count(rating)::int AS counted
      FROM unnest(${ids}::uuid[]) AS one(id) LEFT JOIN reviews ON recipient_id = one.id
        AND published_at IS NOT NULL AND hidden_at IS NULL GROUP BY one.id) r
    WHERE u.id = r.id`;
}
