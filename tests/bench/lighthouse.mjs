// What Lighthouse says of public pages and of the account on a phone: the median of five looks at each (`--runs 1`: less,
// `--page /en`: one page). The figures lie in .data/lighthouse/report.json afterwards, beside the last look at each page.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureChromium } from "../../scripts/embedded/chromium.mjs";
import { seed } from "../../scripts/embedded/database.mjs";
import { nextFreePort } from "../../scripts/embedded/serve.mjs";
import { step } from "../../scripts/embedded/steps.mjs";
import { cloneTemplate } from "../../scripts/embedded/test-database.mjs";
import { FOLDER, installLighthouse, loadLighthouse, lookAtPage } from "./lighthouse-browser.mjs";
import { median } from "./load.mjs";
import { post, startChild } from "./servers.mjs";

const PAGES = [
  { path: "/en" },
  { path: "/de/about-us" },
  { path: "/en/privacy-policy" },
  { path: "/en/all-services" },
  { path: "/en/contact-us" },
  { path: "/en/sign-in" },
  { path: "/en/account", role: "pro" },
  { path: "/en/account/tenders", role: "pro" },
  { path: "/en/account/tenders/created-by-me", role: "client" },
];
const PASSWORD = "demo-demo-1";

/** Issue 7. These do not depend on the machine … */
const FLAWLESS = ["accessibility", "best-practices", "seo"];
/** … and these do: they are told, and fail nothing. */
const QUICK = { public: 95, account: 85 };

/** The real market, where pages may be found by search engines, with the people of the demo in it. */
async function startMarket(server) {
  const databaseUrl = await cloneTemplate(server.url, server.template, `${server.run}_lighthouse`);
  const folder = mkdtempSync(join(tmpdir(), "tenderbee-bench-"));
  process.env.DATA_DIR = folder;
  await seed(databaseUrl);
  const port = String(await nextFreePort(3300));
  const url = `http://localhost:${port}`;
  const product = await startChild("recording-server.mjs", databaseUrl, {
    PORT: port,
    SITE_URL: url,
    DEMO: "",
    // Nobody gets a mail, but a real market must name a server.
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

async function tokensOf(url, role) {
  const email = `${role}@demo.local`;
  const { accessToken, refreshToken } = await post(`${url}/api/auth/sign-in`, { email, password: PASSWORD });
  return { accessToken, refreshToken };
}

/** Stops a measurement of something else: an error page, a redirect, or the account of nobody. */
function demandThePage({ path, role }, { runtimeError, finalDisplayedUrl, audits }) {
  if (runtimeError) throw new Error(`${path}: ${runtimeError.message}`);
  const shown = new URL(finalDisplayedUrl).pathname;
  if (shown !== path) throw new Error(`${path}: the browser ended at ${shown}`);
  const isOwnUser = ({ url, statusCode }) => url.endsWith("/api/auth/user") && statusCode === 200;
  if (role && !audits["network-requests"].details.items.some(isOwnUser))
    throw new Error(`${path}: nobody was signed in`);
}

async function measure(tools, url, page) {
  const { lhr, report } = await lookAtPage(tools, {
    url,
    path: page.path,
    tokens: page.role && (await tokensOf(url, page.role)),
    // The account is kept out of search engines on purpose.
    skipAudits: page.role ? ["is-crawlable"] : [],
  });
  writeFileSync(join(FOLDER, `${page.path.slice(1).replaceAll("/", "-")}.html`), report);
  demandThePage(page, lhr);
  return lhr;
}

const scriptBytes = ({ audits }) =>
  audits["network-requests"].details.items
    .filter(({ resourceType }) => resourceType === "Script")
    .reduce((sum, { transferSize }) => sum + transferSize, 0);

/** The audits of a category that are not as they should be, in words. */
function flawsOf({ categories, audits }, category) {
  const parts = categories[category].auditRefs.filter(({ weight, id }) => weight > 0 && audits[id].score < 1);
  return parts
    .filter(({ id }) => audits[id].score !== null)
    .map(({ id }) => ({ id, title: audits[id].title, items: audits[id].details?.items ?? [] }));
}

/** The figures of one page out of all looks at it. */
function summary({ path, role }, looks) {
  const middle = (figure) => median(looks.map(figure));
  const score = (name) => middle(({ categories }) => Math.round((categories[name].score ?? 0) * 100));
  const audit = (name) => middle(({ audits }) => audits[name].numericValue);
  return {
    path,
    demanded: role ? QUICK.account : QUICK.public,
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
    seo: score("seo"),
    lcpMs: Math.round(audit("largest-contentful-paint")),
    tbtMs: Math.round(audit("total-blocking-time")),
    cls: Number(audit("cumulative-layout-shift").toFixed(3)),
    scriptBytes: middle(scriptBytes),
    // Lighthouse's own measure of the machine, which the performance rises and falls with.
    machine: Math.round(middle(({ environment }) => environment.benchmarkIndex)),
    flaws: FLAWLESS.flatMap((category) => looks.flatMap((lhr) => flawsOf(lhr, category))),
  };
}

function printHead() {
  const heads = ["performance", "access.", "practices", "SEO", "LCP", "TBT", "CLS", "script", "machine"];
  console.log(`\n${"".padEnd(38)}${heads.map((head) => head.padStart(11)).join("")}`);
}

function print(page) {
  const verdict = page.performance >= page.demanded ? "ok" : `< ${page.demanded}`;
  const cells = [
    `${page.performance} ${verdict}`,
    ...FLAWLESS.map((name) => page[name]),
    `${page.lcpMs} ms`,
    `${page.tbtMs} ms`,
    page.cls.toFixed(3),
    `${(page.scriptBytes / 1000).toFixed(0)} kB`,
    page.machine,
  ];
  console.log(`  ${page.path.padEnd(36)}${cells.map((cell) => String(cell).padStart(11)).join("")}`);
  const seen = new Map(page.flaws.map((flaw) => [flaw.id, flaw]));
  for (const { id, title, items } of seen.values()) {
    console.log(`    ${id}: ${title}`);
    for (const { node, description } of items.slice(0, 3))
      console.log(`      ${node?.snippet ?? description ?? ""}`);
  }
}

function options() {
  const known = { runs: { type: "string", default: "5" }, page: { type: "string", multiple: true } };
  const { values } = parseArgs({ options: known, allowPositionals: true });
  const pages = PAGES.filter(({ path }) => values.page?.includes(path) ?? true);
  const runs = Number(values.runs);
  if (!(runs >= 1) || pages.length === 0)
    throw new Error(`--runs N, --page one of ${PAGES.map(({ path }) => path).join(" ")}`);
  return { runs, pages };
}

async function measureAll(tools, market, { runs, pages }) {
  const summaries = [];
  printHead();
  for (const page of pages) {
    const looks = [];
    for (let run = 0; run < runs; run++) looks.push(await measure(tools, market.url, page));
    const figures = summary(page, looks);
    summaries.push(figures);
    print(figures);
  }
  return summaries;
}

/** Prints what Lighthouse says; fails when a page is less than flawless in what does not depend on the machine. */
export async function run(server) {
  const wanted = options();
  await step("Getting Lighthouse", installLighthouse);
  const executablePath = await step("Looking for Chromium", ensureChromium);
  const tools = { ...(await loadLighthouse()), executablePath };
  const market = await step("Starting the market", () => startMarket(server));
  try {
    const pages = await measureAll(tools, market, wanted);
    writeFileSync(join(FOLDER, "report.json"), `${JSON.stringify({ runs: wanted.runs, pages }, null, 2)}\n`);
    const flawed = pages.filter((page) => FLAWLESS.some((name) => page[name] < 100));
    if (flawed.length > 0) throw new Error(`not flawless: ${flawed.map(({ path }) => path).join(", ")}`);
  } finally {
    market.end();
  }
}
