import type { DbClient, Tx } from "@/lib/platform/server/database/db";
import { onReplica } from "@/lib/platform/server/database/on-replica";
import type { Prisma } from "@/prisma/generated/client";
import type { AgreedPrices } from "./policy";
import type { PriceGuide } from "./schema";

export type AgreedPricesRow = AgreedPrices & { subcategoryId: string; country: string };

/**
 * The agreed prices of tenders completed since then, by subcategory and country. Only what was agreed for the whole job:
 * of a price per hour the total is an estimate, and of a job that
 * repeats the price is that of one visit. Remote tenders have no country.
 */
export function listAgreedPrices(client: DbClient, since: Date): Promise<AgreedPricesRow[]> {
  return client.$queryRaw<AgreedPricesRow[]>`
    SELECT t.subcategory_id AS "subcategoryId", t.country,
      array_agg(t.agreed_price_minor ORDER BY t.agreed_price_minor) AS prices,
      count(DISTINCT t.creator_id)::int AS clients, count(DISTINCT t.recipient_id)::int AS pros
    FROM tenders t JOIN offers o ON o.id = t.accepted_offer_id
    WHERE t.status = 'COMPLETED' AND t.completed_at >= ${since} AND t.agreed_price_minor IS NOT NULL
      AND t.country IS NOT NULL AND t.currency = 'EUR' AND o.price_type = 'FIXED' AND t.repeats = 'NONE'
    GROUP BY t.subcategory_id, t.country`;
}

/** Replaces all price guides; a query that runs meanwhile sees the ones before. */
export async function replaceGuides(tx: Tx, guides: Prisma.PriceGuideCreateManyInput[]): Promise<void> {
  // Two runs at once would insert the same rows.
  await tx.$executeRaw`LOCK TABLE price_guides IN SHARE ROW EXCLUSIVE MODE`;
  await tx.priceGuide.deleteMany({});
  await tx.priceGuide.createMany({ data: guides });
}

/** The price guide of a service in a country, or null. */
export function maybePriceGuide(subcategoryId: string, country: string): Promise<PriceGuide | null> {
  return onReplica(null, (client) =>
    client.priceGuide.findUnique({
      where: { subcategoryId_country: { subcategoryId, country } },
      select: { lowMinor: true, medianMinor: true, highMinor: true, tenders: true },
    }),
  );
}

/** The price guides of a service by country, those of most tenders first. */
export function listPriceGuides(subcategoryId: string): Promise<(PriceGuide & { country: string })[]> {
  return onReplica(null, (client) =>
    client.priceGuide.findMany({
      where: { subcategoryId },
      select: { country: true, lowMinor: true, medianMinor: true, highMinor: true, tenders: true },
      orderBy: [{ tenders: "desc" }, { country: "asc" }],
    }),
  );
}
