// Lighthouse itself, which is no dependency of the product, and a browser for every look at a page.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { CHROMIUM_FLAGS } from "../../scripts/embedded/chromium.mjs";
import { ROOT } from "../../scripts/embedded/environment.mjs";
import { run } from "../../scripts/embedded/steps.mjs";

/** The last line that runs on the oldest Node of the product. */
const VERSION = "12.8.2";
export const FOLDER = join(ROOT, ".data", "lighthouse");

function isInstalled() {
  try {
    const manifest = join(FOLDER, "node_modules", "lighthouse", "package.json");
    return JSON.parse(readFileSync(manifest, "utf8")).version === VERSION;
  } catch {
    return false;
  }
}

/** Fetches Lighthouse and its two hundred packages, once, into a folder of its own. */
export async function installLighthouse() {
  if (isInstalled()) return;
  const options = ["install", "--prefix", FOLDER, "--no-save", "--no-audit", "--no-fund"];
  const npm = process.env.npm_execpath;
  const [program, first] = npm ? [process.execPath, [npm]] : ["npm", []];
  await run(program, [...first, ...options, `lighthouse@${VERSION}`]);
}

/** Both packages from that folder: Lighthouse and the driver it brings along. */
export async function loadLighthouse() {
  const { resolve } = createRequire(join(FOLDER, "from-here.js"));
  const [lighthouse, driver] = await Promise.all(
    ["lighthouse", "puppeteer-core"].map((name) => import(pathToFileURL(resolve(name)).href)),
  );
  return { look: lighthouse.default, puppeteer: driver.default };
}

/** Leaves the tokens where the product looks for them; Lighthouse empties caches and workers, not these. */
async function remember(page, { url, tokens }) {
  await page.goto(`${url}/en`);
  await page.evaluate((entries) => {
    for (const [name, text] of Object.entries(entries)) globalThis.localStorage.setItem(name, text);
  }, tokens);
}

/** What Lighthouse, on a phone with a slow line, says of one page that nobody in this browser has seen before. */
export async function lookAtPage({ look, puppeteer, executablePath }, { url, path, tokens, skipAudits }) {
  const browser = await puppeteer.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage();
    if (tokens) await remember(page, { url, tokens });
    const flags = { logLevel: "error", output: "html", skipAudits };
    const { lhr, report } = await look(url + path, flags, undefined, page);
    return { lhr, report };
  } finally {
    await browser.close();
  }
}
