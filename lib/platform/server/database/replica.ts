import { log } from "../config/log";
import { openReplica, type DbClient } from "./db";
import { positionSql, type LogPositions } from "./log-positions";
import { watchServer } from "./watch-server";

/** What may be read at most that long after it was written, in milliseconds: a replica further behind is left out. */
export const MOST_LAG_MS = 2_000;

// After its promotion a server is no replica any more, and neither is a lost primary that comes back.
const QUESTION = `SELECT pg_is_in_recovery() AS "isReplica", ${positionSql("pg_last_wal_replay_lsn()")} AS position`;
type Answer = { isReplica: boolean; position: number };

type GiveUp = (error: Error) => void;

/** A streaming replica: watched all the time, read from while it is current. */
export class Replica {
  /** Host and port, for the log and the metrics. */
  readonly name: string;
  /** How far it has replayed the log when it was last looked at. */
  position = -1;
  private readonly client;
  private readonly unwatch;
  private isAnswering = false;
  private wasUsed: boolean | undefined;
  private readonly reading = new Set<GiveUp>();

  constructor(
    url: string,
    private readonly positions: LogPositions,
  ) {
    this.name = new URL(url).host;
    this.client = openReplica(url);
    this.unwatch = watchServer<Answer>(url, QUESTION, (answer) => this.hear(answer));
  }

  private hear(answer: Answer | undefined): void {
    this.isAnswering = answer?.isReplica ?? false;
    if (this.isAnswering && answer) this.position = answer.position;
    if (!this.isAnswering) this.giveUpReading();
    this.logChange();
  }

  /** How far it is known to be behind, in milliseconds. */
  get lagMs(): number {
    return this.positions.lagOf(this.position, performance.now());
  }

  /** Whether it may be read from. */
  get isCurrent(): boolean {
    return this.isAnswering && this.lagMs <= MOST_LAG_MS;
  }

  /** Reads there. Rejects as soon as the replica does not answer, which for one read alone takes longer to find out. */
  read<T>(run: (client: DbClient) => PromiseLike<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.reading.add(reject);
      run(this.client)
        .then(resolve, reject)
        .then(() => this.reading.delete(reject));
    });
  }

  /** Nothing is read there until it answers again. */
  leaveOut(): void {
    this.isAnswering = false;
    this.logChange();
  }

  private giveUpReading(): void {
    for (const reject of this.reading)
      reject(new Error("Connection terminated: the replica does not answer"));
    this.reading.clear();
  }

  private logChange(): void {
    const isUsed = this.isCurrent;
    if (isUsed === this.wasUsed) return;
    this.wasUsed = isUsed;
    if (isUsed) log.info({ replica: this.name }, "a replica is read from");
    else log.warn({ replica: this.name, lagMs: Math.round(this.lagMs) }, "a replica is left out");
  }

  async close(): Promise<void> {
    await Promise.all([this.unwatch(), this.client.$disconnect()]);
  }
}
