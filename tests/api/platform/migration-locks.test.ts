import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { anEmptyDatabase, queryOn } from "@/tests/support/empty-database";

/** How long a statement may wait for a lock, in seconds. */
const LOCK_SECONDS = 0.4;
/** Five tries and the pauses between them, beside the starts of Prisma's CLI. */
const GIVES_UP_MS = 60_000;

let folder: string;
let url: string;
let holder: pg.Client;

/** Adds a migration to those of the small product. */
function writeMigration(name: string, sql: string): void {
  mkdirSync(join(folder, "migrations", name));
  writeFileSync(join(folder, "migrations", name, "migration.sql"), sql);
}

/** Runs `prisma migrate deploy` on the database. */
function deploy(): { said: () => string; ended: Promise<number | null> } {
  const options = [
    "scripts/commands/prisma.mjs",
    "migrate",
    "deploy",
    "--config",
    join(folder, "prisma.config.ts"),
  ];
  const child = spawn(process.execPath, options, {
    env: {
      ...process.env,
      DATABASE_URL: url,
      DIRECT_DATABASE_URL: "",
      DATABASE_POOLED: "",
      MIGRATION_LOCK_SECONDS: String(LOCK_SECONDS),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (part: Buffer) => (said += part.toString()));
  return { said: () => said, ended: new Promise((done) => child.on("close", done)) };
}

/** For how long a statement that begins so has waited for a lock, in seconds; 0 when there is none. */
async function secondsOfWaiting(statement: string): Promise<number> {
  const [row] = await queryOn<{ seconds: number }>(
    url,
    `SELECT extract(epoch FROM clock_timestamp() - query_start)::float8 AS seconds FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '${statement}%'`,
  );
  return row?.seconds ?? 0;
}

const columns = () => queryOn(url, "SELECT 1 FROM information_schema.columns WHERE table_name = 'notes'");

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "tenderbee-migrations-"));
  mkdirSync(join(folder, "migrations"));
  writeFileSync(join(folder, "migrations", "migration_lock.toml"), 'provider = "postgresql"\n');
  writeFileSync(join(folder, "schema.prisma"), 'datasource db {\n  provider = "postgresql"\n}\n');
  writeFileSync(
    join(folder, "prisma.config.ts"),
    `export default { schema: "schema.prisma", migrations: { path: "migrations" }, datasource: { url: process.env.DATABASE_URL } };\n`,
  );
  url = await anEmptyDatabase();
  holder = new pg.Client({ connectionString: url, application_name: "a long report" });
  await holder.connect();
});

afterEach(async () => {
  await holder.end();
  rmSync(folder, { recursive: true, force: true });
});

describe("a migration that waits for a lock", () => {
  beforeEach(async () => {
    writeMigration("20260101000000_notes", "CREATE TABLE notes (id int PRIMARY KEY)");
    await deploy().ended;
    await holder.query("BEGIN");
    await holder.query("SELECT count(*) FROM notes");
  });

  const addColumns = () => {
    writeMigration(
      "20260102000000_text",
      "CREATE TABLE others (id int);\nALTER TABLE notes ADD COLUMN text text;\nALTER TABLE notes ADD COLUMN language text;",
    );
  };

  it(
    "lets those through who read meanwhile, and is applied once the lock is free",
    async () => {
      addColumns();
      const { said, ended } = deploy();
      await expect
        .poll(() => secondsOfWaiting("CREATE TABLE others"), { timeout: 20_000 })
        .toBeGreaterThan(0);

      // Comes after the migration, which comes after the holder; the holder goes on all the time.
      await queryOn(url, "SELECT * FROM notes");
      expect(await columns()).toHaveLength(1);
      await expect.poll(said, { timeout: 20_000 }).toContain("lets others through");
      await holder.query("COMMIT");

      expect(await ended).toBe(0);
      expect(await columns()).toHaveLength(3);
    },
    GIVES_UP_MS,
  );

  it(
    "gives up, says who holds the lock, and is applied by a later start",
    async () => {
      addColumns();
      const { said, ended } = deploy();

      expect(await ended).toBe(1);
      expect(said()).toContain("20260102000000_text is not applied, the next start tries again");
      expect(said()).toContain("gave up after 5 tries of 0.4 s");
      expect(said()).toMatch(/held by process \d+ \(\w+, a long report; idle in transaction, .*SELECT count/);
      expect(await queryOn(url, "SELECT 1 FROM pg_tables WHERE tablename = 'others'")).toEqual([]);
      await holder.query("COMMIT");

      expect(await deploy().ended).toBe(0);
      expect(await columns()).toHaveLength(3);
    },
    GIVES_UP_MS,
  );

  it(
    "waits for as long as it takes where an index is built beside the work of others",
    async () => {
      await holder.query("INSERT INTO notes VALUES (1)");
      writeMigration("20260102000000_index", "CREATE INDEX CONCURRENTLY notes_idx ON notes (id)");
      const { said, ended } = deploy();
      await expect
        .poll(() => secondsOfWaiting("CREATE INDEX"), { timeout: 20_000 })
        .toBeGreaterThan(3 * LOCK_SECONDS);
      // It holds up neither who reads nor who writes.
      await queryOn(url, "INSERT INTO notes VALUES (2)");
      await holder.query("COMMIT");

      expect(await ended).toBe(0);
      expect(said()).not.toContain("tries again");
      expect(
        await queryOn(url, "SELECT 1 FROM pg_index WHERE indexrelid = 'notes_idx'::regclass AND indisvalid"),
      ).toHaveLength(1);
    },
    GIVES_UP_MS,
  );
});
