import { db, type DbClient, type Tx } from "@/lib/platform/server/database/db";
import { AppError } from "@/lib/shared/errors";
import { TOTAL_CAP } from "@/lib/shared/list-constants";
import { personColumn, personSelect, toPersonCard, type PersonRow } from "@/lib/people/data";
import type { Prisma } from "@/prisma/generated/client";
import { LATEST_REVIEWS_TAKE, REVIEWS_TAKE } from "./constants";
import type { RatingCount, ReviewListQuery, ReviewView } from "./schema";

const reviewSelect = {
  id: true,
  tenderId: true,
  tender: { select: { title: true } },
  authorId: true,
  author: { select: personSelect },
  recipientId: true,
  rating: true,
  text: true,
  reply: true,
  createdAt: true,
  publishedAt: true,
} as const satisfies Prisma.ReviewSelect;

/** A review with all its columns, published or not. */
export type ReviewRow = Prisma.ReviewGetPayload<{ select: typeof reviewSelect }>;

/** A review as the API sends it. `knowsFully`: the viewer worked with its author and sees the full name. */
export function toReviewView(row: ReviewRow, { knowsFully }: { knowsFully: boolean }): ReviewView {
  return {
    id: row.id,
    tenderId: row.tenderId,
    tenderTitle: row.tender.title,
    author: toPersonCard(row.author, { knowsFully }),
    rating: row.rating,
    text: row.text,
    reply: row.reply,
    createdAt: row.createdAt.toISOString(),
    publishedAt: row.publishedAt?.toISOString() ?? null,
  };
}

/** The reviews of both parties of a tender, published or not. */
export function listReviewsOf(client: DbClient, tenderId: string): Promise<ReviewRow[]> {
  return client.review.findMany({ where: { tenderId }, select: reviewSelect, orderBy: { id: "asc" } });
}

/** One review, published or not. Throws `review_not_found`. */
export async function findReview(client: DbClient, reviewId: string): Promise<ReviewRow> {
  const row = await client.review.findUnique({ where: { id: reviewId }, select: reviewSelect });
  if (!row) throw new AppError("review_not_found");
  return row;
}

type LatestRow = Pick<ReviewRow, "id" | "rating"> & {
  text: string;
  author: PersonRow;
  recipient: PersonRow;
  city: string | null;
  subcategory: string;
};

/** The newest published reviews of BEEs with four stars or more and a text, without any choice among them. */
export function listLatestReviews(): Promise<LatestRow[]> {
  return db.$queryRaw<LatestRow[]>`
    SELECT r.id, r.rating, r.text, t.city, s.slug AS subcategory,
           ${personColumn("a")} AS author, ${personColumn("p")} AS recipient
    FROM reviews r
    JOIN users a ON a.id = r.author_id AND a.deleted_at IS NULL
    JOIN users p ON p.id = r.recipient_id AND p.role = 'PRO' AND p.deleted_at IS NULL
    JOIN tenders t ON t.id = r.tender_id
    JOIN subcategories s ON s.id = t.subcategory_id
    WHERE r.published_at IS NOT NULL AND r.rating >= 4 AND r.text IS NOT NULL
    ORDER BY r.published_at DESC, r.id DESC
    LIMIT ${LATEST_REVIEWS_TAKE}`;
}

/** A page of the published reviews about a user, by date of publication, and their count (capped). */
export async function listReviewsAbout(
  userId: string,
  { page, sortDirection }: ReviewListQuery,
): Promise<{ rows: ReviewRow[]; counted: number }> {
  const where = { recipientId: userId, publishedAt: { not: null } };
  const direction = sortDirection === "ASC" ? "asc" : "desc";
  const [rows, counted] = await Promise.all([
    db.review.findMany({
      where,
      select: reviewSelect,
      orderBy: [{ publishedAt: direction }, { id: direction }],
      take: REVIEWS_TAKE,
      skip: (page - 1) * REVIEWS_TAKE,
    }),
    db.review.count({ where, take: TOTAL_CAP + 1 }),
  ]);
  return { rows, counted };
}

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

/** Completed tenders with unpublished feedback whose deadline has passed, oldest first. */
export async function listOverdueTenders(completedBefore: Date, take: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ tenderId: string }[]>`
    SELECT DISTINCT t.id AS "tenderId", t.completed_at FROM reviews r JOIN tenders t ON t.id = r.tender_id
    WHERE r.published_at IS NULL AND t.completed_at <= ${completedBefore}
    ORDER BY t.completed_at LIMIT ${take}`;
  return rows.map(({ tenderId }) => tenderId);
}
