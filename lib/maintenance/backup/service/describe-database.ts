import pg from "pg";
import type { SetHead, SetTable } from "../schema";

/** The schemas of the product and of its queue; nothing else in the database belongs to it. */
const OWN = "n.nspname IN ('public', 'pgboss')";
/** What an extension made comes back with the extension. */
const NO_EXTENSION = `NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.classid = 'pg_class'::regclass
  AND d.objid = c.oid AND d.deptype = 'e')`;

/** Columns that hold something: the generated ones are worked out again. */
const TABLES = `
  SELECT n.nspname AS schema, c.relname AS name,
    array_agg(a.attname::text ORDER BY a.attnum) FILTER (WHERE a.attgenerated = '') AS columns
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  -- The rows of partitions are read through their table, which sorts them into its own partitions again.
  WHERE ${OWN} AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND ${NO_EXTENSION}
  GROUP BY 1, 2 ORDER BY 1, 2`;

const SEQUENCES = `
  SELECT schemaname AS schema, sequencename AS name, last_value::text AS last FROM pg_sequences
  WHERE schemaname IN ('public', 'pgboss') AND last_value IS NOT NULL ORDER BY 1, 2`;

/** A client that waits as long as a long copy takes, and reads and writes values in one form everywhere. */
export async function connectPatiently(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000, keepAlive: true });
  // A server that goes away rejects the query that is running.
  client.on("error", () => undefined);
  await client.connect();
  await client.query(
    `SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; SET timezone = 'UTC';
     SET datestyle = 'ISO'; SET intervalstyle = 'postgres'; SET bytea_output = 'hex'; SET extra_float_digits = 1`,
  );
  return client;
}

/** A table's name for SQL. */
export function sqlNameOf({ schema, name }: { schema: string; name: string }): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
}

/** A table's columns for SQL. */
export function sqlColumnsOf({ columns }: SetTable): string {
  return columns.map((column) => pg.escapeIdentifier(column)).join(", ");
}

/** The tables of product and queue with the columns that hold something. */
export async function listTables(client: pg.ClientBase): Promise<SetTable[]> {
  return (await client.query<SetTable>(TABLES)).rows;
}

async function namesOf(client: pg.ClientBase, text: string): Promise<string[]> {
  return (await client.query<{ name: string }>(text)).rows.map(({ name }) => name);
}

/** What the head of a set says about a database. */
export async function describeDatabase(
  client: pg.ClientBase,
): Promise<Pick<SetHead, "postgres" | "migrations" | "queueVersion" | "queues" | "tables" | "sequences">> {
  const tables = await listTables(client);
  const hasQueue = tables.some(({ schema, name }) => schema === "pgboss" && name === "version");
  const [server] = await namesOf(client, "SELECT current_setting('server_version') AS name");
  const [queue] = hasQueue ? await namesOf(client, "SELECT version::text AS name FROM pgboss.version") : [];
  return {
    postgres: server ?? "",
    migrations: await namesOf(
      client,
      `SELECT migration_name AS name FROM public._prisma_migrations
       WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY 1`,
    ),
    queueVersion: queue ? Number(queue) : null,
    queues: hasQueue ? await namesOf(client, "SELECT name FROM pgboss.queue ORDER BY 1") : [],
    tables,
    sequences: (await client.query<SetHead["sequences"][number]>(SEQUENCES)).rows,
  };
}
