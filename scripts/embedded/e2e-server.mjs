// The production server for the end-to-end tests: own database, own port, own data folder, demo mode.
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "../commands/build.mjs";
import { seed } from "./database.mjs";
import { ROOT } from "./environment.mjs";
import { serve } from "./serve.mjs";
import { cloneTemplate, openTestServer } from "./test-database.mjs";

process.env.NODE_ENV = "production";
process.env.DEMO = "1";
process.env.RATE_LIMITS = "0";
process.env.LOG_LEVEL ??= "warn";

const server = await openTestServer();
const folder = join(ROOT, ".data", "test", server.run);
mkdirSync(folder, { recursive: true });
process.env.DATA_DIR = folder;
const url = await cloneTemplate(server.url, server.template, `${server.run}_e2e`);
// Set after the build: the tests' address must not cause a rebuild.
await build();
process.env.SITE_URL = `http://localhost:${process.env.PORT}`;
await seed(url);

const stop = async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
};
await serve({ database: { url, stop }, load: () => import("../../dist/server.mjs") });
