import { defineConfig } from "playwright/test";
import { CHROMIUM_FLAGS, findChromium } from "./scripts/embedded/chromium.mjs";
import { nextFreePort } from "./scripts/embedded/serve.mjs";

// Workers read this file again: they must find the port that the first reading chose.
process.env.E2E_PORT ??= String(await nextFreePort(3100));
const port = process.env.E2E_PORT;

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  timeout: 90_000,
  expect: { timeout: 10_000 },
  // Three even on two cores: each waits for pages, toasts and mails now and then.
  workers: 3,
  forbidOnly: true,
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: {
    baseURL: `http://localhost:${port}`,
    timezoneId: "Europe/Vienna",
    // Writing one down takes a sixth of every run: `TRACE=1 npx playwright test …` does, once something has failed.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    // A step that cannot be taken fails here and not at the end of its test.
    actionTimeout: 20_000,
    launchOptions: { executablePath: await findChromium(), args: CHROMIUM_FLAGS },
  },
  webServer: {
    command: "node scripts/embedded/e2e-server.mjs",
    env: { PORT: port },
    port: Number(port),
    // Long enough to build first; `npm test` has built before.
    timeout: 900_000,
    stdout: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
  },
});
