import pg from "pg";

/** How often a server is looked at, and how long it may take to answer, in milliseconds. */
const LOOK_EVERY_MS = 500;
const LONGEST_LOOK_MS = 2_000;

/**
 * Asks a server the same all the time, on a connection of its own, so that busy ones do not make it look dead. `hear` gets
 * the row and when it was asked for (`performance.now()`), or undefined when there was no answer. Returns how to stop.
 */
export function watchServer<Row extends pg.QueryResultRow>(
  connectionString: string,
  question: string,
  hear: (row: Row | undefined, askedAt: number) => void,
): () => Promise<void> {
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: LONGEST_LOOK_MS,
    query_timeout: LONGEST_LOOK_MS,
    allowExitOnIdle: true,
  });
  // The next look finds it out.
  pool.on("error", () => undefined);
  let next: NodeJS.Timeout | undefined;
  let isOver = false;

  async function look(): Promise<void> {
    const askedAt = performance.now();
    const row = await pool.query<Row>(question).then(
      ({ rows }) => rows[0],
      () => undefined,
    );
    if (isOver) return;
    hear(row, askedAt);
    next = setTimeout(() => void look(), LOOK_EVERY_MS).unref();
  }

  void look();
  return () => {
    isOver = true;
    clearTimeout(next);
    return pool.end();
  };
}
