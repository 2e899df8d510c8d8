// Brings a database to the newest migration; also used by db:reset and the tests.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./environment.mjs";
import { generateClient } from "../commands/generate.mjs";
import { runNode, step } from "./steps.mjs";

/** What lock-timeout.mjs reports; it says during a start why that takes so long. */
const WAITS = /The migration (waits for|lets others)/;

/** The settings of a program that works on this database, and on no other that the environment may name. */
const only = (url) => ({
  DATABASE_URL: url,
  DIRECT_DATABASE_URL: "",
  DATABASE_POOLED: "",
  DATABASE_REPLICA_URLS: "",
});

/** The rows of a query; none when its table or the database does not exist yet. */
async function rowsOf(url, text) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return (await client.query(text)).rows;
  } catch {
    // What is wrong with it is reported by the program that works on it next.
    return [];
  } finally {
    await client.end().catch(() => {});
  }
}

/** A query is a hundred times quicker than starting the Prisma CLI, and usually there is no pending migration. */
async function isUpToDate(url) {
  const rows = await rowsOf(
    url,
    "SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL",
  );
  const applied = new Set(rows.map(({ name }) => name));
  const wanted = readdirSync(join(ROOT, "prisma", "migrations"), { withFileTypes: true });
  return wanted.every((entry) => !entry.isDirectory() || applied.has(entry.name));
}

/**
 * Applies every migration that the database at `url` does not have yet.
 * @returns {Promise<boolean>} whether there was one
 */
export async function migrate(url) {
  if (await isUpToDate(url)) return false;
  const prisma = join(ROOT, "scripts", "commands", "prisma.mjs");
  await runNode([prisma, "migrate", "deploy"], { env: only(url), show: WAITS });
  return true;
}

/** Brings the database to this version of the product, for a server that is about to start. */
export async function upgradeDatabase(url) {
  const hasChanged = await step("Bringing the database up to date", () => migrate(url));
  // A server prepares what is missing at its start; only the towns take long enough to be shown.
  const hasPlaces = (await rowsOf(url, "SELECT 1 FROM places LIMIT 1")).length > 0;
  if (hasChanged || !hasPlaces) await step("Categories and places", () => prepareDatabase(url));
}

/**
 * Adds what is not a migration: the queue's tables, categories, plans and places (of the given countries, or all).
 * The server does the same at its start; done before, its start takes no longer.
 */
export async function prepareDatabase(url, countries = []) {
  await generateClient();
  const options = [
    "--import",
    "tsx",
    "scripts/embedded/prepare-database.ts",
    ...(countries.length ? [countries.join()] : []),
  ];
  await runNode(options, { env: only(url) });
}

/**
 * Whether the demo market is there, and a place with its pictures: a query is a hundred times quicker than starting the
 * seed. Single pictures that are missing come back with `npm run seed`.
 */
async function hasDemoMarket(url) {
  const found = await rowsOf(url, "SELECT 1 FROM users WHERE email = 'client@demo.local'");
  const uploads = join(process.env.DATA_DIR ?? ".data", "uploads");
  const hasPictures = process.env.S3_BUCKET || (existsSync(uploads) && readdirSync(uploads).length > 0);
  return found.length > 0 && Boolean(hasPictures);
}

/** Fills the demo market, unless it is filled, for a server that is about to start. */
export async function openDemoMarket(url) {
  if (!(await hasDemoMarket(url))) await step("Filling the demo market", () => seed(url));
}

/** Fills the demo market; idempotent. */
export async function seed(url) {
  await generateClient();
  await runNode(["--import", "tsx", "prisma/seed/seed.ts"], { env: { ...only(url), DEMO: "1" } });
}
