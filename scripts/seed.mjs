// `npm run seed`: fills the demo market; what is there already stays as it is.
import { migrate, prepareDatabase, seed } from "./database.mjs";
import { prepareEnvironment } from "./environment.mjs";
import { ensureDatabase } from "./postgres.mjs";
import { step } from "./steps.mjs";

const database = await ensureDatabase({ dataDir: prepareEnvironment() });
try {
  await step("Bringing the database up to date", () => migrate(database.url));
  await step("Categories and places", () => prepareDatabase(database.url));
  await step("Filling the demo market", () => seed(database.url));
} finally {
  await database.stop();
}
