// `npm test`: every check, from types to end-to-end tests in a real browser; ends with one line of numbers.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fillDemoSettings } from "../embedded/demo-settings.mjs";
import { forgetSettings, prepareEnvironment, ROOT } from "../embedded/environment.mjs";
import { checkNode, installPackages } from "../embedded/install.mjs";
import { runNode, step, stoppedBy } from "../embedded/steps.mjs";

const REPORTS = join(ROOT, "test-results");
const results = { passed: 0, failed: 0 };

/** The path of a package's executable. */
function program(name, file) {
  const require = createRequire(join(ROOT, "package.json"));
  return join(require.resolve.paths(name)[0], name, file);
}

const npx = {
  next: () => program("next", "dist/bin/next"),
  tsc: () => program("typescript", "bin/tsc"),
  oxlint: () => program("oxlint", "bin/oxlint"),
  oxfmt: () => program("oxfmt", "bin/oxfmt"),
  knip: () => program("knip", "bin/knip.js"),
  vitest: () => program("vitest", "vitest.mjs"),
  playwright: () => program("playwright", "cli.js"),
};

function count({ passed, failed }) {
  results.passed += passed;
  results.failed += failed;
}

/** A stage that passes or fails as a whole. Later stages still run, so one run shows every failure. */
async function check(name, work) {
  try {
    await step(name, work);
    count({ passed: 1, failed: 0 });
    return true;
  } catch (error) {
    // Ends the run, not only the stage.
    if (stoppedBy()) throw error;
    console.log(error.message);
    count({ passed: 0, failed: 1 });
    return false;
  }
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}

/**
 * Runs a tool that writes a JSON report; a missing report, or a crash outside the tests, counts as one more failure.
 */
async function tests(name, work, reportFile, numbersOf) {
  rmSync(reportFile, { force: true });
  let complaint = null;
  await step(name, work).catch((error) => {
    if (stoppedBy()) throw error;
    complaint = error.message;
  });
  const report = readReport(reportFile);
  const numbers = report ? numbersOf(report) : { passed: 0, failed: 0 };
  if (complaint) console.log(complaint);
  if (complaint && numbers.failed === 0) numbers.failed = 1;
  console.log(`  ${name}: ${numbers.passed} passed, ${numbers.failed} failed`);
  count(numbers);
}

/** Some projects of vitest.config.ts in one process, which loads the sources once for all. */
function vitest(...projects) {
  const name = projects.join(", ");
  const file = join(REPORTS, `${projects[0]}.json`);
  const options = [
    "run",
    ...projects.flatMap((project) => ["--project", project]),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ];
  const numbersOf = (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests });
  const work = async () => {
    // Made and removed here: an interrupted Vitest ends without its teardown.
    const folder = mkdtempSync(join(tmpdir(), "tenderbee-tests-"));
    try {
      await runNode([npx.vitest(), ...options], { env: { TENDERBEE_TEST_TMP: folder } });
    } finally {
      // Workers of an interrupted Vitest end a moment after it.
      rmSync(folder, { recursive: true, force: true, maxRetries: 8, retryDelay: 100 });
    }
  };
  return tests(`Tests: ${name}`, work, file, numbersOf);
}

async function browserTests() {
  const { ensureChromium } = await import("../programs/chromium.mjs");
  if (!(await check("Chromium", ensureChromium))) return;
  const numbersOf = ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected });
  await tests("Tests: e2e", () => runNode([npx.playwright(), "test"]), join(REPORTS, "e2e.json"), numbersOf);
}

/**
 * What needs a server: the API, the sockets, the sockets once more over two processes with Redis between them, and
 * generated requests against the build.
 */
async function serverTests(isBuilt) {
  const { ensureRedis } = await import("../programs/redis.mjs");
  const { ensurePromtool } = await import("../programs/promtool.mjs");
  const hasRedis = await check("Redis", ensureRedis);
  await check("Promtool", ensurePromtool);
  const { ensurePgbouncer } = await import("../programs/pgbouncer.mjs");
  const hasBouncer = await check("PgBouncer", ensurePgbouncer);
  await vitest(
    "api",
    "api-alone",
    "socket",
    ...(hasBouncer ? ["bouncer"] : []),
    ...(hasRedis ? ["cluster"] : []),
  );
  // Alone, because times count: how far a replica is behind, and how long an answer takes.
  await vitest("replicas");
  if (hasBouncer) await vitest("replicas-pooled");
  if (isBuilt) await vitest("fuzz");
}

/** What needs no build; it runs beside the build, which keeps one core busy. */
async function sourceChecks() {
  await check("Lint", () => runNode([npx.oxlint(), "--type-aware"]));
  await check("Formatting", () => runNode([npx.oxfmt(), "--check"]));
  await check("Dead code", () => runNode([npx.knip(), "--no-progress"]));
  await vitest("house");
  await vitest("unit", "unit-alone", "screens");
}

/** What stands in the temporary folders, of which one is memory, under our name. */
const leftovers = () =>
  [tmpdir(), "/dev/shm"]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((path) => basename(path).startsWith("tenderbee-"));

/** Throws when the tests have left files behind that were not there before. */
async function checkLeftovers(before) {
  const left = leftovers().filter((name) => !before.includes(name));
  if (left.length > 0) throw new Error(`Left behind: ${left.join(", ")}`);
}

async function main() {
  checkNode();
  const before = leftovers();
  // .env and the shell may point to real services: tests only use the settings they set themselves.
  process.chdir(ROOT);
  await installPackages();
  forgetSettings();
  delete process.env.NODE_ENV;
  prepareEnvironment({ dataDir: join(ROOT, ".data", "test"), envFile: false });
  // The browser tests open a demo: they take this build as it is.
  fillDemoSettings();
  const { generateClient, generatePageMessages } = await import("./generate.mjs");
  const { build } = await import("./build.mjs");

  if (!(await check("Database client", generateClient))) return;
  if (!(await check("Messages of pages", generatePageMessages))) return;
  await check("Types", async () => {
    await runNode([npx.next(), "typegen", "--webpack"]);
    await runNode([npx.tsc(), "--noEmit", "-p", "."]);
  });
  const [isBuilt] = await Promise.all([check("Production build", build), sourceChecks()]);
  if (isBuilt) await vitest("build");
  try {
    await serverTests(isBuilt);
    if (isBuilt) await browserTests();
  } finally {
    if (stoppedBy()) await (await import("../embedded/test-database.mjs")).dropKilledRuns();
  }
  await check("Nothing left behind", () => checkLeftovers(before));
}

const since = Date.now();
await main().catch((error) => {
  console.error(error.message);
  results.failed += 1;
});
console.log(`\nTook ${Math.round((Date.now() - since) / 1000)} s`);
console.log(`${results.passed} passed, ${results.failed} failed`);
const SIGNAL_CODES = { SIGINT: 130, SIGTERM: 143 };
process.exit(SIGNAL_CODES[stoppedBy()] ?? (results.failed > 0 ? 1 : 0));
