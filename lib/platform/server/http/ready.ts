import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { AppError } from "@/lib/shared/errors";
import { db } from "../database/db";
import { AWAY_SECONDS, isDatabaseAway } from "../database/outage";
import { log } from "../config/log";
import { isQueueRunning } from "../queue/queue";
import { isRedisAway } from "../database/redis";

/** What GET /api/ready answers when all is fine. */
export const readiness = z.object({ status: z.literal("ready") });

type Migration = { name: string };

async function migrationsMissing(): Promise<string[]> {
  const entries = await readdir(join(process.cwd(), "prisma", "migrations"), { withFileTypes: true });
  const done = await db.$queryRaw<Migration[]>`
    SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`;
  const names = new Set(done.map(({ name }) => name));
  return entries.filter((entry) => entry.isDirectory() && !names.has(entry.name)).map((entry) => entry.name);
}

async function complaint(): Promise<string | null> {
  if (!isQueueRunning()) return "the queue is not running";
  if (await isRedisAway()) return "Redis does not answer";
  const missing = await migrationsMissing();
  return missing.length > 0 ? `migrations are missing: ${missing.join(", ")}` : null;
}

/**
 * Answers when everything a request needs is there. Throws `unavailable`; what is wrong stands in the log, an outage of
 * the database once.
 */
export async function requireReady(): Promise<z.output<typeof readiness>> {
  const wrong = await complaint().catch((error: unknown) => {
    if (isDatabaseAway(error)) throw error;
    log.error({ err: error }, "it cannot be said whether all is ready");
    return "the check failed";
  });
  if (!wrong) return { status: "ready" };
  log.warn({ wrong }, "not ready");
  throw new AppError("unavailable", { seconds: AWAY_SECONDS });
}
