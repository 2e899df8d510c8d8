// `npm run stripe:sync` creates the products and prices of the paid plans at Stripe and stores their ids; idempotent.
import { migrate, prepareDatabase } from "../embedded/database.mjs";
import { prepareEnvironment } from "../embedded/environment.mjs";
import { generateClient } from "./generate.mjs";
import { ensureDatabase } from "../embedded/postgres.mjs";
import { runNode, step } from "../embedded/steps.mjs";

const database = await ensureDatabase({ dataDir: prepareEnvironment() });
try {
  await generateClient();
  await step("Bringing the database up to date", () => migrate(database.url));
  await step("Plans", () => prepareDatabase(database.url));
  const options = ["--import", "tsx", "scripts/commands/sync-plans.ts"];
  // The program prints its own error.
  await runNode(options, { env: { DATABASE_URL: database.url }, echo: true }).catch(() => {
    process.exitCode = 1;
  });
} finally {
  await database.stop();
}
