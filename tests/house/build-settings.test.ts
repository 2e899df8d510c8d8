import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { envSchema } from "@/lib/platform/server/config/env-schema";
import { BUILD_SETTINGS, stampSources } from "@/scripts/build/server-bundle/stamp.mjs";
import { expectNone } from "./sources";

it("builds anew when a setting changes that static pages print", () => {
  const described = Object.entries(envSchema.shape).filter(([, field]) =>
    field.description?.includes("Build setting"),
  );

  expect(described.map(([name]) => name).sort()).toEqual([...BUILD_SETTINGS].sort());
});

it("hands all of them to a build inside of an image", () => {
  const lines = readFileSync("Dockerfile", "utf8").match(/^ARG .*$/gm) ?? [];

  expect(lines.flatMap((line) => line.split(" ").slice(1)).sort()).toEqual([...BUILD_SETTINGS].sort());
});

/** Files that no build is made of. */
const NO_SOURCE = /^(tests|docs|node_modules)\//;

/** What the stamp must know of, and what it must not depend on. */
function stampRule(sources: readonly string[], scripts: readonly string[]): string[] {
  const needed = [
    ...scripts,
    "next.config.mjs",
    "server.ts",
    "lib/registry.ts",
    "messages/hu/home.json",
    "components/files/shrink-worker.ts",
  ];
  return [
    ...needed.filter((file) => !sources.includes(file)).map((file) => `the stamp leaves out ${file}`),
    ...sources.filter((file) => NO_SOURCE.test(file)).map((file) => `the stamp depends on ${file}`),
  ];
}

it("builds anew when anything changes that a build is made of, its own scripts too", async () => {
  const scripts = readdirSync("scripts/build", { recursive: true, encoding: "utf8" })
    .map((file) => `scripts/build/${file.replaceAll("\\", "/")}`)
    .filter((file) => /\.[cm]js$/.test(file));

  expectNone(stampRule(await stampSources(), scripts));
});

it("bites on a script that the stamp does not know, and on a test that it depends on", async () => {
  const sources = await stampSources();
  const [script = ""] = sources.filter((file) => file.startsWith("scripts/build/"));

  expect(stampRule(sources, [script])).toEqual([]);
  expect(stampRule(sources, ["scripts/build/new/new.mjs"])).toEqual([
    "the stamp leaves out scripts/build/new/new.mjs",
  ]);
  expect(
    stampRule(
      sources.filter((file) => file !== script),
      [script],
    ),
  ).toEqual([`the stamp leaves out ${script}`]);
  expect(stampRule([...sources, "tests/e2e/chat.spec.ts"], [])).toEqual([
    "the stamp depends on tests/e2e/chat.spec.ts",
  ]);
});
