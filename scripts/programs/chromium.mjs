// Finds a Chromium for the end-to-end tests, or installs one, whichever way this machine allows.
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { isRunnable } from "./programs.mjs";
import { run, step } from "../embedded/steps.mjs";

/** The headless shell comes first: it renders the same pages in two thirds of the time. */
const USUAL_PLACES = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

const isRoot = process.getuid?.() === 0;

/** Flags of every Chromium: no background requests, and no sandbox, which does not work as root. */
export const CHROMIUM_FLAGS = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  ...(isRoot ? ["--no-sandbox"] : []),
];

/** The path of a Chromium on this machine, or undefined. */
export async function findChromium() {
  const { chromium } = await import("playwright");
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...USUAL_PLACES].find(
    (path) => path && isRunnable(path),
  );
}

async function tryTo(work) {
  try {
    await work();
    return await findChromium();
  } catch {
    // Tries the next way; when none works, the error below says what to do.
    return undefined;
  }
}

/** Playwright's own program. The package does not export it, so that it is found beside what the package does export. */
export function playwrightProgram() {
  return join(dirname(createRequire(import.meta.url).resolve("playwright/package.json")), "cli.js");
}

const downloadOwn = () => run(process.execPath, [playwrightProgram(), "install", "chromium"]);

async function installFromDebian() {
  if (!isRoot) throw new Error("only root installs packages");
  await run("apt-get", ["update"]);
  const install = (name) =>
    run("apt-get", ["install", "-y", "--no-install-recommends", name], {
      env: { DEBIAN_FRONTEND: "noninteractive" },
    });
  // Older releases have only the full browser.
  await install("chromium-headless-shell").catch(() => install("chromium"));
}

/** The path of a Chromium; installs one when there is none. */
export async function ensureChromium() {
  const path = (await findChromium()) ?? (await tryTo(downloadOwn)) ?? (await tryTo(installFromDebian));
  if (path) return path;
  throw new Error("No Chromium was found and none could be installed: set CHROMIUM_PATH to one.");
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  console.log(await step("Looking for Chromium", ensureChromium));
