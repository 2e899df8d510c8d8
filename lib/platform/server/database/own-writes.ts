import { newId } from "@/lib/shared/ids";
import { db } from "./db";
import { positionSql } from "./log-positions";
import { isRedisBackSince, maybeRedis } from "./redis";

/** For how long it is remembered that a person has written: longer than a replica may be behind. */
const REMEMBERED_MS = 5_000;

/** Stands for all readers, visitors among them. */
export const ANYONE = "anyone";

type Write = { position: number; until: number };

const keyOf = (userId: string) => `written:${userId}`;

/** Where the log is now. Infinite when that cannot be learned: then the primary is read. */
async function currentPosition(): Promise<number> {
  // Not the flushed position: with synchronous_commit off it may be before a write that was acknowledged.
  const text = `SELECT ${positionSql("pg_current_wal_insert_lsn()")} AS position`;
  return db.$queryRawUnsafe<{ position: number }[]>(text).then(
    ([row]) => row?.position ?? Infinity,
    () => Infinity,
  );
}

/** Up to where a replica must have replayed the log, so that people read what they have written: in all processes, by Redis. */
export class OwnWrites {
  private readonly writes = new Map<string, Write>();
  /** Positions of a process grow; of two processes the later message may bring the lower one. */
  private readonly processId = newId();

  /** Remembers that something these people must find was just committed. Never throws: it was. */
  async remember(userIds: readonly string[]): Promise<void> {
    const position = await currentPosition();
    const now = performance.now();
    this.forgetOld(now);
    for (const id of userIds) {
      const before = this.writes.get(id)?.position ?? 0;
      this.writes.delete(id);
      this.writes.set(id, { position: Math.max(before, position), until: now + REMEMBERED_MS });
    }
    await this.share(userIds);
  }

  private async share(userIds: readonly string[]): Promise<void> {
    const redis = maybeRedis();
    if (!redis) return;
    const commands = redis.pipeline();
    for (const id of userIds) {
      commands.hset(keyOf(id), this.processId, this.writes.get(id)?.position ?? Infinity);
      commands.pexpire(keyOf(id), REMEMBERED_MS);
    }
    // Other processes notice that Redis is away as well, and read at the primary.
    await commands.exec().catch(() => undefined);
  }

  /** The position that a reader needs; null: a visitor. */
  async positionFor(userId: string | null): Promise<number> {
    const ids = userId === null ? [ANYONE] : [ANYONE, userId];
    this.forgetOld(performance.now());
    const own = ids.map((id) => this.writes.get(id)?.position ?? 0);
    return Math.max(...own, ...(await this.shared(ids)));
  }

  private async shared(ids: readonly string[]): Promise<number[]> {
    const redis = maybeRedis();
    if (!redis) return [];
    if (isRedisBackSince(REMEMBERED_MS)) return [Infinity];
    const commands = redis.pipeline();
    for (const id of ids) commands.hvals(keyOf(id));
    const answers = (await commands.exec().catch(() => null)) ?? [[new Error("no answer"), null] as const];
    return answers.flatMap(([error, values]) => (error ? [Infinity] : (values as string[]).map(Number)));
  }

  // The oldest come first.
  private forgetOld(now: number): void {
    for (const [id, { until }] of this.writes) {
      if (until > now) return;
      this.writes.delete(id);
    }
  }
}
