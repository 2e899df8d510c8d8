import { db } from "@/lib/platform/server/database/db";

/**
 * Lets PostgreSQL refuse to write down the end of jobs whose payload has this name. Returns what lets it be written down
 * again.
 */
export async function refuseEnd(name: "unlucky" | "by-the-clock"): Promise<() => Promise<unknown>> {
  await db.$executeRaw`
    CREATE FUNCTION refuse_end() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no room'; END $$`;
  await db.$executeRawUnsafe(`
    CREATE TRIGGER refuse_end BEFORE UPDATE ON pgboss.job FOR EACH ROW
    WHEN (new.state = 'completed' AND new.data->>'name' = '${name}') EXECUTE FUNCTION refuse_end()`);
  return () => db.$executeRaw`DROP FUNCTION refuse_end CASCADE`;
}
