import type { DbClient } from "@/lib/platform/server/database/db";
import { Prisma } from "@/prisma/generated/client";

/** A number of a year: of what, and of which kind of it. */
export type YearCount = {
  year: number;
  topic: "reports" | "actions" | "complaints" | "medianHours";
  key: string;
  count: number;
};

const startOf = (year: number) => new Date(Date.UTC(year, 0));

const yearOf = (column: "created_at" | "closed_at") =>
  Prisma.sql`extract(year FROM ${Prisma.raw(column)} AT TIME ZONE 'UTC')::int AS year`;

/** Every number of the years since a moment, of which rows are still there; each part reads one index. */
const countedSince = (since: Date) => Prisma.sql`
    SELECT ${yearOf("created_at")}, 'reports' AS topic, category::text AS key, count(*)::int AS count
      FROM reports WHERE created_at >= ${since} GROUP BY 1, 3
    UNION ALL SELECT ${yearOf("created_at")}, 'actions',
        CASE WHEN decided_by_id IS NULL THEN 'AUTOMATED' ELSE action::text END, count(*)::int
      FROM moderation_decisions WHERE created_at >= ${since} GROUP BY 1, 3
    UNION ALL SELECT ${yearOf("created_at")}, 'complaints', coalesce(outcome::text, 'OPEN'), count(*)::int
      FROM complaints WHERE created_at >= ${since} GROUP BY 1, 3
    UNION ALL SELECT ${yearOf("closed_at")}, 'medianHours', '', ceil(percentile_cont(0.5)
        WITHIN GROUP (ORDER BY extract(epoch FROM closed_at - opened_at)) / 3600)::int
      FROM report_cases WHERE closed_at >= ${since} GROUP BY 1`;

/** Every number of the transparency report since a year, in one query: a year that was kept is not counted anew. */
export function listYearCounts(client: DbClient, firstYear: number): Promise<YearCount[]> {
  return client.$queryRaw<YearCount[]>`
    WITH kept AS (SELECT year, topic, key, count FROM moderation_years WHERE year >= ${firstYear})
    SELECT * FROM kept
    UNION ALL SELECT * FROM (${countedSince(startOf(firstYear))}) counted
      WHERE NOT EXISTS (SELECT FROM kept WHERE kept.year = counted.year)`;
}

/** Keeps the numbers of a year, once: what they count is deleted later. */
export async function keepYear(client: DbClient, year: number): Promise<void> {
  await client.$executeRaw`
    INSERT INTO moderation_years (year, topic, key, count)
    SELECT year, topic, key, count FROM (${countedSince(startOf(year))}) counted
    WHERE year = ${year} AND NOT EXISTS (SELECT FROM moderation_years kept WHERE kept.year = ${year})
    ON CONFLICT DO NOTHING`;
}
