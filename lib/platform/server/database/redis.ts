import { Redis } from "ioredis";
import { env } from "../config/env";
import { log } from "../config/log";
import { singletons } from "../config/singletons";

declare module "@/lib/platform/server/config/singletons" {
  interface Singletons {
    redis?: Redis;
    /** When its connection was last made anew, as performance.now() counts; undefined while it is the first. */
    redisBackAt?: number;
  }
}

/** What a call waits for Redis, before it goes on without: everything has a way to. */
const ANSWER_MS = 1500;
/** How long a starting process waits for it, before it serves without. */
const START_MS = 2000;
const LONGEST_PAUSE_MS = 2000;

/** Says once that it is away and once that it is back, however often it is tried in between. */
function logOutages(client: Redis): void {
  let isAway = false;
  client.on("error", (error: unknown) => {
    if (!isAway) log.error({ err: error }, "Redis does not answer: this process goes on alone until it does");
    isAway = true;
  });
  client.on("ready", () => {
    if (isAway) log.info("Redis is back");
    isAway = false;
  });
}

/** Remembers when a connection follows another one: Redis may have been started again, and be empty. */
function watchReturn(client: Redis): void {
  let isFirst = true;
  client.on("ready", () => {
    if (!isFirst) singletons.redisBackAt = performance.now();
    isFirst = false;
  });
}

/** Whether the connection to Redis was made anew within so many milliseconds: what was written there may be lost. */
export function isRedisBackSince(ms: number): boolean {
  return singletons.redisBackAt !== undefined && performance.now() - singletons.redisBackAt < ms;
}

/** The one client of this process, or null without REDIS_URL. Its calls fail at once while Redis is away. */
export function maybeRedis(): Redis | null {
  if (!env.REDIS_URL) return null;
  if (singletons.redis) return singletons.redis;
  const client = new Redis(env.REDIS_URL, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: ANSWER_MS,
    // Half of a connection that died silently is never heard of again.
    keepAlive: 10_000,
    retryStrategy: (times) => Math.min(times * 100, LONGEST_PAUSE_MS),
  });
  logOutages(client);
  watchReturn(client);
  singletons.redis = client;
  return client;
}

/**
 * A second connection to the same Redis that queues commands until Redis is there: for subscribing and for what must
 * arrive late rather than never.
 */
export function blockingConnection(client: Redis): Redis {
  const connection = client.duplicate({
    enableOfflineQueue: true,
    maxRetriesPerRequest: null,
    commandTimeout: undefined,
  });
  // The one client says it for all.
  connection.on("error", () => undefined);
  return connection;
}

/** Waits until a connection is ready, but no longer than a start may take. */
export async function untilReady(connection: Redis): Promise<void> {
  if (connection.status === "ready") return;
  await new Promise<void>((done) => {
    const late = setTimeout(done, START_MS);
    connection.once("ready", () => {
      clearTimeout(late);
      done();
    });
  });
}

/** Whether Redis is configured and does not answer. */
export async function isRedisAway(): Promise<boolean> {
  const client = maybeRedis();
  if (!client) return false;
  return client.ping().then(
    () => false,
    () => true,
  );
}

/** Ends the connection of this process. */
export function closeRedis(): void {
  singletons.redis?.disconnect();
  singletons.redis = undefined;
}
