import { env } from "../config/env";
import { singletons } from "../config/singletons";
import { LogPositions, positionSql } from "./log-positions";
import { OwnWrites } from "./own-writes";
import { Replica } from "./replica";
import { watchServer } from "./watch-server";

declare module "@/lib/platform/server/config/singletons" {
  interface Singletons {
    /** Undefined before the first use, and without DATABASE_REPLICA_URLS for good. */
    replicas?: Replicas;
  }
}

/** Why no replica can be read from, for the metrics. */
export type PrimaryReason = "own_write" | "none_current";

const PRIMARY_QUESTION = `SELECT ${positionSql("pg_current_wal_flush_lsn()")} AS position`;

/** The replicas of this process, and what is known of the primary's log. */
class Replicas {
  readonly ownWrites = new OwnWrites();
  readonly all: readonly Replica[];
  private readonly unwatch;
  private turn = 0;

  constructor(urls: readonly string[]) {
    const positions = new LogPositions();
    this.unwatch = watchServer<{ position: number }>(env.DATABASE_URL, PRIMARY_QUESTION, (row, askedAt) => {
      if (row) positions.note(row.position, askedAt);
    });
    this.all = urls.map((url) => new Replica(url, positions));
  }

  /** The next replica that has what this reader must find, or why there is none. */
  async choose(userId: string | null): Promise<Replica | PrimaryReason> {
    const current = this.all.filter(({ isCurrent }) => isCurrent);
    if (current.length === 0) return "none_current";
    const needed = await this.ownWrites.positionFor(userId);
    const fit = current.filter(({ position }) => position >= needed);
    return fit[this.turn++ % fit.length] ?? "own_write";
  }

  async close(): Promise<void> {
    await Promise.all([this.unwatch(), ...this.all.map((replica) => replica.close())]);
  }
}

/** The replicas, watched from the first use on; null when none are configured. */
export function maybeReplicas(): Replicas | null {
  if (!env.DATABASE_REPLICA_URLS) return null;
  return (singletons.replicas ??= new Replicas(env.DATABASE_REPLICA_URLS));
}

/**
 * Says that something was committed which these people must find in their next reading. Takes one short query where there
 * are replicas, and nothing where there are none.
 */
export async function rememberWrite(userIds: readonly string[]): Promise<void> {
  await maybeReplicas()?.ownWrites.remember(userIds);
}
