import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, it } from "vitest";
import { ensureDatabase } from "@/scripts/embedded/postgres.mjs";
import { postgresProcesses } from "@/tests/support/postgres-processes";
import { RestartablePostgres } from "@/tests/support/restartable-postgres";

/** Two starts of PostgreSQL on a busy machine, in milliseconds. */
const TWO_STARTS_MS = 90_000;
const THREE_STARTS_MS = 135_000;
const isRoot = process.getuid?.() === 0;

/** The rows of a statement on a connection of its own. */
async function ask(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(text);
  await client.end();
  return rows;
}

it(
  "starts in a folder whose rights were opened for others by hand",
  async () => {
    const postgres = await RestartablePostgres.create();
    try {
      await postgres.halt();
      const data = join(postgres.home, "postgres");
      chmodSync(data, 0o777);

      await postgres.start();

      expect(statSync(data).mode & 0o777).toBe(0o700);
    } finally {
      await postgres.stop();
    }
  },
  TWO_STARTS_MS,
);

it(
  "comes back after its server was killed, as what manages services starts it again",
  async () => {
    const postgres = await RestartablePostgres.create(async () => {});
    try {
      // Waits for the disk, which servers of tests do not: else the kill may come before the row is written.
      await ask(postgres.url, "SET synchronous_commit = on; CREATE TABLE kept AS SELECT 7 AS number");
      await postgres.revive();
      const [server = 0] = postgresProcesses(postgres.home);
      process.kill(server, "SIGKILL");

      await postgres.revive();

      expect(await ask(postgres.url, "SELECT number FROM kept")).toEqual([{ number: 7 }]);
      expect(postgresProcesses(postgres.home)[0]).not.toBe(server);
    } finally {
      await postgres.stop();
    }
  },
  TWO_STARTS_MS,
);

it(
  "leaves another PostgreSQL alone that has got the process id of one that was killed",
  async () => {
    const empty = async () => {};
    const postgres = await RestartablePostgres.create(empty);
    const other = await RestartablePostgres.create(empty);
    try {
      const pidFile = join(postgres.home, "postgres", "postmaster.pid");
      const [, ...rest] = readFileSync(pidFile, "utf8").split("\n");
      const [otherPid] = postgresProcesses(other.home);
      await postgres.halt();
      writeFileSync(pidFile, [otherPid, ...rest].join("\n"));

      await postgres.start();

      expect(await ask(postgres.url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
      expect(await ask(other.url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
      expect(postgresProcesses(other.home)[0]).toBe(otherPid);
    } finally {
      await postgres.stop();
      await other.stop();
    }
  },
  THREE_STARTS_MS,
);

it.runIf(isRoot)(
  "starts over when root deletes a data folder that PostgreSQL's user could not enter, and keeps what was there",
  async () => {
    // Only its owner enters it: the cluster lies elsewhere.
    const parent = mkdtempSync(join(tmpdir(), "tenderbee-private-"));
    const dataDir = join(parent, "data");
    const start = () => ensureDatabase({ dataDir, disposable: true, url: "" });
    const first = await start();
    const { folder } = JSON.parse(readFileSync(join(dataDir, "postgres.json"), "utf8")) as { folder: string };
    try {
      await ask(first.url, "CREATE TABLE things ()");
      await first.stop();
      rmSync(dataDir, { recursive: true });

      const second = await start();
      expect(await ask(second.url, "SELECT to_regclass('things') AS found")).toEqual([{ found: null }]);
      await second.stop();
      const [before] = readdirSync(folder).filter((name) => name.startsWith("postgres.before-"));
      expect(readdirSync(join(folder, before ?? "none"))).toContain("PG_VERSION");

      // A password that is lost is no wish to start over.
      rmSync(join(dataDir, "secrets", "postgres-password"));
      await expect(start()).rejects.toThrow(/postgres-password.*is missing/);
    } finally {
      await first.stop();
      for (const path of [folder, parent]) rmSync(path, { recursive: true, force: true });
    }
  },
  THREE_STARTS_MS,
);
