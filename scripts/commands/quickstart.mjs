// `npm run quickstart`: from a fresh clone to the demo market in the browser, with nothing else installed.
import { prepareEnvironment, ROOT } from "../embedded/environment.mjs";
import { checkNode, installPackages } from "../embedded/install.mjs";
import { beforeServing, nextFreePort, serve } from "../embedded/serve.mjs";
import { step } from "../embedded/steps.mjs";

const DEFAULT_PORT = 3000;
const DEMO_PASSWORD = "demo-demo-1";

function chooseSettings() {
  prepareEnvironment();
  process.env.NODE_ENV = "production";
  process.env.DEMO ||= "1";
  process.env.LOG_LEVEL ||= "warn";
}

/**
 * The port to serve on; prints a note when it is not the requested one. Chosen before the build: static pages name their
 * own address (canonical, hreflang, previews). The default port leaves SITE_URL at its default, and so the build fresh.
 */
async function choosePort() {
  const wanted = Number(process.env.PORT || DEFAULT_PORT);
  const port = await nextFreePort(wanted);
  if (port !== wanted) console.log(`! Port ${wanted} is taken, so this is port ${port}.`);
  process.env.PORT = String(port);
  if (port !== DEFAULT_PORT) process.env.SITE_URL ||= `http://localhost:${port}`;
}

function printTable({ embedded }) {
  const demo = process.env.DEMO === "1";
  const url = process.env.SITE_URL || `http://localhost:${DEFAULT_PORT}`;
  const rows = [
    ["Open", url],
    ...(demo ? [["Accounts", "client@demo.local · pro@demo.local · admin@demo.local"]] : []),
    ...(demo ? [["Password", `${DEMO_PASSWORD} (all three)`]] : []),
    ...(demo && !process.env.SMTP_URL
      ? [["Mailbox", `${url}/dev/mailbox (every e-mail the market sends)`]]
      : []),
    ["Database", embedded ? "embedded PostgreSQL 18 in .data" : "your server (DATABASE_URL)"],
    ["Browse it", "npm run studio (Prisma Studio)"],
    [
      "E-mail",
      process.env.SMTP_URL ? "your server (SMTP_URL)" : "embedded mailbox; nothing leaves this machine",
    ],
    ["Files", "embedded, in .data/uploads"],
    ["Places", "embedded gazetteer (GeoNames)"],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`);
  const rule = "─".repeat(Math.max(...lines.map((line) => line.length)) + 2);
  console.log(`\n${rule}\n${lines.join("\n")}\n${rule}\nCtrl-C stops everything.\n`);
}

async function main() {
  checkNode();
  process.chdir(ROOT);
  await installPackages();
  // Imported dynamically, because these need the packages installed above.
  const { build } = await import("./build.mjs");
  const { openDemoMarket, upgradeDatabase } = await import("../embedded/database.mjs");
  const { generateClient } = await import("./generate.mjs");
  const { ensureDatabase } = await import("../embedded/postgres.mjs");

  chooseSettings();
  const database = await step("Starting the database", () =>
    ensureDatabase({ dataDir: process.env.DATA_DIR }),
  );
  await beforeServing(database, async () => {
    await step("Making the database client", generateClient);
    const fill = async () => {
      await upgradeDatabase(database.url);
      if (process.env.DEMO === "1") await openDemoMarket(database.url);
    };
    await choosePort();
    await Promise.all([step("Building pages and server", build), fill()]);
  });
  await serve({ database, load: () => import("../../dist/server.mjs"), onReady: () => printTable(database) });
}

main().catch((error) => {
  console.error(`\n${error.message}`);
  process.exit(1);
});
