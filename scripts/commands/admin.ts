// `npm run admin -- create EMAIL` makes an admin and prints a link that sets the password; `-- list` names all admins;
// `-- two-step-off EMAIL` lets a person in again who has lost app and recovery codes.
import { generateClient } from "./generate.mjs";
import { migrate } from "../embedded/database.mjs";
import { prepareEnvironment } from "../embedded/environment.mjs";
import { ensureDatabase } from "../embedded/postgres.mjs";
import { runNode, step } from "../embedded/steps.mjs";

const database = await ensureDatabase({ dataDir: prepareEnvironment() });
try {
  await step("Bringing the database up to date", () => migrate(database.url));
  await generateClient();
  const options = ["--import", "tsx", "scripts/commands/create-admin.ts", ...process.argv.slice(2)];
  // The program prints its own errors.
  await runNode(options, { env: { DATABASE_URL: database.url }, echo: true }).catch(() => {
    process.exitCode = 1;
  });
} finally {
  await database.stop();
}
