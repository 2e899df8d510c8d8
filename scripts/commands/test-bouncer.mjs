// `npm run test:bouncer`: all API tests with a PgBouncer in transaction mode between the calls and the database; names of
// files after `--` run those only.
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { forgetSettings, prepareEnvironment, ROOT } from "../embedded/environment.mjs";
import { checkNode, installPackages } from "../embedded/install.mjs";
import { ensurePgbouncer } from "../programs/pgbouncer.mjs";
import { runNode, step } from "../embedded/steps.mjs";

checkNode();
await installPackages();
forgetSettings();
prepareEnvironment({ dataDir: join(ROOT, ".data", "test"), envFile: false });
try {
  const { generateClient } = await import("./generate.mjs");
  await step("Database client", generateClient);
  await step("PgBouncer", ensurePgbouncer);
  const vitest = join(dirname(createRequire(import.meta.url).resolve("vitest/package.json")), "vitest.mjs");
  const options = ["run", "--project", "api", "--project", "api-alone", ...process.argv.slice(2)];
  await runNode([vitest, ...options], { env: { TEST_BOUNCER: "1" }, echo: true });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
