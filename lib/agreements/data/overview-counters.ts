import { personColumn, type PersonRow } from "@/lib/people/data";
import type { Actor } from "@/lib/shared/actor";
import { Prisma } from "@/prisma/generated/client";
import { OVERVIEW_TAKE, type TenderOverview } from "../schema/overview";

/** A price that a client proposes for an own offer, before the name is reduced to what its PRO may see. */
export type OverviewCounterRow = Omit<TenderOverview["counters"][number], "name"> & { person: PersonRow };

/** The open proposals for the offers of a PRO, the one first that lapses first; none for others. */
export function openCountersOf({ id, role }: Actor): Prisma.Sql {
  if (role !== "PRO") return Prisma.sql`'[]'::json`;
  return Prisma.sql`COALESCE((SELECT json_agg(own) FROM (
    SELECT t.id AS "tenderId", t.title, p.total_minor AS "totalMinor", p.price_type = 'HOURLY' AS "isEstimate",
      ${personColumn("person")} AS person
    FROM offers o JOIN offer_proposals p ON p.offer_id = o.id JOIN tenders t ON t.id = o.tender_id
    JOIN users person ON person.id = t.creator_id
    WHERE o.pro_id = ${id}::uuid AND o.status = 'ACTIVE' AND t.status = 'NEW'
      AND p.status = 'OPEN' AND NOT p.by_pro AND p.expires_at > now()
    ORDER BY p.created_at, p.id LIMIT ${OVERVIEW_TAKE}) own), '[]'::json)`;
}
