import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { prepareQueue } from "@/lib/platform/server/queue/queue";
import { BackupError, type SetEnd, type SetHead } from "../schema";
import { keyOf } from "./copy-tables";
import { listTables, sqlNameOf } from "./describe-database";

const MIGRATIONS = join("prisma", "migrations");
/** Prisma's own table, as its engine makes it; its rows come from the set. */
const MIGRATIONS_TABLE = `CREATE TABLE public._prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL, logs TEXT, rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0)`;

const RELATIONS = `
  SELECT n.nspname || '.' || c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind IN ('r', 'p', 'v', 'm', 'S') AND n.nspname NOT IN ('pg_catalog', 'information_schema', 'pg_toast')
    AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid
      AND d.deptype = 'e')
  ORDER BY 1 LIMIT 1`;

/** Throws BackupError unless this release knows every migration of the set. */
export function requireKnownMigrations({ version, migrations }: SetHead): void {
  const known = new Set(existsSync(MIGRATIONS) ? readdirSync(MIGRATIONS) : []);
  const unknown = migrations.filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  throw new BackupError(
    `The set was made by a newer release (${version}): this one does not know ${unknown[0]}. Restore it with that release.`,
  );
}

/** Throws BackupError when the database holds anything: a restore never mixes with what is there. */
export async function requireEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(RELATIONS);
  if (!rows[0]) return;
  throw new BackupError(
    `The database is not empty (it has ${rows[0].name}): restore into a new one, or into another DATA_DIR.`,
  );
}

/** Makes the tables of the set's own release: its migrations, in order, and its queue. */
export async function makeTables(client: pg.Client, url: string, head: SetHead): Promise<void> {
  await client.query(MIGRATIONS_TABLE);
  for (const name of head.migrations)
    await client.query(readFileSync(join(MIGRATIONS, name, "migration.sql"), "utf8"));
  if (head.queueVersion === null) return;
  await prepareQueue(url, []);
  const { rows } = await client.query<{ version: number }>("SELECT version FROM pgboss.version");
  if (rows[0]?.version !== head.queueVersion)
    throw new BackupError(
      `The queue of the set has version ${head.queueVersion}, this release's ${rows[0]?.version}: restore with release ${head.version}, then update.`,
    );
  for (const queue of head.queues) await client.query("SELECT pgboss.create_queue($1, '{}'::json)", [queue]);
}

type ForeignKey = { table: string; name: string; definition: string };

async function foreignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND conparentid = 0`,
  );
  return rows;
}

/**
 * Runs the copy without triggers and foreign keys, which would refuse rows that come before those they point to; then
 * the keys are made again and so check every row. Takes only what the owner of the tables may do: switching triggers
 * off for a session (session_replication_role) is for superusers, whom hosted databases do not give out.
 */
async function withoutRules(client: pg.Client, copy: () => Promise<void>): Promise<void> {
  const own = (await listTables(client)).filter(({ schema }) => schema === "public").map(sqlNameOf);
  const keys = await foreignKeys(client);
  for (const table of own) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  for (const { table, name } of keys)
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${pg.escapeIdentifier(name)}`);
  await copy();
  for (const { table, name, definition } of keys)
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${pg.escapeIdentifier(name)} ${definition}`);
  for (const table of own) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
}

/** In one transaction: empties what migrations have filled, has `copy` fill the tables, and sets the sequences. */
export async function fillTables(client: pg.Client, head: SetHead, copy: () => Promise<void>): Promise<void> {
  await client.query("BEGIN");
  await withoutRules(client, async () => {
    const tables = await listTables(client);
    await client.query(`TRUNCATE ${tables.map(sqlNameOf).join(", ")}`);
    await copy();
  });
  for (const sequence of head.sequences)
    await client.query("SELECT setval($1::regclass, $2::bigint)", [sqlNameOf(sequence), sequence.last]);
  await client.query("COMMIT");
  const { rows } = await client.query<{ schema: string; name: string }>(
    "SELECT schemaname AS schema, matviewname AS name FROM pg_matviews WHERE schemaname = 'public'",
  );
  for (const view of rows) await client.query(`REFRESH MATERIALIZED VIEW ${sqlNameOf(view)}`);
  // Without statistics the first lists would be planned as if every table were empty.
  await client.query("ANALYZE");
}

/** Counts the rows of every table of a set. Throws BackupError when one has another number than the set says. */
export async function compareCounts(client: pg.Client, head: SetHead, end: SetEnd): Promise<number> {
  let total = 0;
  for (const table of head.tables) {
    const { rows } = await client.query<{ count: string }>(`SELECT count(*) FROM ${sqlNameOf(table)}`);
    const count = Number(rows[0]?.count);
    const said = end.tables[keyOf(table)]?.rows;
    if (count !== said)
      throw new BackupError(`${keyOf(table)} has ${count} rows after the restore, the set says ${said}.`);
    total += count;
  }
  return total;
}
