import { onReplica } from "@/lib/platform/server/database/on-replica";
import type { Actor } from "@/lib/shared/actor";
import { TOTAL_CAP } from "@/lib/shared/list-constants";
import { Prisma } from "@/prisma/generated/client";
import { TENDER_TABS, type TenderTab } from "../constants";
import { every } from "./filter-conditions";
import { circle, originOf, OWN_RADIUS, scopeOf, type TenderListFilters } from "./list-filters";
import { suitableTables } from "./most-relevant";

/** A PRO's town and radius, as far as the profile knows them. */
export type Reach = { city: string; country: string; latitude: number; longitude: number; radiusKm: number };

// Null without a town that has coordinates.
const REACH = Prisma.sql`(SELECT json_build_object('city', p.city, 'country', p.country, 'latitude', p.latitude,
  'longitude', p.longitude, 'radiusKm', p.service_radius_km)`;

function reachOf({ id, role }: Actor): Prisma.Sql {
  if (role !== "PRO") return Prisma.sql`NULL::json`;
  return Prisma.sql`${REACH} FROM profiles p WHERE p.user_id = ${id}::uuid AND p.city IS NOT NULL
    AND p.country IS NOT NULL AND p.latitude IS NOT NULL AND p.longitude IS NOT NULL)`;
}

const PLAIN: TenderListFilters = { page: 1, search: "", sortDirection: "DESC", tab: "all" };

// Up to the cap, as the list itself counts, so that no tab costs more the larger the market is.
function capped(source: Prisma.Sql, conditions: Prisma.Sql[]): Prisma.Sql {
  return Prisma.sql`(SELECT count(*) FROM (SELECT FROM ${source} WHERE ${every(conditions)} LIMIT ${TOTAL_CAP}) found)`;
}

function countInReach(actor: Actor): Prisma.Sql {
  const { source, exact, box } = circle(OWN_RADIUS);
  const open = scopeOf(actor, { tab: "all" });
  const onSite = capped(source, [open, exact, box, Prisma.sql`NOT t.is_remote`]);
  const remote = capped(Prisma.sql`tenders t`, [open, Prisma.sql`t.is_remote`]);
  const all = capped(Prisma.sql`tenders t`, [open]);
  const isPlaced = Prisma.sql`EXISTS (SELECT FROM origin WHERE latitude IS NOT NULL)`;
  return Prisma.sql`CASE WHEN ${isPlaced} THEN least(${TOTAL_CAP}, ${onSite} + ${remote}) ELSE ${all} END`;
}

function countOf(actor: Actor, tab: TenderTab): Prisma.Sql {
  if (actor.role !== "PRO") return capped(Prisma.sql`tenders t`, [scopeOf(actor, { tab })]);
  if (tab === "most-relevant") return Prisma.sql`(SELECT least(count(*), ${TOTAL_CAP}) FROM suitable)`;
  return tab === "all" ? countInReach(actor) : capped(Prisma.sql`tenders t`, [scopeOf(actor, { tab })]);
}

type CountRow = Record<TenderTab, number> & { reach: Reach | null };

/** How many tenders each tab holds and where the PRO works, in one query. */
export async function countTabs(actor: Actor): Promise<CountRow> {
  const counts = TENDER_TABS.map(
    (tab) => Prisma.sql`(${countOf(actor, tab)})::int AS ${Prisma.raw(`"${tab}"`)}`,
  );
  const [row] = await onReplica(
    actor.id,
    (client) => client.$queryRaw<CountRow[]>`
    WITH origin AS MATERIALIZED (${originOf(actor, PLAIN)}), ${suitableTables(actor, PLAIN)}
    SELECT ${Prisma.join(counts)}, ${reachOf(actor)} AS reach`,
  );
  if (!row) throw new Error("Counts are one row");
  return row;
}
