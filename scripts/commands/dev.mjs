// `npm run dev`: the same server on the sources, with hot reload of pages and API and the demo market in it.
import { register } from "tsx/esm/api";
import { migrate, prepareDatabase, seed } from "../embedded/database.mjs";
import { prepareEnvironment } from "../embedded/environment.mjs";
import { generateClient } from "./generate.mjs";
import { ensureDatabase } from "../embedded/postgres.mjs";
import { nextFreePort, serve } from "../embedded/serve.mjs";
import { step } from "../embedded/steps.mjs";

process.env.NODE_ENV = "development";
process.env.DEMO ??= "1";
const dataDir = prepareEnvironment();
const port = await nextFreePort(Number(process.env.PORT || 3000));
process.env.PORT = String(port);
process.env.SITE_URL ||= `http://localhost:${port}`;
const database = await ensureDatabase({ dataDir });
await step("Making the database client", generateClient);
await step("Bringing the database up to date", () => migrate(database.url));
await step("Categories and places", () => prepareDatabase(database.url));
if (process.env.DEMO === "1") await step("Filling the demo market", () => seed(database.url));
register();
await serve({
  database,
  load: () => import("../../server.ts"),
  onReady: () => console.log(`\nTenderBee is open at ${process.env.SITE_URL} (development)`),
});
