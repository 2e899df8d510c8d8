import { defineConfig } from "playwright/test";
import { forgetSettings } from "./scripts/embedded/environment.mjs";
import { CHROMIUM_FLAGS, findChromium } from "./scripts/programs/chromium.mjs";
import { nextFreePort } from "./scripts/embedded/serve.mjs";

forgetSettings();
// Playwright evaluates this file again in every worker: they must find the port that the first evaluation chose.
process.env.E2E_PORT ??= String(await nextFreePort(3100));
const port = process.env.E2E_PORT;

/**
 * Every test begins with an empty cache, and its pages live for seconds. On a machine where all processors are busy, it
 * costs more than it saves to compile all functions of a page ahead (scripts/build, eagerCompilation), and to optimise
 * those that run often (a tenth of all work of 18 tests; the second compiler, Maglev, 1 to 9 % of two public pages).
 */
const LITTLE_COMPILATION = [
  "--disable-blink-features=JavaScriptCompileHintsMagicRuntime",
  "--js-flags=--no-opt --no-maglev",
];

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  // No test judges how fast a machine is: a wait ends where nothing comes any more even on a slow one.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // Three workers even on two cores: each often waits for pages, toasts and mails.
  workers: 3,
  forbidOnly: true,
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: {
    baseURL: `http://localhost:${port}`,
    timezoneId: "Europe/Vienna",
    // Recording traces costs a sixth of every run: `TRACE=1 npx playwright test …` records one after a failure.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    // A step that cannot be performed fails here and not at the timeout of its test.
    actionTimeout: 30_000,
    launchOptions: { executablePath: await findChromium(), args: [...CHROMIUM_FLAGS, ...LITTLE_COMPILATION] },
  },
  webServer: {
    command: "node scripts/embedded/e2e-server.mjs",
    env: { PORT: port },
    port: Number(port),
    // Long enough to build first; `npm test` has already built.
    timeout: 900_000,
    stdout: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
  },
});
