// Lighthouse itself, which is no dependency of the product, and a new browser for every audit of a page.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { CHROMIUM_FLAGS } from "../../scripts/programs/chromium.mjs";
import { ROOT } from "../../scripts/embedded/environment.mjs";
import { run } from "../../scripts/embedded/steps.mjs";
import type { Tokens } from "./servers";

/** The last line that runs on the oldest Node of the product. */
const VERSION = "12.8.2";
export const FOLDER = join(ROOT, ".data", "lighthouse");

const audit = z.object({
  title: z.string(),
  score: z.number().nullable(),
  numericValue: z.number().optional(),
  // A list in most audits, and something else in a few.
  details: z.object({ items: z.unknown() }).partial().optional(),
});
/** What an audit lists; empty when it lists nothing. */
export const auditItems = z.array(z.unknown()).catch([]);

const category = z.object({
  score: z.number().nullable(),
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
});
/** What the bench reads of a result of Lighthouse. */
const result = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  finalDisplayedUrl: z.string(),
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.record(z.string(), category),
  audits: z.record(z.string(), audit),
});
export type Result = z.infer<typeof result>;

type Page = {
  goto: (url: string) => Promise<unknown>;
  evaluate: <Answer>(
    work: (entries: Record<string, string>) => Answer,
    entries?: Record<string, string>,
  ) => Promise<Answer>;
};
type Browser = { newPage: () => Promise<Page>; close: () => Promise<void> };
type Driver = { launch: (options: { executablePath: string; args: string[] }) => Promise<Browser> };
type Flags = {
  logLevel: string;
  output: string;
  skipAudits: string[];
  throttling: { cpuSlowdownMultiplier: number };
};
type Lighthouse = (
  url: string,
  flags: Flags,
  config: undefined,
  page: Page,
) => Promise<{ lhr: unknown; report: string }>;

export type Tools = {
  lighthouse: Lighthouse;
  puppeteer: Driver;
  /** Lighthouse's own measure of the machine, run in a page of its browser. */
  benchmark: () => number;
  executablePath: string;
};
export type Asked = {
  url: string;
  path: string;
  tokens?: Tokens;
  skipAudits: string[];
  /** How many times slower the processor is made; left out, as this machine asks for. */
  slowdown?: number;
};

function isInstalled(): boolean {
  try {
    const manifest = join(FOLDER, "node_modules", "lighthouse", "package.json");
    return z.object({ version: z.literal(VERSION) }).safeParse(JSON.parse(readFileSync(manifest, "utf8")))
      .success;
  } catch {
    return false;
  }
}

/** Installs Lighthouse and its two hundred packages, once, into a folder of its own. */
export async function installLighthouse(): Promise<void> {
  if (isInstalled()) return;
  const options = ["install", "--prefix", FOLDER, "--no-save", "--no-audit", "--no-fund"];
  const npm = process.env.npm_execpath;
  const program = npm ? process.execPath : "npm";
  await run(program, [...(npm ? [npm] : []), ...options, `lighthouse@${VERSION}`]);
}

/** Both packages from that folder: Lighthouse and the driver it brings along. */
export async function loadLighthouse(): Promise<Omit<Tools, "executablePath">> {
  const { resolve } = createRequire(join(FOLDER, "from-here.js"));
  const hrefOf = (name: string) => pathToFileURL(resolve(name)).href;
  const lighthouse: { default: Lighthouse } = await import(hrefOf("lighthouse"));
  const puppeteer: { default: Driver } = await import(hrefOf("puppeteer-core"));
  const page: { pageFunctions: { computeBenchmarkIndex: () => number } } = await import(
    hrefOf("lighthouse/core/lib/page-functions.js")
  );
  const benchmark = page.pageFunctions.computeBenchmarkIndex;
  return { lighthouse: lighthouse.default, puppeteer: puppeteer.default, benchmark };
}

/**
 * How many times slower than this machine Lighthouse's phone of the middle class is. Its factor of 4 is meant for a
 * machine of index 1,533; for others its documentation of throttling refers to the calculator whose line this is.
 */
export function slowdownFor(machine: number): number {
  if (machine >= 1300) return 3 + (machine - 1300) / 233;
  if (machine >= 800) return 2 + (machine - 800) / 500;
  return Math.max(1, 1 + (machine - 150) / 650);
}

/** Stores the tokens where the product reads them; Lighthouse empties caches and workers, not localStorage. */
async function storeTokens(page: Page, url: string, tokens: Tokens): Promise<void> {
  await page.goto(`${url}/en`);
  await page.evaluate((entries) => {
    for (const [name, text] of Object.entries(entries)) globalThis.localStorage.setItem(name, text);
  }, tokens);
}

/** Audits one page on a phone with a slow line, in a browser without cache; `report` is HTML. */
export async function auditPage(tools: Tools, asked: Asked): Promise<{ lhr: Result; report: string }> {
  const { lighthouse, puppeteer, benchmark, executablePath } = tools;
  const { url, path, tokens, skipAudits, slowdown } = asked;
  const browser = await puppeteer.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage();
    if (tokens) await storeTokens(page, url, tokens);
    const throttling = { cpuSlowdownMultiplier: slowdown ?? slowdownFor(await page.evaluate(benchmark)) };
    const flags = { logLevel: "error", output: "html", skipAudits, throttling };
    const { lhr, report } = await lighthouse(url + path, flags, undefined, page);
    return { lhr: result.parse(lhr), report };
  } finally {
    await browser.close();
  }
}
