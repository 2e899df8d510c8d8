import { hasBlockBetween } from "@/lib/blocks/data";
import { personColumn, type PersonRow } from "@/lib/people/data";
import { db } from "@/lib/platform/server/database/db";
import { publicKmTo } from "@/lib/tenders/data/filter-conditions";
import { isAwaySql } from "@/lib/users/away/data";
import { Prisma } from "@/prisma/generated/client";
import { INVITATION_LIMITS, PROPOSED_ACTIVE_DAYS } from "../constants";
import type { Proposal } from "../schema";

export type ProposalRow = Omit<Proposal, "pro"> & { person: PersonRow };

const ACTIVE_SINCE = Prisma.raw(`now() - interval '${PROPOSED_ACTIVE_DAYS} days'`);
const KM = publicKmTo("home");
// Rounded like the tender's: with exact points a client could trilaterate where a BEE lives.
const HOME = Prisma.sql`LEFT JOIN LATERAL (SELECT round(p.latitude * 100) / 100 AS latitude,
  round(p.longitude * 100) / 100 AS longitude) home ON true`;

// Few reviews say little: a mean towards 4 as if by five more, so that one five does not beat a hundred of 4.8.
const RATING = Prisma.sql`(u.rating_average * u.rating_count + 4.0 * 5) / (u.rating_count + 5)`;

const HAS_WORKED = Prisma.sql`EXISTS (SELECT 1 FROM tenders done WHERE done.creator_id = t.creator_id
  AND done.recipient_id = u.id AND done.status = 'COMPLETED')`;
const IS_KEPT = Prisma.sql`EXISTS (SELECT 1 FROM favourites f WHERE f.user_id = t.creator_id AND f.pro_id = u.id)`;

/** Whom the client knows need not have been here lately, nor come from near. */
const CANDIDATES = Prisma.sql`
  SELECT u.*, p.headline, CASE WHEN NOT t.is_remote THEN ${KM} END AS km,
    p.service_radius_km AS radius, t.is_remote, ${HAS_WORKED} AS has_worked, ${IS_KEPT} AS is_kept
  FROM t JOIN user_subcategories us ON us.subcategory_id = t.subcategory_id
    JOIN users u ON u.id = us.user_id AND u.role = 'PRO' AND u.deleted_at IS NULL
      AND u.suspended_at IS NULL
      AND u.email_confirmed_at IS NOT NULL AND NOT ${isAwaySql("u")}
      AND NOT ${hasBlockBetween(Prisma.sql`u.id`, Prisma.sql`t.creator_id`)}
    LEFT JOIN profiles p ON p.user_id = u.id ${HOME}
  WHERE NOT EXISTS (SELECT 1 FROM invitations i WHERE i.tender_id = t.id AND i.pro_id = u.id AND i.closed_at IS NULL)
    AND NOT EXISTS (SELECT 1 FROM offers o WHERE o.tender_id = t.id AND o.pro_id = u.id)`;

/**
 * The BEEs to invite to a tender, in one query: those who offer the service, come that far and were here lately; whom
 * the client has worked with or keeps come first, then rating, then answer time, then distance.
 */
export function listProposals(tenderId: string): Promise<ProposalRow[]> {
  return db.$queryRaw<ProposalRow[]>`
    WITH t AS MATERIALIZED (SELECT * FROM tenders WHERE id = ${tenderId}::uuid)
    SELECT ${personColumn("u")} AS person, u.headline, u.completed_count AS "completedCount",
      m.answer_minutes AS "answerMinutes", u.km AS "distanceKm", u.has_worked AS "hasWorkedForClient",
      u.is_kept AS "isKept"
    FROM (${CANDIDATES}) u LEFT JOIN user_metrics m ON m.user_id = u.id
    WHERE u.has_worked OR u.is_kept
      OR (u.last_seen_at >= ${ACTIVE_SINCE} AND (u.is_remote OR u.km <= u.radius))
    ORDER BY u.has_worked DESC, u.is_kept DESC, round((${RATING})::numeric, 1) DESC,
      m.answer_minutes ASC NULLS LAST, u.km ASC NULLS LAST, u.id
    LIMIT ${INVITATION_LIMITS.proposals}`;
}

/** The service of a tender, for the words that all proposals share. */
export async function findSubcategorySlug(tenderId: string): Promise<string> {
  const [row] = await db.$queryRaw<{ slug: string }[]>`
    SELECT s.slug FROM tenders t JOIN subcategories s ON s.id = t.subcategory_id WHERE t.id = ${tenderId}::uuid`;
  return row?.slug ?? "";
}
