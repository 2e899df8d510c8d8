import { db } from "@/lib/platform/server/database/db";
import { publicKmTo } from "@/lib/tenders/data/filter-conditions";
import { isAwaySql } from "@/lib/users/away/data";
import { Prisma } from "@/prisma/generated/client";
import { USUAL_FROM, type TenderReach } from "../schema/reach";

/** Of each status the newest tenders of the kind: the past says less the longer it is gone. */
const PER_STATUS = Prisma.raw("50");

const BEES = Prisma.sql`SELECT count(*)::int FROM user_subcategories us
    JOIN users u ON u.id = us.user_id AND u.deleted_at IS NULL AND u.suspended_at IS NULL AND u.email_confirmed_at IS NOT NULL
    LEFT JOIN profiles p ON p.user_id = u.id
  WHERE us.subcategory_id = t.subcategory_id AND NOT ${isAwaySql("u")}
    AND (t.is_remote OR p.latitude IS NOT NULL AND t.latitude IS NOT NULL
      AND ${publicKmTo("p")} <= p.service_radius_km)`;

const FIRST_OFFER = Prisma.sql`SELECT CASE WHEN count(*) >= ${Prisma.raw(String(USUAL_FROM))}
    THEN percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM first.at - kin.created_at) / 3600) END
  FROM unnest(enum_range(NULL::tender_status)) status
    CROSS JOIN LATERAL (SELECT id, created_at FROM tenders WHERE subcategory_id = t.subcategory_id
      AND tenders.status = status.status ORDER BY created_at DESC, id DESC LIMIT ${PER_STATUS}) kin
    CROSS JOIN LATERAL (SELECT min(created_at) AS at FROM offers WHERE tender_id = kin.id) first
  WHERE first.at IS NOT NULL`;

/** How many BEEs may answer a tender, how many were notified of it, and when the first one usually does. */
export async function findReach(tenderId: string): Promise<TenderReach> {
  const [row] = await db.$queryRaw<TenderReach[]>`
    SELECT (${BEES}) AS "beeCount",
      (SELECT count(*)::int FROM match_alerts a WHERE a.tender_id = t.id) AS "notifiedCount",
      (${FIRST_OFFER})::float AS "firstOfferHours"
    FROM tenders t WHERE t.id = ${tenderId}::uuid`;
  return row ?? { beeCount: 0, notifiedCount: 0, firstOfferHours: null };
}
