import { openPgbouncer } from "@/scripts/programs/pgbouncer.mjs";
import type { ReplicatedPostgres } from "./replicated-postgres";

/** Whether the product reaches both servers through a PgBouncer each, as in the project "replicas-pooled". */
export const IS_POOLED = process.env.TEST_REPLICAS_POOLED === "1";

type Way = { settings: Record<string, string>; close: () => Promise<void> };

/** The settings that lead to a primary and its replica, and how to end what stands between. */
export async function wayTo({ primary, replica }: ReplicatedPostgres): Promise<Way> {
  if (!IS_POOLED) {
    const settings = { DATABASE_URL: primary.url, DATABASE_REPLICA_URLS: replica.url };
    return { settings, close: () => Promise.resolve() };
  }
  const poolers = [await openPgbouncer(primary.url), await openPgbouncer(replica.url)] as const;
  return {
    settings: {
      DATABASE_URL: poolers[0].url,
      DATABASE_REPLICA_URLS: poolers[1].url,
      DIRECT_DATABASE_URL: primary.url,
      DATABASE_POOLED: "1",
    },
    close: async () => {
      for (const { stop } of poolers) await stop();
    },
  };
}
