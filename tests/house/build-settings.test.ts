import { expect, it } from "vitest";
import { envSchema } from "@/lib/platform/server/env-schema";
import { BUILD_SETTINGS } from "@/scripts/build.mjs";

it("builds anew when a setting changes that static pages print", () => {
  const described = Object.entries(envSchema.shape).filter(([, field]) =>
    field.description?.includes("Build setting"),
  );

  expect(described.map(([name]) => name).sort()).toEqual([...BUILD_SETTINGS].sort());
});
