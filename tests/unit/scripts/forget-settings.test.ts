import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { envSchema } from "@/lib/platform/server/config/env-schema";

const FORGET = `
  import { forgetSettings } from "./scripts/embedded/environment.mjs";
  forgetSettings();
  process.env.S3_BUCKET = "a-bucket-of-a-test";
  // A process of the same run is given settings on purpose.
  forgetSettings();
  console.log(JSON.stringify(process.env));
`;

it("keeps what a shell has exported away from tests, and leaves what tests set themselves", () => {
  const exported = Object.fromEntries(Object.keys(envSchema.shape).map((name) => [name, "of-a-real-market"]));
  const env = { ...exported, NODE_ENV: "test" as const, PATH: process.env.PATH };
  const options = ["--input-type=module", "--eval", FORGET];

  const left = JSON.parse(execFileSync(process.execPath, options, { env, encoding: "utf8" })) as object;

  const settings = Object.entries(left).filter(([name]) => name in envSchema.shape);
  expect(Object.fromEntries(settings)).toEqual({ NODE_ENV: "test", S3_BUCKET: "a-bucket-of-a-test" });
});
