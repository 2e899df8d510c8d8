// The hash of everything a build is made of: the same sources and settings give the same stamp, so nothing is built
// twice.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";

/**
 * Environment variables that static pages contain: a change needs a new build. tests/house compares them with
 * env-schema.ts.
 */
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

/** Folders and files that go into the stamp whole: some of them are reached by no import (workers, fonts, messages). */
const PRODUCT = [
  "app",
  "components",
  "lib",
  "messages",
  "public",
  "prisma/schema.prisma",
  "prisma/models",
  "prisma/reference",
  "server.ts",
  "middleware.ts",
  "instrumentation-client.ts",
  "tsconfig.json",
  "package-lock.json",
];
/** The entry points of the build scripts; their imports are found by esbuild's metafile. */
const BUILDERS = ["next.config.mjs", "scripts/commands/build.mjs"];
/** Loaders and modules that webpack's configuration names by path. */
const NAMED_BY_PATH = /^scripts\/build\/.*\.cjs$/;
/** Written by the build itself. */
const PRODUCTS = /^(public\/(sw|workbox-|swe-worker-)|components\/ui\/styles\/tokens\.css$)/;

/**
 * The files under a path; none when there is nothing.
 * @returns {string[]}
 */
function filesOf(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(`${path}/${name}`));
}

/** Every file of the repository that decides the output of the build. */
export async function stampSources() {
  const { build } = await import("esbuild");
  const { metafile } = await build({
    entryPoints: BUILDERS,
    bundle: true,
    write: false,
    metafile: true,
    outdir: "dist",
    platform: "node",
    format: "esm",
    packages: "external",
    logLevel: "error",
  });
  const loaders = filesOf("scripts/build").filter((file) => NAMED_BY_PATH.test(file));
  const sources = [...PRODUCT.flatMap(filesOf), ...Object.keys(metafile.inputs), ...loaders];
  return [...new Set(sources)].filter((file) => !PRODUCTS.test(file)).sort();
}

/** The hash of everything the build is made of. */
export async function buildStamp() {
  const hash = createHash("sha256").update(process.versions.node.split(".")[0]);
  for (const name of BUILD_SETTINGS) hash.update(`${name}=${process.env[name] ?? ""}\n`);
  for (const file of await stampSources()) hash.update(`${file}\n`).update(readFileSync(file));
  return hash.digest("hex");
}
