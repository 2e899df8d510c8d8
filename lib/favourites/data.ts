import { blockedWith } from "@/lib/blocks/data";
import type { FileRow } from "@/lib/files/data";
import { personColumn, type PersonRow } from "@/lib/people/data";
import { db, type DbClient, type Tx } from "@/lib/platform/server/database/db";
import type { Actor } from "@/lib/shared/actor";
import { newId } from "@/lib/shared/ids";
import { findCards, pageOf, type CardPage } from "@/lib/tenders/data/find-cards";
import { visibleTo } from "@/lib/tenders/data/visibility";
import { awayUntilSql } from "@/lib/users/away/data";
import { metricsColumn } from "@/lib/users/metrics/data";
import type { BeeMetrics } from "@/lib/users/metrics/schema";
import { cardPhotosColumn } from "@/lib/users/photo/data";
import { Prisma } from "@/prisma/generated/client";
import { FAVOURITES_TAKE, type FavouriteKind } from "./constants";
import type { FavouriteIds } from "./schema";

/** The ids of all that a user keeps. */
export async function findFavouriteIds(client: DbClient, userId: string): Promise<FavouriteIds> {
  const rows = await client.favourite.findMany({
    where: { userId },
    select: { proId: true, tenderId: true },
    orderBy: { createdAt: "desc" },
  });
  return {
    proIds: rows.flatMap(({ proId }) => proId ?? []),
    tenderIds: rows.flatMap(({ tenderId }) => tenderId ?? []),
  };
}

/** Whether a PRO with an account has this id. */
export async function isPro(client: DbClient, id: string): Promise<boolean> {
  return (await client.user.count({ where: { id, role: "PRO", deletedAt: null, suspendedAt: null } })) > 0;
}

/** Keeps something once; false: it was kept before. */
export async function addFavourite(
  tx: Tx,
  { userId, kind, id }: { userId: string; kind: FavouriteKind; id: string },
): Promise<boolean> {
  const [proId, tenderId] = kind === "pro" ? [id, null] : [null, id];
  const added = await tx.$executeRaw`
    INSERT INTO favourites (id, user_id, pro_id, tender_id)
    VALUES (${newId()}::uuid, ${userId}::uuid, ${proId}::uuid, ${tenderId}::uuid) ON CONFLICT DO NOTHING`;
  return added === 1;
}

/** How many things a user keeps. */
export function countFavourites(client: DbClient, userId: string): Promise<number> {
  return client.favourite.count({ where: { userId } });
}

/** Keeps something no longer. */
export async function removeFavourite(userId: string, kind: FavouriteKind, id: string): Promise<void> {
  await db.favourite.deleteMany({
    where: { userId, ...(kind === "pro" ? { proId: id } : { tenderId: id }) },
  });
}

export type KeptProRow = {
  person: PersonRow;
  headline: string | null;
  city: string | null;
  completedCount: number;
  metrics: BeeMetrics;
  awayUntil: string | null;
  photos: FileRow[];
  subcategorySlugs: string[];
};

/** A page of the BEEs that a client keeps, newest first, and how many there are, in one query. */
export async function listKeptPros(
  userId: string,
  page: number,
): Promise<{ items: KeptProRow[]; counted: number }> {
  const kept = Prisma.sql`favourites f JOIN users u ON u.id = f.pro_id AND u.deleted_at IS NULL
    AND u.suspended_at IS NULL
    WHERE f.user_id = ${userId}::uuid AND u.id NOT IN ${blockedWith(userId)}`;
  const [row] = await db.$queryRaw<{ items: KeptProRow[]; counted: number }[]>`
    SELECT (SELECT count(*)::int FROM ${kept}) AS counted, COALESCE((SELECT json_agg(one) FROM (
      SELECT ${personColumn("u")} AS person, p.headline, p.city, u.completed_count AS "completedCount",
        ${metricsColumn("u")} AS metrics, ${awayUntilSql("u")} AS "awayUntil", ${cardPhotosColumn("u")} AS photos,
        ARRAY(SELECT s.slug FROM user_subcategories us JOIN subcategories s ON s.id = us.subcategory_id
          WHERE us.user_id = u.id ORDER BY s.position, s.slug) AS "subcategorySlugs"
      FROM (SELECT u.*, f.created_at AS kept_at, f.id AS kept_id FROM ${kept}
        ORDER BY f.created_at DESC, f.id DESC
        LIMIT ${FAVOURITES_TAKE} OFFSET ${(page - 1) * FAVOURITES_TAKE}) u
      LEFT JOIN profiles p ON p.user_id = u.id ORDER BY u.kept_at DESC, u.kept_id DESC) one), '[]'::json) AS items`;
  return row ?? { items: [], counted: 0 };
}

/** A page of the watched tenders that the PRO may still see, the last one watched first. */
export function listWatchedCards(actor: Actor, page: number): Promise<CardPage> {
  const query = { page, search: "", sortDirection: "DESC", tab: "all" } as const;
  const hits = Prisma.sql`SELECT t.id, f.created_at, f.id AS kept_id FROM favourites f
    JOIN tenders t ON t.id = f.tender_id WHERE f.user_id = ${actor.id}::uuid AND ${visibleTo(actor)}`;
  return findCards(actor, query, {
    isPrepared: false,
    tables: Prisma.sql`, hits AS MATERIALIZED (${hits})`,
    page: Prisma.sql`SELECT h.*, ARRAY[]::text[] AS why FROM hits h
      ORDER BY h.created_at DESC, h.kept_id DESC ${pageOf(query)}`,
    counted: Prisma.sql`(SELECT count(*)::int FROM hits)`,
    order: Prisma.sql`page.created_at DESC, page.kept_id DESC`,
  });
}

/** Whether anybody watches a tender: without watchers no job is worth its row. */
export async function isWatched(client: DbClient, tenderId: string): Promise<boolean> {
  return (await client.favourite.findFirst({ where: { tenderId }, select: { id: true } })) !== null;
}

/**
 * The watchers to notify, marked so that a repeated job finds none. Those whose own offer brings them a notification of
 * the same event are left out.
 */
export async function claimWatchers(tx: Tx, tenderId: string, jobId: string): Promise<string[]> {
  const rows = await tx.$queryRaw<{ userId: string }[]>`
    UPDATE favourites f SET told_by_job = ${jobId}
    WHERE f.tender_id = ${tenderId}::uuid AND f.told_by_job IS DISTINCT FROM ${jobId}
      AND NOT EXISTS (SELECT 1 FROM offers o WHERE o.tender_id = f.tender_id AND o.pro_id = f.user_id
        AND (o.status IN ('ACTIVE', 'ACCEPTED') OR o.decline_reason IN ('OTHER_CHOSEN', 'TENDER_CANCELED', 'TENDER_EXPIRED', 'RELEASED')))
    RETURNING f.user_id AS "userId"`;
  return rows.map(({ userId }) => userId).sort();
}
