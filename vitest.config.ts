import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { forgetSettings } from "./scripts/embedded/environment.mjs";
import { makeTemporaryFolder } from "./tests/support/temporary-folder.ts";
import { precomputedThemeJson } from "./scripts/build/precomputed-theme/precomputed-theme.mjs";

// A time zone that no developer lives in and that is not a whole hour off UTC: code that uses local time by mistake
// fails here.
process.env.TZ = "Asia/Kathmandu";
// Not when knip reads this file.
if (process.env.VITEST) {
  makeTemporaryFolder();
  forgetSettings();
}

const alias = { "@": fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, "") };
/** TEST_BOUNCER=1 puts a PgBouncer before the databases of all API tests (`npm run test:bouncer`). */
const behindBouncer = ["tests/support/bouncer-setup.ts"];
const withDatabase = {
  globalSetup: process.env.TEST_BOUNCER === "1" ? behindBouncer : ["tests/support/global-setup.ts"],
  setupFiles: ["tests/support/database.ts"],
  testTimeout: 20_000,
  hookTimeout: 30_000,
};

/**
 * Settings are read once per process, so for a file that changes one (or imports a helper that does) our modules are
 * loaded anew. All others share them: loading the server costs more than most of their tests.
 */
const SETS_SETTINGS =
  /process\.env(\.\w+|\[[^\]]+\]) = |Object\.assign\(process\.env|vi\.mock|stripe-shop|fake-push|searchers|bucket/;
/** What a file changes for the files after it in the same process: modules, globals, the clock. */
const CHANGES_ITS_PROCESS = /process\.|\bvi\.|globalThis|@vitest-environment/;

/** The files of a folder's tests whose reason is in their text. */
function aloneIn(folder: string, reason: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".test.ts"))
    .map((path) => `${folder}/${path}`)
    .filter((path) => reason.test(readFileSync(path, "utf8")));
}

const alone = aloneIn("tests/api", SETS_SETTINGS);
const unitAlone = aloneIn("tests/unit", CHANGES_ITS_PROCESS);

export default defineConfig({
  resolve: { alias },
  // The same constant as scripts/build/precomputed-theme defines in the build.
  define: { PRECOMPUTED_THEME: JSON.stringify(await precomputedThemeJson()) },
  test: {
    pool: "forks",
    globalSetup: ["tests/support/temporary-folder.ts"],
    // Three even on two cores: a worker spends a third of its time waiting for PostgreSQL.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    env: { NODE_ENV: "test", LOG_LEVEL: "silent", SITE_URL: "http://localhost:3000", RATE_LIMITS: "0" },
    projects: [
      {
        extends: true,
        // Not isolated: the rules share one read and parse of the sources.
        test: { name: "house", include: ["tests/house/**/*.test.ts"], testTimeout: 60_000, isolate: false },
      },
      {
        extends: true,
        test: {
          name: "unit",
          include: ["tests/unit/**/*.test.ts"],
          exclude: unitAlone,
          testTimeout: 30_000,
          isolate: false,
        },
      },
      { extends: true, test: { name: "unit-alone", include: unitAlone, testTimeout: 30_000 } },
      // Rendered in a simulated browser, one for all files of a worker: React and MUI are loaded once, our modules anew.
      {
        extends: true, // A screen is slow on a busy machine.
        test: {
          name: "screens",
          include: ["tests/unit/**/*.test.tsx"],
          environment: "./tests/support/one-browser.ts",
          setupFiles: ["tests/support/fresh-screen.ts"],
          testTimeout: 30_000,
          isolate: false,
        },
      },
      // Checks the output of the build, so it runs after it.
      { extends: true, test: { name: "build", include: ["tests/build/**/*.test.ts"] } },
      {
        extends: true,
        test: {
          ...withDatabase,
          name: "api",
          include: ["tests/api/**/*.test.ts"],
          exclude: alone,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...withDatabase,
          name: "api-alone",
          include: alone,
          setupFiles: ["tests/support/fresh-settings.ts", ...withDatabase.setupFiles],
          isolate: false,
        },
      },
      // What goes through a pooler wherever the tests run: the agreement of two people, their messages and counts, the queue.
      {
        extends: true,
        test: {
          ...withDatabase,
          name: "bouncer",
          include: [
            "tests/bouncer/**/*.test.ts",
            "tests/api/offers/{accept,races,send}.test.ts",
            "tests/api/chat/{send,numbers}.test.ts",
            "tests/api/notifications/unread.test.ts",
            "tests/api/platform/queue.test.ts",
          ],
          globalSetup: behindBouncer,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "socket",
          include: ["tests/socket/**/*.test.ts"],
          ...withDatabase,
          setupFiles: ["tests/support/fresh-settings.ts", ...withDatabase.setupFiles],
          isolate: false,
        },
      },
      // A primary and a streaming replica of its own for each file.
      {
        extends: true,
        test: {
          ...withDatabase,
          name: "replicas",
          include: ["tests/replicas/**/*.test.ts"],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      // The same reading, with a PgBouncer before each of the two.
      {
        extends: true,
        test: {
          ...withDatabase,
          name: "replicas-pooled",
          include: ["tests/replicas/reading.test.ts"],
          env: { TEST_REPLICAS_POOLED: "1" },
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      // Generated requests against the build in a process of its own.
      {
        extends: true,
        test: {
          name: "fuzz",
          include: ["tests/fuzz/**/*.test.ts"],
          globalSetup: withDatabase.globalSetup,
          testTimeout: 60_000,
        },
      },
      // The same again with every second device on another process, and what only several processes have.
      {
        extends: true,
        test: {
          ...withDatabase,
          // A second process is started for every file.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          name: "cluster",
          include: ["tests/socket/**/*.test.ts", "tests/cluster/**/*.test.ts"],
          globalSetup: [...withDatabase.globalSetup, "tests/support/redis-setup.ts"],
          setupFiles: [
            "tests/support/fresh-settings.ts",
            ...withDatabase.setupFiles,
            "tests/support/redis.ts",
          ],
          isolate: false,
        },
      },
    ],
  },
});
