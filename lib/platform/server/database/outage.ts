import { log } from "../config/log";
import { db } from "./db";

/** Of node:net and node:dns, of Prisma, and of PostgreSQL: SQLSTATE class 08, shutdowns, starting, no connection left. */
const AWAY =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|P1001|P1002|P1008|P1017|P2024|08\w{3}|57P0[1-5]|53300)$/;
/** What node-postgres says without a code. */
const AWAY_MESSAGE =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

function partsOf(error: object): unknown[] {
  const { cause, meta, errors } = error as { cause?: unknown; meta?: unknown; errors?: unknown };
  const wrapped = typeof meta === "object" && meta !== null ? Object.values(meta) : [];
  return [cause, ...wrapped, ...(Array.isArray(errors) ? (errors as unknown[]) : [])];
}

/** Prisma wraps what its driver threw, in several ways; deeper than this nothing of it was seen. */
const DEEPEST = 4;

function saysAway(error: unknown, depth: number): boolean {
  if (typeof error !== "object" || error === null || depth > DEEPEST) return false;
  const { code, originalCode } = error as Record<string, unknown>;
  const isAway = [code, originalCode].some((each) => typeof each === "string" && AWAY.test(each));
  return isAway || partsOf(error).some((part) => saysAway(part, depth + 1));
}

/**
 * Whether an error says that the database cannot be reached now: refused and lost connections, a server that starts,
 * stops or ends statements. Codes count in Prisma's errors only: a storage or a mail server refuses with the same.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return AWAY_MESSAGE.test(error.message) || ("clientVersion" in error && saysAway(error, 0));
}

const CHECK_MS = 1_000;
let awaySince: number | null = null;

/** Logs the beginning of an outage and, once the database answers again, its end: not every call that failed meanwhile. */
export function reportOutage(error: unknown): void {
  if (awaySince !== null) return;
  awaySince = Date.now();
  log.error({ err: error }, "the database is away");
  setTimeout(() => void checkReturn(), CHECK_MS).unref();
}

async function checkReturn(): Promise<void> {
  try {
    await db.$queryRaw`SELECT 1`;
  } catch {
    // Said already; the next look decides.
    setTimeout(() => void checkReturn(), CHECK_MS).unref();
    return;
  }
  log.warn({ seconds: Math.round((Date.now() - (awaySince ?? Date.now())) / 1000) }, "the database is back");
  awaySince = null;
}

/**
 * Runs what only reads, and once more when the database was away: after a restart every connection of the pool is broken,
 * and the first use of each finds it out.
 */
export async function retryOnce<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    return read();
  }
}
