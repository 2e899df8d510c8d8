// Lighthouse's scores of public pages and of the account on a phone: the median of five audits each (`--runs 1`: fewer,
// `--page /en`: one page, `--slowdown 4`: the default of Lighthouse instead of what this machine asks for). The figures
// lie in .data/lighthouse/report.json afterwards, beside each page's last report.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureChromium } from "../../scripts/programs/chromium.mjs";
import { seed } from "../../scripts/embedded/database.mjs";
import { nextFreePort } from "../../scripts/embedded/serve.mjs";
import { step } from "../../scripts/embedded/steps.mjs";
import { cloneTemplate } from "../../scripts/embedded/test-database.mjs";
import {
  auditPage,
  FOLDER,
  installLighthouse,
  loadLighthouse,
  type Result,
  type Tools,
} from "./lighthouse-browser";
import { FLAWLESS, printHead, printRow, requestsOf, summarize, type Summary } from "./lighthouse-summary";
import { signIn, startChild, type TestServer } from "./servers";

/** A page, the demo user that is signed in on it, and whether it is kept out of search engines on purpose. A path that ends with "*" stands for the first such one of the site map. */
type AuditedPage = { path: string; role?: "pro" | "client"; isHidden?: boolean };
const PAGES: AuditedPage[] = [
  { path: "/en" },
  { path: "/de/about-us" },
  { path: "/en/privacy-policy" },
  { path: "/en/all-services" },
  { path: "/de/bees" },
  { path: "/de/services/renovation" },
  { path: "/de/services/renovation/painting" },
  { path: "/de/services/renovation/painting/graz" },
  { path: "/de/account/profiles/*" },
  { path: "/de/tenders/*" },
  // A form; the pages of the services are what is found.
  { path: "/de/create-tender", isHidden: true },
  { path: "/en/contact-us" },
  { path: "/en/sign-in" },
  { path: "/en/account", role: "pro" },
  { path: "/en/account/tenders", role: "pro" },
  { path: "/en/account/tenders/created-by-me", role: "client" },
];
const PASSWORD = "demo-demo-1";

/** Scores of performance, which depend on the machine: a lower one is printed and fails nothing. */
const QUICK = { public: 95, account: 85 };

type Market = { url: string; end: () => void };

/** The market without demo mode, so that search engines may index it, with the users of the demo in it. */
async function startMarket(server: TestServer): Promise<Market> {
  const databaseUrl = await cloneTemplate(server.url, server.template, `${server.run}_lighthouse`);
  const folder = mkdtempSync(join(tmpdir(), "tenderbee-bench-"));
  process.env.DATA_DIR = folder;
  await seed(databaseUrl);
  const port = String(await nextFreePort(3300));
  const url = `http://localhost:${port}`;
  const product = await startChild("recording-server.ts", databaseUrl, {
    PORT: port,
    SITE_URL: url,
    DEMO: "",
    // No mail is sent, but outside demo mode a server must be set.
    SMTP_URL: "smtp://localhost:1",
    RATE_LIMITS: "0",
    LOG_LEVEL: "error",
  });
  const end = () => {
    product.end();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, end };
}

/** Throws when something else was measured: an error page, a redirect, or the account without a user. */
function expectPage({ path, role }: AuditedPage, result: Result): void {
  if (result.runtimeError) throw new Error(`${path}: ${result.runtimeError.message}`);
  const shown = new URL(result.finalDisplayedUrl).pathname;
  if (shown !== path) throw new Error(`${path}: the browser ended at ${shown}`);
  const isOwnUser = ({ url, statusCode }: { url: string; statusCode?: number }) =>
    url.endsWith("/api/auth/user") && statusCode === 200;
  if (role && !requestsOf(result).some(isOwnUser)) throw new Error(`${path}: no user was signed in`);
}

async function measure(tools: Tools, url: string, page: AuditedPage, slowdown?: number): Promise<Result> {
  const { path, role, isHidden } = page;
  const { lhr, report } = await auditPage(tools, {
    url,
    path,
    slowdown,
    tokens: role && (await signIn(url, { email: `${role}@demo.local`, password: PASSWORD })),
    // So is all of the account.
    skipAudits: role || isHidden ? ["is-crawlable"] : [],
  });
  writeFileSync(join(FOLDER, `${path.slice(1).replaceAll("/", "-")}.html`), report);
  expectPage(page, lhr);
  return lhr;
}

async function measureOften(measureOnce: () => Promise<Result>, runs: number): Promise<Result[]> {
  const results: Result[] = [];
  while (results.length < runs) results.push(await measureOnce());
  return results;
}

type Options = {
  runs: number;
  pages: AuditedPage[];
  /** How many times slower the processor is made; left out, as this machine asks for. */
  slowdown: number | undefined;
};

function readOptions(): Options {
  const known = {
    runs: { type: "string", default: "5" },
    page: { type: "string", multiple: true },
    slowdown: { type: "string" },
  } as const;
  const { values } = parseArgs({ options: known, allowPositionals: true });
  const pages = PAGES.filter(({ path }) => values.page?.includes(path) ?? true);
  const runs = Number(values.runs);
  const slowdown = values.slowdown === undefined ? undefined : Number(values.slowdown);
  if (!(runs >= 1) || pages.length === 0 || (slowdown !== undefined && !(slowdown >= 1)))
    throw new Error(`--runs N, --slowdown N, --page one of ${PAGES.map(({ path }) => path).join(" ")}`);
  return { runs, pages, slowdown };
}

async function listPaths(url: string, path: string): Promise<string[]> {
  const text = await (await fetch(url + path)).text();
  return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, found = ""]) => new URL(found).pathname);
}

/** The pages with the ids that this market has, from the site map that it serves. */
async function findPages(url: string, pages: readonly AuditedPage[]): Promise<AuditedPage[]> {
  const parts = await listPaths(url, "/sitemap.xml");
  const served = (await Promise.all(parts.map((part) => listPaths(url, part)))).flat();
  return pages.map((page) => {
    if (!page.path.endsWith("*")) return page;
    const path = served.find((known) => known.startsWith(page.path.slice(0, -1)));
    if (!path) throw new Error(`${page.path}: the site map has none`);
    return { ...page, path };
  });
}

async function measureAll(
  tools: Tools,
  market: Market,
  { runs, pages, slowdown }: Options,
): Promise<Summary[]> {
  const summaries: Summary[] = [];
  printHead();
  for (const page of await findPages(market.url, pages)) {
    const results = await measureOften(() => measure(tools, market.url, page, slowdown), runs);
    const summary = summarize(page.path, page.role ? QUICK.account : QUICK.public, results);
    summaries.push(summary);
    printRow(summary);
  }
  return summaries;
}

/** Prints the scores; fails when a page is less than flawless in what does not depend on the machine. */
export async function run(server: TestServer): Promise<void> {
  const options = readOptions();
  await step("Installing Lighthouse", installLighthouse);
  const executablePath: string = await step("Looking for Chromium", ensureChromium);
  const tools = { ...(await loadLighthouse()), executablePath };
  const market: Market = await step("Starting the market", () => startMarket(server));
  try {
    const pages = await measureAll(tools, market, options);
    writeFileSync(join(FOLDER, "report.json"), `${JSON.stringify({ runs: options.runs, pages }, null, 2)}\n`);
    const flawed = pages.filter((page) => FLAWLESS.some((name) => page[name] < 100));
    if (flawed.length > 0) throw new Error(`not flawless: ${flawed.map(({ path }) => path).join(", ")}`);
  } finally {
    market.end();
  }
}
