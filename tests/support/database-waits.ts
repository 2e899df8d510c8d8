import { db } from "@/lib/platform/server/database/db";

/** How many statements wait for another transaction's row lock: lets a test act at exactly that moment. */
export async function howManyWait(): Promise<number> {
  const [row] = await db.$queryRaw<{ waiting: number }[]>`
    SELECT count(*)::int AS waiting FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return row?.waiting ?? 0;
}
