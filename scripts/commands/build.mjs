// `npm run build`: the pages by Next, the server with every API route by esbuild; skipped when nothing changed.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { fillDemoSettings } from "../embedded/demo-settings.mjs";
import { prepareEnvironment, ROOT } from "../embedded/environment.mjs";
import { generateClient, generatePageMessages } from "./generate.mjs";
import { buildServer } from "../build/server-bundle/server-bundle.mjs";
import { buildStamp } from "../build/server-bundle/stamp.mjs";
import { withLock } from "../embedded/lock.mjs";
import { precompressPages } from "../build/precompress/precompress.mjs";
import { runNode, step } from "../embedded/steps.mjs";

const STAMP = "dist/stamp";
function isFresh(stamp) {
  const products = ["dist/server.mjs", "dist/packed.bin", ".next/BUILD_ID", STAMP];
  return products.every((file) => existsSync(file)) && readFileSync(STAMP, "utf8") === stamp;
}

/** For V8, in MB: webpack makes so many short-lived objects that collecting them takes a fifth of the build. */
const SEMI_SPACE = "--max-semi-space-size=64";

async function buildPages(stamp) {
  const next = createRequire(import.meta.url).resolve("next/dist/bin/next");
  await runNode([SEMI_SPACE, next, "build", "--webpack"], {
    // The last one keeps Next from reading .env by itself (environment.mjs).
    env: { NODE_ENV: "production", BUILD_STAMP: stamp, __NEXT_PROCESSED_ENV: "true" },
  });
  await precompressPages();
}

/**
 * Builds for production unless the build is up to date. Returns whether it built. REUSE_BUILD=1 takes the last build,
 * whatever has changed since: for repeating one browser test.
 */
export async function build() {
  process.chdir(ROOT);
  if (process.env.DEMO === "1") fillDemoSettings();
  if (process.env.REUSE_BUILD === "1" || isFresh(await buildStamp())) return false;
  mkdirSync("dist", { recursive: true });
  return withLock(join(ROOT, "dist", "build.lock"), async () => {
    const stamp = await buildStamp();
    // Another process may have built while this one waited for the lock.
    if (isFresh(stamp)) return false;
    rmSync(STAMP, { force: true });
    await generateClient();
    await generatePageMessages();
    await Promise.all([buildPages(stamp), buildServer()]);
    writeFileSync(STAMP, stamp);
    return true;
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  prepareEnvironment();
  await step("Building pages and server", build);
}
