import { setTimeout as sleep } from "node:timers/promises";
import { log } from "../config/log";
import { singletons } from "../config/singletons";
import { db } from "./db";

/**
 * Of node:net and node:dns, of Prisma, and of PostgreSQL: SQLSTATE class 08, shutdowns, starting, no connection left, and
 * a replica that is not promoted yet (25006: it only reads).
 */
const AWAY =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|P1001|P1002|P1008|P1017|P2024|08\w{3}|57P0[1-5]|53300|25006)$/;
/** What Prisma's driver adapter makes of some of them. */
const AWAY_KIND = /^(DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections)$/;
const TIMEOUT_MESSAGE =
  /Query read timeout|timeout exceeded when trying to connect|timeout expired|Connection terminated due to connection timeout/;
/** What node-postgres says without a code. */
const AWAY_MESSAGE = /Connection terminated|Client has encountered a connection error/;

function partsOf(error: object): unknown[] {
  const { cause, meta, errors } = error as { cause?: unknown; meta?: unknown; errors?: unknown };
  const wrapped = typeof meta === "object" && meta !== null ? Object.values(meta) : [];
  return [cause, ...wrapped, ...(Array.isArray(errors) ? (errors as unknown[]) : [])];
}

/** Prisma wraps what its driver threw, in several ways; deeper than this nothing of it was seen. */
const DEEPEST = 4;

type Said = { code?: unknown; originalCode?: unknown; kind?: unknown };

function says(error: unknown, isMeant: (said: Said) => boolean, depth = 0): boolean {
  if (typeof error !== "object" || error === null || depth > DEEPEST) return false;
  return isMeant(error) || partsOf(error).some((part) => says(part, isMeant, depth + 1));
}

const isAway = ({ code, originalCode, kind }: Said) =>
  [code, originalCode].some((each) => typeof each === "string" && AWAY.test(each)) ||
  (typeof kind === "string" && AWAY_KIND.test(kind));

const isTimeout = (error: unknown) => error instanceof Error && TIMEOUT_MESSAGE.test(error.message);

/** Of Prisma, or of its driver adapter, whose errors it passes on unwrapped when a transaction begins or ends. */
const isOfPrisma = (error: Error) => "clientVersion" in error || error.name === "DriverAdapterError";

/**
 * Whether an error says that the database cannot be reached now: refused and lost connections, a server that starts,
 * stops or ends statements. Codes count in Prisma's errors only: a storage or a mail server refuses with the same.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return isTimeout(error) || AWAY_MESSAGE.test(error.message) || (isOfPrisma(error) && says(error, isAway));
}

/** SQLSTATE of a statement that PostgreSQL has ended. */
const ENDED = "57014";

/** Whether PostgreSQL has ended a statement that took too long or waited too long for a lock (`STATEMENT_MS`). */
export function isStatementTooLong(error: unknown): boolean {
  return says(error, ({ code, originalCode }) => code === ENDED || originalCode === ENDED);
}

/** SQLSTATE of a statement for which there was no room on the disk. */
const FULL = "53100";

/** Whether PostgreSQL's disk is full: what changes nothing still works, and all the rest when there is room again. */
export function isDiskFull(error: unknown): boolean {
  return says(error, ({ code, originalCode }) => code === FULL || originalCode === FULL);
}

/** Whether it may help to begin again: not after having waited for a connection in vain. */
export function isWorthRetry(error: unknown): boolean {
  return isDatabaseAway(error) && !isTimeout(error);
}

/** Whether a change has waited for its turn in vain: too many at once, and it never began, so it may be asked again. */
export function isTurnMissed(error: unknown): boolean {
  return (
    error instanceof Error &&
    "code" in error &&
    error.code === "P2028" &&
    error.message.includes("Unable to start a transaction")
  );
}

declare module "@/lib/platform/server/config/singletons" {
  interface Singletons {
    /** When the outage that is going on began, in milliseconds since 1970. */
    databaseAwaySince?: number;
    /** When the last outage ended. */
    databaseBackAt?: number;
  }
}

const CHECK_MS = 1_000;
/** The `Retry-After` while the database is away. */
export const AWAY_SECONDS = 2;

/** Whether the database was away when it was last needed. */
export function isOutage(): boolean {
  return singletons.databaseAwaySince !== undefined;
}

/** Whether the database was away at any time since that moment, in milliseconds since 1970. */
export function wasAwaySince(moment: number): boolean {
  return isOutage() || (singletons.databaseBackAt ?? 0) >= moment;
}

/** How long after an outage calls can still be late because of it: they have waited, and wait for each other. */
const AFTERMATH_MS = 10_000;

/** Whether the database is away, or was within the last seconds. */
export function isOutageFelt(): boolean {
  return isOutage() || Date.now() - (singletons.databaseBackAt ?? 0) < AFTERMATH_MS;
}

/** Logs the beginning of an outage and, once the database answers again, its end: not every call that failed meanwhile. */
export function reportOutage(error: unknown): void {
  if (isOutage()) return;
  singletons.databaseAwaySince = Date.now();
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
  const seconds = Math.round((Date.now() - (singletons.databaseAwaySince ?? Date.now())) / 1000);
  log.warn({ seconds }, "the database is back");
  delete singletons.databaseAwaySince;
  singletons.databaseBackAt = Date.now();
}

/** As `isDatabaseAway`, also of node-postgres itself: for what speaks to nothing but the database. */
const isConnectionLost = (error: unknown) =>
  error instanceof Error && (says(error, isAway) || isTimeout(error) || AWAY_MESSAGE.test(error.message));

const PATIENCE_MS = 60_000;

/**
 * Runs what cannot be left out, again and again for up to a minute while the database is away or too busy, then throws the
 * last error: what a starting process needs of a database that may start at the same time, the end of a job.
 */
export async function untilDatabase<T>(run: () => Promise<T>): Promise<T> {
  const giveUpAt = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (Date.now() > giveUpAt || !(isConnectionLost(error) || isTurnMissed(error))) throw error;
      reportOutage(error);
      await sleep(CHECK_MS);
    }
  }
}

/** Logs a failure, unless it is the outage of the database, which is logged once. */
export function logFailure(error: unknown, write: () => void): void {
  if (isDatabaseAway(error)) reportOutage(error);
  else write();
}

/** Logs the error of a connection to the database, as its outage when it is one. */
export function logConnectionError(error: Error, message: string): void {
  if (isConnectionLost(error)) reportOutage(error);
  else log.error({ err: error }, message);
}

function reportIfAway(error: unknown): never {
  if (isDatabaseAway(error)) reportOutage(error);
  throw error;
}

/**
 * Runs what only reads, and once more when the database was away: after a restart every connection of the pool is broken,
 * and the first use of each finds it out.
 */
export async function retryOnce<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!isWorthRetry(error)) return reportIfAway(error);
    return read().catch(reportIfAway);
  }
}
