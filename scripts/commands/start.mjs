// `npm start`: migrates, builds when needed and serves in production mode, configured by the environment.
import { build } from "./build.mjs";
import { upgradeDatabase } from "../embedded/database.mjs";
import { prepareEnvironment } from "../embedded/environment.mjs";
import { ensureDatabase } from "../embedded/postgres.mjs";
import { beforeServing, serve } from "../embedded/serve.mjs";
import { step } from "../embedded/steps.mjs";

process.env.NODE_ENV = "production";
const dataDir = prepareEnvironment();
const database = await ensureDatabase({ dataDir });
await beforeServing(database, async () => {
  await upgradeDatabase(database.url);
  await step("Building pages and server", build);
});
await serve({ database, load: () => import("../../dist/server.mjs") });
