/** A position of PostgreSQL's log (LSN) as a number, in SQL: bytes since the beginning of the cluster. */
export function positionSql(lsn: string): string {
  return `(${lsn} - '0/0'::pg_lsn)::float8`;
}

type Seen = { position: number; at: number };

/** Five minutes of looks: what is further behind is only known to be. */
const MOST_SEEN = 600;

/** When the primary's log was where, on this process's own clock: how far behind a replica is needs no other. */
export class LogPositions {
  private readonly seen: Seen[] = [];

  /** Keeps where the log was at a moment (`performance.now()`). */
  note(position: number, at: number): void {
    const last = this.seen.at(-1);
    // A promoted replica may begin before what the lost primary had written: nothing of that is to be compared with.
    if (last && position < last.position) this.seen.length = 0;
    if (last?.position === position) last.at = at;
    else this.seen.push({ position, at });
    if (this.seen.length > MOST_SEEN) this.seen.shift();
  }

  /**
   * For how long a server that has replayed the log up to a position has not been current, in milliseconds: 0 where the
   * primary was never seen ahead of it, also while the primary is away, since nothing is written then. Infinite before the
   * first look.
   */
  lagOf(position: number, now: number): number {
    const [first] = this.seen;
    const last = this.seen.at(-1);
    if (!first || !last) return Infinity;
    if (position >= last.position) return 0;
    const passed = this.seen.findLast((seen) => seen.position <= position);
    return now - (passed ?? first).at;
  }
}
