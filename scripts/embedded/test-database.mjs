// Databases for tests: one migrated template, cloned for each test file that needs a fresh one.
import { createHash, randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { migrate, prepareDatabase } from "./database.mjs";
import { prepareEnvironment, ROOT } from "./environment.mjs";
import { isProcessAlive, withLock } from "./lock.mjs";
import { dropMemoryTablespace, openMemoryTablespace } from "./memory-tablespace.mjs";
import { ensureDatabase } from "./postgres.mjs";

/** The files a new database is made of; a change makes a new template. */
const SOURCES = [
  "prisma/migrations",
  "prisma/reference",
  "lib/registry.ts",
  // The queue has a table for every kind of job.
  ...readdirSync(join(ROOT, "lib"), { recursive: true, encoding: "utf8" })
    .filter((path) => /(^|\/)jobs\.ts$/.test(path))
    .map((path) => `lib/${path}`)
    .sort(),
  "lib/categories/schema.ts",
  "lib/subscriptions/constants.ts",
  "lib/subscriptions/service/reference-plans.ts",
  "prisma/reference/prepare.ts",
  ...["fill-places", "read-gazetteer", "regions"].map((name) => `lib/places/service/${name}.ts`),
  ...readdirSync(join(ROOT, "messages")).map((lang) => `messages/${lang}/categories.json`),
];
/** The towns of two small countries: enough to search in, quick to clone. */
const COUNTRIES = ["AT", "SK"];

function filesOf(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}

function templateName() {
  const hash = createHash("sha256");
  for (const file of SOURCES.flatMap((path) => filesOf(join(ROOT, path))))
    hash.update(file).update(readFileSync(file));
  return `template_${hash.digest("hex").slice(0, 16)}`;
}

/** The address of another database on the same server. */
export function databaseUrl(url, database) {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

async function onServer(url, work) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: databaseUrl(url, "postgres") });
  await client.connect();
  try {
    return await work(async (text) => (await client.query(text)).rows);
  } finally {
    await client.end();
  }
}

/** Databases carry the process id of their run; those of killed runs are dropped. */
async function dropLeftovers(query, template) {
  const databases = await query(
    "SELECT datname AS name FROM pg_database WHERE datname ~ '^(test_|template_[0-9a-f])'",
  );
  for (const { name } of databases) {
    const isOldTemplate = name.startsWith("template_") && name.replace(/_draft$/, "") !== template;
    const isOrphan = name.startsWith("test_") && !isProcessAlive(Number(name.split("_")[1]));
    if (name.startsWith("template_")) await query(`ALTER DATABASE "${name}" WITH IS_TEMPLATE false`);
    if (isOldTemplate || isOrphan || name.endsWith("_draft"))
      await query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  }
}

async function ensureTemplate(url) {
  const template = templateName();
  await onServer(url, async (query) => {
    if ((await query(`SELECT 1 FROM pg_database WHERE datname = '${template}'`)).length > 0) return;
    await dropLeftovers(query, template);
    await query(`CREATE DATABASE "${template}_draft"`);
    await migrate(databaseUrl(url, `${template}_draft`));
    await prepareDatabase(databaseUrl(url, `${template}_draft`), COUNTRIES);
    await query(`ALTER DATABASE "${template}_draft" RENAME TO "${template}"`);
  });
  return template;
}

/**
 * Creates an empty, migrated database on the server and returns its address; its sessions begin in `zone` and its files
 * are in `tablespace`, if given.
 * @param {{ zone?: string; tablespace?: string | null }} [options]
 */
export async function cloneTemplate(url, template, database, { zone, tablespace } = {}) {
  await onServer(url, async (query) => {
    await query(`DROP DATABASE IF EXISTS "${database}" WITH (FORCE)`);
    const place = tablespace ? ` TABLESPACE "${tablespace}" STRATEGY FILE_COPY` : "";
    await query(`CREATE DATABASE "${database}" TEMPLATE "${template}"${place}`);
    if (zone) await query(`ALTER DATABASE "${database}" SET timezone = '${zone}'`);
  });
  return databaseUrl(url, database);
}

const openTablespace = (url, run) => onServer(url, (query) => openMemoryTablespace(query, run));

/**
 * The test server with its template ready: a cluster in .data/test without durability, or the one that
 * TEST_DATABASE_URL names. DATABASE_URL is never touched: it may hold real data. `tablespace` is one in memory, if wished
 * and there is one. `stop()` drops what this run has made.
 */
export async function openTestServer({ inMemory = false } = {}) {
  const dataDir = prepareEnvironment({ dataDir: join(ROOT, ".data", "test"), envFile: false });
  const server = await ensureDatabase({
    dataDir,
    disposable: true,
    url: process.env.TEST_DATABASE_URL ?? "",
  });
  const run = `test_${process.pid}_${randomBytes(3).toString("hex")}`;
  const [template, tablespace] = await withLock(join(dataDir, "template.lock"), async () => [
    await ensureTemplate(server.url),
    inMemory && server.embedded ? await openTablespace(server.url, run) : null,
  ]);
  return {
    url: server.url,
    template,
    run,
    tablespace,
    async stop() {
      await onServer(server.url, async (query) => {
        const mine = await query(
          `SELECT datname AS name FROM pg_database WHERE starts_with(datname, '${run}')`,
        );
        for (const { name } of mine) await query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
        if (tablespace) await dropMemoryTablespace(query, tablespace);
      });
      await server.stop();
    },
  };
}

/** Drops what runs that were killed have left in memory, and stops the server that they used. */
export async function dropKilledRuns() {
  const server = await openTestServer({ inMemory: true });
  await server.stop();
}
