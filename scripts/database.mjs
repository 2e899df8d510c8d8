// Brings a database to the newest migration; also what db:reset and the tests use.
import { join } from "node:path";
import { ROOT } from "./environment.mjs";
import { generateClient } from "./generate.mjs";
import { runNode } from "./steps.mjs";

/** Applies every migration that the database at `url` does not have yet. */
export async function migrate(url) {
  const prisma = join(ROOT, "scripts", "prisma.mjs");
  await runNode([prisma, "migrate", "deploy"], { env: { DATABASE_URL: url } });
}

/** Adds what is not a migration: the queue's tables and the reference data. The server does the same at its start. */
export async function prepareDatabase(url) {
  await generateClient();
  await runNode(["--import", "tsx", "scripts/prepare-database.ts"], { env: { DATABASE_URL: url } });
}

/** Fills the demo market; running it again changes nothing. */
export async function seed(url) {
  await generateClient();
  await runNode(["--import", "tsx", "prisma/seed/seed.ts"], { env: { DATABASE_URL: url, DEMO: "1" } });
}
