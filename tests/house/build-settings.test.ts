import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { envSchema } from "@/lib/platform/server/config/env-schema";
import { BUILD_SETTINGS, stampSources } from "@/scripts/build/server-bundle/stamp.mjs";

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

it("builds anew when anything changes that a build is made of, its own scripts too", async () => {
  const sources = await stampSources();
  const scripts = readdirSync("scripts/build", { recursive: true, encoding: "utf8" })
    .map((file) => `scripts/build/${file.replaceAll("\\", "/")}`)
    .filter((file) => /\.[cm]js$/.test(file));

  expect(sources).toEqual(
    expect.arrayContaining([...scripts, "next.config.mjs", "server.ts", "lib/registry.ts"]),
  );
  expect(sources).toEqual(
    expect.arrayContaining(["messages/hu/home.json", "components/files/shrink-worker.ts"]),
  );
  expect(sources.filter((file) => /^(tests|docs|node_modules)\//.test(file))).toEqual([]);
});
