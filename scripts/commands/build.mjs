// `npm run build`: the pages by Next, the server with every API route by esbuild; skipped when nothing changed.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { prepareEnvironment, ROOT } from "../embedded/environment.mjs";
import { generateClient } from "./generate.mjs";
import { withLock } from "../embedded/lock.mjs";
import { precompressPages } from "../build/precompress/precompress.mjs";
import { runNode, step } from "../embedded/steps.mjs";

/** What static pages print: a change of these needs a new build. tests/house compares them with env-schema.ts. */
export const BUILD_SETTINGS = [
  "SITE_URL",
  "SUPPORT_EMAIL",
  "COMPANY_NAME",
  "COMPANY_ADDRESS",
  "COMPANY_REPRESENTED_BY",
  "COMPANY_PHONE",
  "COMPANY_REGISTER",
  "COMPANY_VAT_ID",
  "SOCIAL_FACEBOOK",
  "SOCIAL_INSTAGRAM",
  "SOCIAL_LINKEDIN",
  "SOCIAL_TWITTER",
  "SOCIAL_YOUTUBE",
];

const SOURCES = [
  "app",
  "components",
  "lib",
  "messages",
  "public",
  "prisma/schema.prisma",
  "prisma/models",
  "server.ts",
  "middleware.ts",
  "instrumentation-client.ts",
  "next.config.mjs",
  "tsconfig.json",
  "package-lock.json",
  "scripts/commands/build.mjs",
  "scripts/build/compiled-messages/loader.cjs",
  "scripts/build/compiled-messages/compiled-messages.mjs",
  "scripts/build/precompress/precompress.mjs",
  "scripts/build/precomputed-theme/precomputed-theme.mjs",
  "scripts/build/shared-chunks/shared-chunks.mjs",
  "scripts/build/unused-modules/unused-modules.mjs",
  "scripts/build/without-api/loader.cjs",
  "scripts/build/service-worker/service-worker.mjs",
];
const STAMP = "dist/stamp";
/** Written by the build itself. */
const PRODUCTS = /^public\/(sw|workbox-|swe-worker-)/;

function filesOf(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(`${path}/${name}`));
}

/** One word for everything the build is made of. */
function stampOf() {
  const hash = createHash("sha256").update(process.versions.node.split(".")[0]);
  for (const name of BUILD_SETTINGS) hash.update(`${name}=${process.env[name] ?? ""}\n`);
  for (const file of SOURCES.flatMap(filesOf)) {
    if (!PRODUCTS.test(file)) hash.update(`${file}\n`).update(readFileSync(file));
  }
  return hash.digest("hex");
}

function isFresh(stamp) {
  const products = ["dist/server.mjs", "dist/packed.bin", ".next/BUILD_ID", STAMP];
  return products.every((file) => existsSync(file)) && readFileSync(STAMP, "utf8") === stamp;
}

/** Every route.ts by its folder, as a module the server imports: no route is ever mounted by hand. */
function routeTable() {
  const folders = filesOf("app/api")
    .filter((file) => file.endsWith("/route.ts"))
    .map((file) => file.slice("app".length, -"/route.ts".length));
  const imports = folders.map((folder, at) => `import * as route${at} from "@/app${folder}/route";`);
  const entries = folders.map((folder, at) => `  ${JSON.stringify(folder)}: route${at},`);
  return `${imports.join("\n")}\nexport const routes = {\n${entries.join("\n")}\n};\n`;
}

const apiRoutes = {
  name: "api-routes",
  setup(build) {
    build.onResolve({ filter: /^virtual:api-routes$/ }, ({ path }) => ({ path, namespace: "api-routes" }));
    build.onLoad({ filter: /.*/, namespace: "api-routes" }, () => ({
      contents: routeTable(),
      loader: "ts",
      resolveDir: ROOT,
    }));
  },
};

async function buildServer() {
  const { build } = await import("esbuild");
  await build({
    entryPoints: ["server.ts"],
    outfile: "dist/server.mjs",
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    packages: "external",
    sourcemap: true,
    logLevel: "error",
    plugins: [apiRoutes],
  });
}

async function buildPages(stamp) {
  const next = createRequire(import.meta.url).resolve("next/dist/bin/next");
  await runNode([next, "build", "--webpack"], { env: { NODE_ENV: "production", BUILD_STAMP: stamp } });
  await precompressPages();
}

/**
 * Builds what is needed for production unless it is there already. Returns whether it built.
 * REUSE_BUILD=1 takes what was built last, whatever has changed since: to try one browser test again and again.
 */
export async function build() {
  process.chdir(ROOT);
  if (process.env.REUSE_BUILD === "1" || isFresh(stampOf())) return false;
  mkdirSync("dist", { recursive: true });
  return withLock(join(ROOT, "dist", "build.lock"), async () => {
    const stamp = stampOf();
    // Somebody else may have built while this process waited.
    if (isFresh(stamp)) return false;
    rmSync(STAMP, { force: true });
    await generateClient();
    await Promise.all([buildPages(stamp), buildServer()]);
    writeFileSync(STAMP, stamp);
    return true;
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  prepareEnvironment();
  await step("Building pages and server", build);
}
