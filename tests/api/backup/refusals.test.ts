import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeSet } from "@/lib/maintenance/backup/service/archive";
import { checkSet } from "@/lib/maintenance/backup/service/check-set";
import { findSet } from "@/lib/maintenance/backup/service/find-set";
import { makeSet } from "@/lib/maintenance/backup/service/make-set";
import { restoreSet } from "@/lib/maintenance/backup/service/restore-set";
import { directDatabaseUrl } from "@/lib/platform/server/config/env";
import { migrate } from "@/scripts/embedded/database.mjs";
import { howManyWait } from "@/tests/support/database-waits";
import { anEmptyDatabase, queryOn } from "@/tests/support/empty-database";
import { aClient } from "@/tests/support/factories";
import { rewriteSet } from "./rewrite-set";

const SECRET = "a passphrase of the operator";
const folder = mkdtempSync(join(tmpdir(), "tenderbee-sets-"));

let plain: string;
let sealed: string;
let empty: string;

const tablesOf = (url: string) =>
  queryOn(url, "SELECT tablename FROM pg_tables WHERE schemaname IN ('public', 'pgboss')");

/** A copy of a set with its bytes changed. */
function changed(path: string, change: (bytes: Buffer) => Buffer): string {
  const copy = join(folder, `changed-${Math.random()}`);
  copyFileSync(path, copy);
  writeFileSync(copy, change(readFileSync(copy)));
  return copy;
}

/** What a release of another time would write. */
const withHead = (change: Record<string, unknown>) =>
  rewriteSet(plain, join(folder, `head-${Math.random()}`), { change });

/** Why a set is not restored; the database is as empty as before. */
async function refusalOf(path: string, secret?: string): Promise<string> {
  const refusal = await restoreSet({ path, secret }, empty, null).then(
    () => "restored",
    (error: Error) => `${error.name}: ${error.message}`,
  );
  expect(await tablesOf(empty)).toEqual([]);
  return refusal;
}

beforeAll(async () => {
  await aClient();
  const order = { url: directDatabaseUrl(), folder, trialUrl: null };
  plain = (await makeSet({ ...order, secret: undefined })).path;
  sealed = (await makeSet({ ...order, secret: SECRET })).path;
  empty = await anEmptyDatabase();
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

describe("a set that is sealed", () => {
  it("does not open without a key, or with another one", async () => {
    expect(await refusalOf(sealed)).toMatch(/^BackupError: The set is sealed: set BACKUP_KEY/);
    expect(await refusalOf(sealed, `${SECRET}.`)).toMatch(/^BackupError: .*sealed with another key/);
  });

  it.each([
    ["the last byte", (size: number) => size - 1],
    ["the last chunk", (size: number) => 48 + 65_552 * Math.floor((size - 49) / 65_552)],
    ["half", (size: number) => Math.floor(size / 2)],
    ["all but the head", () => 48],
    ["half of the head", () => 20],
  ])("is refused when it was cut: %s", async (_, lengthOf) => {
    const cut = changed(sealed, (bytes) => bytes.subarray(0, lengthOf(bytes.length)));

    expect(await refusalOf(cut, SECRET)).toMatch(/^BackupError: The set was cut/);
  });

  it("is refused when a byte of it was changed, wherever", async () => {
    const { length } = readFileSync(sealed);
    for (const at of [100, Math.floor(length / 3), length - 1]) {
      const other = changed(sealed, (bytes) => {
        bytes[at]! ^= 1;
        return bytes;
      });
      expect(await refusalOf(other, SECRET)).toMatch(/^BackupError: The set was cut or changed/);
    }
  });

  it("is refused when two of its chunks have changed places", async () => {
    const swapped = changed(sealed, (bytes) => {
      const [first, second] = [bytes.subarray(48, 65_600), bytes.subarray(65_600, 131_152)];
      return Buffer.concat([bytes.subarray(0, 48), second, first, bytes.subarray(131_152)]);
    });

    expect(await refusalOf(swapped, SECRET)).toMatch(/^BackupError: The set was cut or changed/);
  });
});

describe("a set that is not sealed", () => {
  it("is refused when it was cut", async () => {
    const { length } = readFileSync(plain);
    for (const end of [length - 1, length - 200, Math.floor(length / 2), 5]) {
      const cut = changed(plain, (bytes) => bytes.subarray(0, end));
      expect(await refusalOf(cut)).toMatch(/^BackupError: The set was cut or changed/);
    }
  });

  it("is refused when a byte of it was changed, wherever", async () => {
    const { length } = readFileSync(plain);
    for (const at of [40, Math.floor(length / 3), Math.floor(length / 2), length - 6]) {
      const other = changed(plain, (bytes) => {
        bytes[at]! ^= 1;
        return bytes;
      });
      expect(await refusalOf(other)).toMatch(/^BackupError: The set was cut or changed/);
    }
  });

  it("is refused when it is something else", async () => {
    expect(await refusalOf(changed(plain, () => Buffer.from("a letter to my aunt")))).toMatch(/^BackupError/);
  });
});

describe("a restore", () => {
  it("refuses a set of a newer release", async () => {
    const { head } = await checkSet(plain, undefined);
    const migrations = [...head.migrations, "29990101000000_from_tomorrow"];

    expect(await refusalOf(await withHead({ migrations, version: "9.0.0" }))).toBe(
      "BackupError: The set was made by a newer release (9.0.0): this one does not know 29990101000000_from_tomorrow. Restore it with that release.",
    );
  });

  it("refuses a set whose queue is another one, and leaves nothing behind", async () => {
    expect(await refusalOf(await withHead({ queueVersion: 3 }))).toMatch(
      /^BackupError: The queue of the set has version 3, this release's \d+/,
    );
  });

  it("refuses a database that is not empty, and changes nothing in it", async () => {
    const full = await anEmptyDatabase();
    await queryOn(full, "CREATE TABLE mine (a int); INSERT INTO mine VALUES (7)");

    await expect(restoreSet({ path: plain, secret: undefined }, full, null)).rejects.toThrow(
      "The database is not empty (it has public.mine)",
    );
    expect(await queryOn(full, "SELECT a FROM mine")).toEqual([{ a: 7 }]);
    expect(await tablesOf(full)).toHaveLength(1);
  });
});

/** A database as a release without the last five migrations has left it, with one row. */
async function anOlderDatabase(): Promise<string> {
  const { head } = await checkSet(plain, undefined);
  const url = await anEmptyDatabase();
  const bare = join(folder, "older");
  const migrations = head.migrations.slice(0, -5);
  await writeSet(bare, undefined, { ...head, migrations, tables: [], sequences: [] }, async () => ({
    tables: {},
    files: { count: 0, bytes: 0 },
    missingFiles: [],
  }));
  await restoreSet({ path: bare, secret: undefined }, url, null);
  const rows = migrations.map((name, at) => `('${at}', 'x', now(), '${name}', 1)`);
  await queryOn(
    url,
    `INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name, applied_steps_count)
     VALUES ${rows.join()};
     INSERT INTO pgboss.version (version) VALUES (${head.queueVersion});
     INSERT INTO categories (id, slug, icon, position) VALUES ('018f0000-0000-7000-8000-000000000001', 'old-one', 'home', 1)`,
  );
  return url;
}

describe("a set of an older release", () => {
  it("is restored into the tables of then, and migrated up", async () => {
    const { path } = await makeSet({
      url: await anOlderDatabase(),
      folder: mkdtempSync(join(folder, "of-older-")),
      secret: undefined,
      trialUrl: directDatabaseUrl(),
    });
    const url = await anEmptyDatabase();
    await restoreSet({ path, secret: undefined }, url, null);
    await migrate(url);

    const migrations = "SELECT count(*)::int FROM _prisma_migrations WHERE finished_at IS NOT NULL";
    expect(await queryOn(url, migrations)).toEqual(await queryOn(directDatabaseUrl(), migrations));
    expect(await queryOn(url, "SELECT slug FROM categories")).toEqual([{ slug: "old-one" }]);
    const columns = `SELECT table_name, column_name, data_type FROM information_schema.columns
      WHERE table_schema = 'public' ORDER BY 1, 2`;
    expect(await queryOn(url, columns)).toEqual(await queryOn(directDatabaseUrl(), columns));
  }, 60_000);
});

describe("a backup that is killed", () => {
  it("leaves nothing that looks like a set, and the next one is whole", async () => {
    const place = mkdtempSync(join(tmpdir(), "tenderbee-killed-set-"));
    const holder = new pg.Client({ connectionString: directDatabaseUrl() });
    await holder.connect();
    // It waits in the middle: tables before this one are written already.
    await holder.query("BEGIN; LOCK TABLE users IN ACCESS EXCLUSIVE MODE");
    const run = ["--import", "tsx", "scripts/commands/backup.ts", place, "--no-trial"];
    const child = spawn(process.execPath, run, { stdio: "ignore" });
    await expect.poll(howManyWait, { timeout: 30_000 }).toBeGreaterThan(0);
    const gone = once(child, "exit");
    child.kill("SIGKILL");
    await gone;
    await holder.end();

    expect(readdirSync(place)).toEqual([expect.stringMatching(/\.part$/)]);
    expect(() => findSet(place)).toThrow("There is no whole set");
    await expect(checkSet(join(place, readdirSync(place)[0]!), undefined)).rejects.toThrow("The set was cut");
    const { path } = await makeSet({
      url: directDatabaseUrl(),
      folder: place,
      secret: SECRET,
      trialUrl: null,
    });
    expect(findSet(place)).toBe(path);
    rmSync(place, { recursive: true });
  }, 60_000);
});
