import type { DbClient } from "@/lib/platform/server/database/db";
import { OPEN_TO_ALL } from "@/lib/tenders/data/visibility";

/** When the last tender of a service was posted or finished; null before the first. */
export type ServiceChange = { slug: string; changedAt: Date | null };

/** All services with their last change, by two steps into an index for each. */
export function listServiceChanges(client: DbClient): Promise<ServiceChange[]> {
  return client.$queryRaw<ServiceChange[]>`
    SELECT s.slug, greatest(
      (SELECT t.created_at FROM tenders t WHERE t.subcategory_id = s.id AND t.status = 'NEW'
        ORDER BY t.created_at DESC, t.id DESC LIMIT 1),
      (SELECT t.completed_at FROM tenders t WHERE t.subcategory_id = s.id AND t.status = 'COMPLETED'
        ORDER BY t.created_at DESC, t.id DESC LIMIT 1)) AS "changedAt"
    FROM subcategories s WHERE s.active`;
}

export type PlaceChange = { subcategorySlug: string; slug: string; changedAt: Date };

/** All towns that have a page of a service. */
export function listPlaceChanges(client: DbClient): Promise<PlaceChange[]> {
  return client.$queryRaw<PlaceChange[]>`
    SELECT s.slug AS "subcategorySlug", p.slug, p.changed_at AS "changedAt"
    FROM service_places p JOIN subcategories s ON s.id = p.subcategory_id AND s.active
    ORDER BY s.slug, p.slug`;
}

export type OpenTender = { id: string; lang: string; changedAt: Date };

/** All open tenders that strangers may see, newest first. */
export function listOpenTenders(client: DbClient): Promise<OpenTender[]> {
  return client.$queryRaw<OpenTender[]>`
    SELECT t.id, t.content_lang AS lang, t.updated_at AS "changedAt"
    FROM tenders t JOIN users u ON u.id = t.creator_id AND u.shows_tenders AND u.deleted_at IS NULL
    WHERE ${OPEN_TO_ALL} ORDER BY t.created_at DESC, t.id DESC`;
}
