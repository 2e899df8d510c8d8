// `npm run seed`: fills the demo market; existing rows stay as they are.
import { migrate, prepareDatabase, seed } from "../embedded/database.mjs";
import { prepareEnvironment } from "../embedded/environment.mjs";
import { ensureDatabase } from "../embedded/postgres.mjs";
import { step } from "../embedded/steps.mjs";

const database = await ensureDatabase({ dataDir: prepareEnvironment() });
try {
  await step("Bringing the database up to date", () => migrate(database.url));
  await step("Categories and places", () => prepareDatabase(database.url));
  await step("Filling the demo market", () => seed(database.url));
} finally {
  await database.stop();
}
