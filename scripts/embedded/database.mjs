// Brings a database to the newest migration; also used by db:reset and the tests.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./environment.mjs";
import { generateClient } from "../commands/generate.mjs";
import { runNode } from "./steps.mjs";

/** What lock-timeout.mjs reports; it says during a start why that takes so long. */
const WAITS = /The migration (waits for|lets others)/;

/** The settings of a program that works on this database, and on no other that the environment may name. */
const only = (url) => ({
  DATABASE_URL: url,
  DIRECT_DATABASE_URL: "",
  DATABASE_POOLED: "",
  DATABASE_REPLICA_URLS: "",
});

/** A query is a hundred times quicker than starting the Prisma CLI, and usually there is no pending migration. */
async function isUpToDate(url) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    const { rows } = await client.query(
      "SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL",
    );
    const applied = new Set(rows.map(({ name }) => name));
    const wanted = readdirSync(join(ROOT, "prisma", "migrations"), { withFileTypes: true });
    return wanted.every((entry) => !entry.isDirectory() || applied.has(entry.name));
  } catch {
    // The table or the database does not exist yet: the CLI creates both, or reports what is wrong.
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Applies every migration that the database at `url` does not have yet. */
export async function migrate(url) {
  if (await isUpToDate(url)) return;
  const prisma = join(ROOT, "scripts", "commands", "prisma.mjs");
  await runNode([prisma, "migrate", "deploy"], { env: only(url), show: WAITS });
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

/** Fills the demo market; idempotent. */
export async function seed(url) {
  await generateClient();
  await runNode(["--import", "tsx", "prisma/seed/seed.ts"], { env: { ...only(url), DEMO: "1" } });
}
