// `npm run db:reset`: empties the database and fills the demo market anew.
import pg from "pg";
import { migrate, prepareDatabase, seed } from "../embedded/database.mjs";
import { prepareEnvironment } from "../embedded/environment.mjs";
import { ensureDatabase } from "../embedded/postgres.mjs";
import { step } from "../embedded/steps.mjs";

async function empty(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // All tables lie in these two schemas; the queue creates its own again at the next start.
  await client.query(
    "DROP SCHEMA IF EXISTS pgboss CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public",
  );
  await client.end();
}

const dataDir = prepareEnvironment();
const database = await ensureDatabase({ dataDir });
if (!database.embedded && !process.argv.includes("--force")) {
  console.error("DATABASE_URL names a server of yours: npm run db:reset -- --force empties it for good.");
  process.exit(1);
}
try {
  await step("Emptying the database", () => empty(database.url));
  await step("Bringing the database up to date", () => migrate(database.url));
  await step("Categories and places", () => prepareDatabase(database.url));
  await step("Filling the demo market", () => seed(database.url));
} finally {
  await database.stop();
}
