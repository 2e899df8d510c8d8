import type { DbClient } from "@/lib/platform/server/database/db";
import { Prisma } from "@/prisma/generated/client";

/** A number of a year: of what, and of which kind of it. */
export type YearCount = {
  year: number;
  topic: "reports" | "actions" | "complaints" | "medianHours";
  key: string;
  count: number;
};

const yearOf = (column: "created_at" | "closed_at") =>
  Prisma.sql`extract(year FROM ${Prisma.raw(column)} AT TIME ZONE 'UTC')::int AS year`;

/** Every number of the transparency report since a moment, in one query; each part reads one index. */
export function listYearCounts(client: DbClient, since: Date): Promise<YearCount[]> {
  return client.$queryRaw<YearCount[]>`
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
}
