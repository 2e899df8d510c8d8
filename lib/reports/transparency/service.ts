import { db, type DbClient } from "@/lib/platform/server/database/db";
import { keepYear, listYearCounts, type YearCount } from "./data";
import type { YearInNumbers } from "./schema";

/** The running year and those before it that are shown. */
const YEARS = 3;

function toYear(year: number, counts: readonly YearCount[]): YearInNumbers {
  const of = (topic: YearCount["topic"]) =>
    counts.filter((each) => each.year === year && each.topic === topic);
  const byKey = (topic: YearCount["topic"]) =>
    Object.fromEntries(of(topic).map(({ key, count }) => [key, count]));
  return {
    year,
    reports: byKey("reports"),
    actions: byKey("actions"),
    complaints: byKey("complaints"),
    medianHours: of("medianHours")[0]?.count ?? null,
  };
}

/**
 * What moderation did in the running year and the two before it, the newest first (DSA, Articles 15 and 24). An earlier year
 * in which nothing happened is left out.
 */
export async function readTransparency(now: Date = new Date()): Promise<YearInNumbers[]> {
  const current = now.getUTCFullYear();
  const counts = await listYearCounts(db, current - YEARS + 1);
  const years = Array.from({ length: YEARS }, (_, before) => current - before);
  return years
    .filter((year) => year === current || counts.some((count) => count.year === year))
    .map((year) => toYear(year, counts));
}

/** Complaints about a year's decisions are judged by then; nothing of the year has been deleted yet. */
const MONTHS_TO_SETTLE = 3;

/** Keeps the numbers of the last year that is settled, before the reports and decisions in them grow old and go. */
export async function keepSettledYear(client: DbClient, now: Date): Promise<void> {
  const settled = new Date(now);
  settled.setUTCMonth(settled.getUTCMonth() - MONTHS_TO_SETTLE);
  await keepYear(client, settled.getUTCFullYear() - 1);
}
