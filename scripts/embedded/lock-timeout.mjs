// How a migration waits for its locks. Everybody who comes to a table after a migration that waits for it waits, too,
// readers included: it gives up soon, lets them through, and tries again.
import { setTimeout as sleep } from "node:timers/promises";

/** SQLSTATE of a statement that has waited for a lock as long as `lock_timeout` says. */
const LOCK_NOT_AVAILABLE = "55P03";
const TRIES = 5;
const DEFAULT_SECONDS = 5;

/** How long a statement may wait, in milliseconds. */
function patience() {
  const seconds = Number(process.env.MIGRATION_LOCK_SECONDS || DEFAULT_SECONDS);
  if (seconds > 0) return Math.ceil(seconds * 1000);
  throw new Error("MIGRATION_LOCK_SECONDS: a number of seconds above 0");
}

function kindOf(script) {
  const code = script.replaceAll(/--[^\n]*/g, "");
  return {
    // Interrupted, it would leave a broken index behind; and while it waits, reads and writes go on.
    isConcurrent: /\bCONCURRENTLY\b/i.test(code),
    // What it has committed before the wait would be done twice.
    commitsItself: /^\s*COMMIT\b/im.test(code),
  };
}

function describe({ pid, user, program, state, seconds, statement }) {
  const who = [user, program].filter(Boolean).join(", ");
  return `process ${pid} (${who || "unknown"}; ${state ?? "unknown"}, transaction open for ${seconds ?? "?"} s): ${statement ?? ""}`;
}

/** Whose locks a backend waits for, in words; asked on another connection, because that one waits. */
async function blockersOf(openClient, pid) {
  const client = openClient();
  client.on("error", () => {});
  await client.connect();
  try {
    const { rows } = await client.query(
      `SELECT pid, usename AS user, application_name AS program, state,
         extract(epoch FROM clock_timestamp() - xact_start)::int AS seconds,
         left(regexp_replace(query, '\\s+', ' ', 'g'), 100) AS statement
       FROM pg_stat_activity WHERE pid = ANY (pg_blocking_pids($1)) ORDER BY xact_start`,
      [pid],
    );
    return rows.map(describe).join("; ");
  } finally {
    await client.end();
  }
}

/** Watches one try: half-way through its patience it notes, and reports, whom the statement waits for. */
function watch(pid, { openClient, ms, report, seen }) {
  let looking;
  const look = async () => {
    const blockers = await blockersOf(openClient, pid);
    if (!blockers) return;
    seen.blockers = blockers;
    report(`The migration waits for a lock of ${blockers}`);
  };
  const timer = setTimeout(() => {
    // Not knowing who it is stops no migration.
    looking = look().catch(() => {});
  }, ms / 2);
  return async () => {
    clearTimeout(timer);
    await looking;
  };
}

/** Runs the script once; the error when it failed. */
async function attempt(client, script, settings) {
  const end = watch(client.processID, settings);
  try {
    await client.query(`SET lock_timeout = ${settings.ms}`);
    await client.query(script);
    return null;
  } catch (error) {
    // A script may have opened a transaction of its own.
    await client.query("ROLLBACK").catch(() => {});
    return error;
  } finally {
    await end();
    // Prisma waits on this connection for other processes that migrate, which may take as long as it takes.
    await client.query("RESET lock_timeout").catch(() => {});
  }
}

/**
 * Runs the script of a migration. Where it waits for a lock longer than MIGRATION_LOCK_SECONDS it is rolled back and
 * repeated as a whole, after pauses of one, two, four and eight times as long; then the error says who held the lock,
 * and has `isRolledBack` when nothing of the script has stayed.
 */
export async function runPatiently(client, script, { openClient, report }) {
  const { isConcurrent, commitsItself } = kindOf(script);
  if (isConcurrent) return void (await client.query(script));
  const settings = { openClient, report, ms: patience(), seen: { blockers: "somebody who was not seen" } };
  const tries = commitsItself ? 1 : TRIES;
  for (let made = 1; ; made++) {
    const error = await attempt(client, script, settings);
    if (!error) return;
    if (error.code !== LOCK_NOT_AVAILABLE) throw error;
    if (made === tries) {
      error.message += `: gave up after ${tries} tries of ${settings.ms / 1000} s, the lock is held by ${settings.seen.blockers}`;
      error.isRolledBack = !commitsItself;
      throw error;
    }
    const pause = settings.ms * 2 ** (made - 1);
    report(`The migration lets others through and tries again in ${pause / 1000} s (${made} of ${tries})`);
    await sleep(pause);
  }
}
