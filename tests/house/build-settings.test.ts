import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { envSchema } from "@/lib/platform/server/config/env-schema";
import { BUILD_SETTINGS } from "@/scripts/commands/build.mjs";

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
