// `npm run prisma -- <command>`: the whole Prisma CLI, on the embedded database and without a native engine.
import { spawn } from "node:child_process";
import { accessSync, chmodSync, constants } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const engine = join(ROOT, "scripts", "embedded", "schema-engine.mjs");
// These read the schema only; they work before there is a data folder.
const WITHOUT_DATABASE = [
  "generate",
  "validate",
  "format",
  "version",
  "--version",
  "-v",
  "--help",
  "-h",
  "init",
  "debug",
];

function makeEngineRunnable() {
  try {
    accessSync(engine, constants.X_OK);
  } catch {
    // A download as an archive may have lost the executable bit.
    chmodSync(engine, 0o755);
  }
}

async function openDatabase(options) {
  const needsNone =
    options.length === 0 || options.includes("--help") || WITHOUT_DATABASE.includes(options[0]);
  if (needsNone) return { url: process.env.DATABASE_URL, stop: async () => {} };
  const { prepareEnvironment } = await import("../embedded/environment.mjs");
  const dataDir = prepareEnvironment();
  const { ensureDatabase } = await import("../embedded/postgres.mjs");
  return ensureDatabase({ dataDir });
}

/** Runs the Prisma CLI and returns its exit code; without DATABASE_URL on the embedded database. */
export async function prisma(options, { url, quiet = false } = {}) {
  makeEngineRunnable();
  const cli = createRequire(import.meta.url).resolve("prisma/build/index.js");
  const child = spawn(process.execPath, [cli, ...options], {
    cwd: ROOT,
    stdio: quiet ? ["ignore", "ignore", "inherit"] : "inherit",
    env: {
      ...process.env,
      ...(url && { DATABASE_URL: url }),
      PRISMA_SCHEMA_ENGINE_BINARY: engine,
      PRISMA_HIDE_UPDATE_MESSAGE: "1",
      CHECKPOINT_DISABLE: "1",
      // The engine runs on the same Node.
      PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH ?? ""}`,
    },
  });
  // Ctrl-C reaches the CLI from the terminal; this process stays alive to stop the database afterwards.
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  return new Promise((done, fail) => {
    child.on("error", fail);
    child.on("exit", (code) => done(code ?? 1));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const options = process.argv.slice(2);
  const database = await openDatabase(options);
  try {
    process.exitCode = await prisma(options, { url: database.url });
  } finally {
    await database.stop();
  }
}
