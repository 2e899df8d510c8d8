import { fileColumn, SHOWN_FILES, type FileRow } from "@/lib/files/data";
import { fileViewOf } from "@/lib/files/service/view-file";
import type { ContentLanguage, Language } from "@/lib/i18n/languages";
import { hideContactDetails } from "@/lib/masking/service";
import { db, type DbClient, type Tx } from "@/lib/platform/server/database/db";
import { onReplica } from "@/lib/platform/server/database/on-replica";
import type { Actor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { TOTAL_CAP } from "@/lib/shared/list-constants";
import { personColumn, toPersonCard, type PersonRow } from "@/lib/people/data";
import { Prisma, type Review } from "@/prisma/generated/client";
import { LATEST_REVIEWS_TAKE, REVIEW_PARTS, REVIEWS_TAKE } from "../constants";
import type { OwnReview, PartRatings, ReviewListQuery, ReviewView } from "../schema";

/** A review with all its columns, published or not. */
export type ReviewRow = Omit<Review, "contentLang" | "replyLang" | "repliedAt"> & {
  contentLang: ContentLanguage | null;
  replyLang: ContentLanguage | null;
  /** Null: moderation has hidden the tender. */
  tenderTitle: string | null;
  author: PersonRow;
  photos: FileRow[];
};

const PHOTOS = Prisma.sql`COALESCE((SELECT jsonb_agg(${fileColumn("f")} ORDER BY x.position)
  FROM review_photos x JOIN ${SHOWN_FILES} f ON f.id = x.file_id WHERE x.review_id = r.id), '[]')`;

// One statement for all that a review shows.
function selectReviews(client: DbClient, where: Prisma.Sql, order = Prisma.sql`r.id`): Promise<ReviewRow[]> {
  return client.$queryRaw<ReviewRow[]>`
    SELECT r.id, r.tender_id AS "tenderId", CASE WHEN t.hidden_at IS NULL THEN t.title END AS "tenderTitle", r.author_id AS "authorId",
      ${personColumn("a")} AS author, r.recipient_id AS "recipientId", r.ended_agreement_id AS "endedAgreementId",
      r.rating, r.quality, r.punctuality, r.communication, r.value, r.text, r.content_lang AS "contentLang",
      r.private_note AS "privateNote", r.reply, r.reply_lang AS "replyLang", r.created_at AS "createdAt",
      r.published_at AS "publishedAt", r.hidden_at AS "hiddenAt", ${PHOTOS} AS photos
    FROM reviews r JOIN tenders t ON t.id = r.tender_id JOIN users a ON a.id = r.author_id
    WHERE ${where} ORDER BY ${order}`;
}

/** Published, and not taken out by the decision of a dispute or of moderation. */
export const SHOWN = { publishedAt: { not: null }, hiddenAt: null } satisfies Prisma.ReviewWhereInput;

function partsOf(row: ReviewRow): PartRatings {
  const given = REVIEW_PARTS.filter((part) => row[part] !== null);
  return Object.fromEntries(given.map((part) => [part, row[part]]));
}

/** Who reads a review. `knowsFully`: they worked with its author and see the full name. */
export type ReviewReader = { knowsFully: boolean; lang: Language };

/** A review as the API sends it. */
export function toReviewView(row: ReviewRow, { knowsFully, lang }: ReviewReader): ReviewView {
  return {
    id: row.id,
    tenderId: row.tenderId,
    tenderTitle: knowsFully ? row.tenderTitle : hideContactDetails(row.tenderTitle, lang),
    author: toPersonCard(row.author, { knowsFully }),
    didNotTakePlace: row.endedAgreementId !== null,
    rating: row.rating,
    parts: partsOf(row),
    text: row.text,
    contentLang: row.contentLang,
    photos: row.photos.map((file) => fileViewOf(file)),
    reply: row.reply,
    replyLang: row.replyLang,
    createdAt: row.createdAt.toISOString(),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    hiddenAt: row.hiddenAt?.toISOString() ?? null,
  };
}

/** The same for its author, with what they told the operator. */
export function toOwnReview(row: ReviewRow, viewer: ReviewReader): OwnReview {
  return { ...toReviewView(row, viewer), privateNote: row.privateNote };
}

/** What feedback is about: the completed job of a tender, or one of its agreements that ended without the work. */
export type Reviewed = { tenderId: string; endedAgreementId: string | null };

/** The reviews of both parties about one agreement, published or not. */
export function listReviewsOf(
  client: DbClient,
  { tenderId, endedAgreementId }: Reviewed,
): Promise<ReviewRow[]> {
  const isAbout = Prisma.sql`r.ended_agreement_id IS NOT DISTINCT FROM ${endedAgreementId}::uuid`;
  return selectReviews(client, Prisma.sql`r.tender_id = ${tenderId}::uuid AND ${isAbout}`);
}

/** The reviews about these ended agreements, published or not. */
export function listReviewsOfEnded(client: DbClient, agreementIds: readonly string[]): Promise<ReviewRow[]> {
  return selectReviews(client, Prisma.sql`r.ended_agreement_id = ANY(${[...agreementIds]}::uuid[])`);
}

/** Whether a user has left feedback about the completed job of the tender `t`. */
export function hasReviewedColumn(userId: string): Prisma.Sql {
  return Prisma.sql`EXISTS (SELECT 1 FROM reviews r WHERE r.tender_id = t.id AND r.author_id = ${userId}::uuid
    AND r.ended_agreement_id IS NULL) AS "hasReviewed"`;
}

/** One review, published or not. Throws `review_not_found`. */
export async function findReview(client: DbClient, reviewId: string): Promise<ReviewRow> {
  const [row] = await selectReviews(client, Prisma.sql`r.id = ${reviewId}::uuid`);
  if (!row) throw new AppError("review_not_found");
  return row;
}

/** Throws `review_not_found` for a review that is not published or taken out, unless the user has written it. */
export async function findVisibleReview(client: DbClient, actor: Actor, reviewId: string): Promise<void> {
  const { publishedAt, hiddenAt, authorId } = await findReview(client, reviewId);
  if ((!publishedAt || hiddenAt) && authorId !== actor.id) throw new AppError("review_not_found");
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
  return onReplica(
    null,
    (client) => client.$queryRaw<LatestRow[]>`
    SELECT r.id, r.rating, r.text, t.city, s.slug AS subcategory,
           ${personColumn("a")} AS author, ${personColumn("p")} AS recipient
    FROM reviews r
    JOIN users a ON a.id = r.author_id AND a.deleted_at IS NULL AND a.suspended_at IS NULL
    JOIN users p ON p.id = r.recipient_id AND p.role = 'PRO' AND p.deleted_at IS NULL
      AND p.suspended_at IS NULL
    JOIN tenders t ON t.id = r.tender_id
    JOIN subcategories s ON s.id = t.subcategory_id
    WHERE r.published_at IS NOT NULL AND r.hidden_at IS NULL AND r.rating >= 4 AND r.text IS NOT NULL
      AND r.ended_agreement_id IS NULL
    ORDER BY r.published_at DESC, r.id DESC
    LIMIT ${LATEST_REVIEWS_TAKE}`,
  );
}

/** A page of the published reviews about a user, by date of publication, and their count (capped). */
export async function listReviewsAbout(
  userId: string,
  { page, sortDirection }: ReviewListQuery,
): Promise<{ rows: ReviewRow[]; counted: number }> {
  const direction = Prisma.raw(sortDirection);
  const about = Prisma.sql`r.recipient_id = ${userId}::uuid AND r.published_at IS NOT NULL AND r.hidden_at IS NULL`;
  const order = Prisma.sql`r.published_at ${direction}, r.id ${direction}
    LIMIT ${REVIEWS_TAKE} OFFSET ${(page - 1) * REVIEWS_TAKE}`;
  const [rows, counted] = await Promise.all([
    selectReviews(db, about, order),
    db.review.count({ where: { recipientId: userId, ...SHOWN }, take: TOTAL_CAP + 1 }),
  ]);
  return { rows, counted };
}

/** What has unpublished feedback whose deadline has passed, the longest ended first. That of a dispute waits for its end. */
export async function listOverdue(endedBefore: Date, take: number): Promise<Reviewed[]> {
  return db.$queryRaw<Reviewed[]>`
    SELECT r.tender_id AS "tenderId", r.ended_agreement_id AS "endedAgreementId"
    FROM reviews r JOIN tenders t ON t.id = r.tender_id LEFT JOIN tender_events e ON e.id = r.ended_agreement_id
    WHERE r.published_at IS NULL AND r.hidden_at IS NULL AND COALESCE(e.at, t.completed_at) <= ${endedBefore}
      AND NOT EXISTS (SELECT FROM disputes d WHERE d.tender_id = t.id AND d.status IN ('TALK', 'MEDIATION')
        AND d.pro_id IN (r.author_id, r.recipient_id))
    GROUP BY r.tender_id, r.ended_agreement_id, e.at, t.completed_at
    ORDER BY COALESCE(e.at, t.completed_at) LIMIT ${take}`;
}

/** The agreements of a tender about which both parties have written. */
export async function listReviewedByBoth(tx: Tx, tenderId: string): Promise<Reviewed[]> {
  return tx.$queryRaw<Reviewed[]>`
    SELECT tender_id AS "tenderId", ended_agreement_id AS "endedAgreementId" FROM reviews
    WHERE tender_id = ${tenderId}::uuid GROUP BY tender_id, ended_agreement_id HAVING count(*) > 1`;
}

/** The PROs of a tender whose agreement is in dispute: until it is closed no review of them or by them appears. */
export async function listDisputedPros(client: DbClient, tenderId: string): Promise<string[]> {
  const rows = await client.dispute.findMany({
    where: { tenderId, closedAt: null },
    select: { proId: true },
  });
  return rows.map(({ proId }) => proId);
}

/** The PROs of a tender with whom a dispute was decided so that no review of the agreement stays. */
export async function listRuledOutPros(client: DbClient, tenderId: string): Promise<string[]> {
  const rows = await client.dispute.findMany({
    where: { tenderId, reviewStays: false },
    select: { proId: true },
  });
  return rows.map(({ proId }) => proId);
}

/** Marks the reviews of an agreement as taken out. Answers the ids of those that were there until now. */
export async function markHidden(
  tx: Tx,
  { tenderId, clientId, proId }: { tenderId: string; clientId: string; proId: string },
  at: Date,
): Promise<string[]> {
  const both = { in: [clientId, proId] };
  const where = { tenderId, authorId: both, recipientId: both, hiddenAt: null };
  const rows = await tx.review.updateManyAndReturn({ where, data: { hiddenAt: at }, select: { id: true } });
  return rows.map(({ id }) => id);
}
