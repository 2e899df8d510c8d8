// `npm run dev`: the same server with hot reload of pages and API routes, and with the demo market.
import { buildServer, watchRoutes } from "../build/server-bundle/server-bundle.mjs";
import { fillDemoSettings } from "../embedded/demo-settings.mjs";
import { openDemoMarket, upgradeDatabase } from "../embedded/database.mjs";
import { prepareEnvironment } from "../embedded/environment.mjs";
import { generateClient, generatePageMessages, watchPageMessages } from "./generate.mjs";
import { ensureDatabase } from "../embedded/postgres.mjs";
import { beforeServing, nextFreePort, serve } from "../embedded/serve.mjs";
import { step } from "../embedded/steps.mjs";

process.env.NODE_ENV = "development";
process.env.DEMO ??= "1";
if (process.env.DEMO === "1") fillDemoSettings();
const dataDir = prepareEnvironment();
const port = await nextFreePort(Number(process.env.PORT || 3000));
process.env.PORT = String(port);
process.env.SITE_URL ||= `http://localhost:${port}`;
const database = await ensureDatabase({ dataDir });
await beforeServing(database, async () => {
  await step("Making the database client", generateClient);
  await step("Finding the messages of each page", generatePageMessages);
  watchPageMessages();
  await upgradeDatabase(database.url);
  if (process.env.DEMO === "1") await openDemoMarket(database.url);
  await step("Building the server", () => buildServer("dist/dev/server.mjs"));
});
await serve({
  database,
  async load() {
    const { startServer, replaceRoutes } = await import("../../dist/dev/server.mjs");
    return {
      async startServer() {
        const server = await startServer();
        const stopWatching = await watchRoutes(replaceRoutes);
        const stop = () => Promise.all([stopWatching(), server.stop()]);
        return { ...server, stop };
      },
    };
  },
  onReady: () => console.log(`\nTenderBee is open at ${process.env.SITE_URL} (development)`),
});
