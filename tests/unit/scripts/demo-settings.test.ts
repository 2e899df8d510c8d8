import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { envSchema } from "@/lib/platform/server/config/env-schema";
import { BUILD_SETTINGS, buildStamp } from "@/scripts/build/server-bundle/stamp.mjs";
import { fillDemoSettings } from "@/scripts/embedded/demo-settings.mjs";

const NETWORKS = BUILD_SETTINGS.filter((name) => name.startsWith("SOCIAL_"));

beforeEach(() => {
  for (const name of NETWORKS) vi.stubEnv(name, undefined);
});
afterEach(() => void vi.unstubAllEnvs());

it("gives a demo a profile in every network that the footer knows", () => {
  fillDemoSettings();

  expect(NETWORKS).toHaveLength(5);
  for (const name of NETWORKS) {
    const url = process.env[name];
    expect(envSchema.shape[name as "SOCIAL_FACEBOOK"].parse(url)).toBe(url);
    // An example: the home page of the network itself.
    expect(new URL(url ?? "").pathname).toBe("/");
  }
});

it("keeps what is configured", () => {
  vi.stubEnv("SOCIAL_LINKEDIN", "https://www.linkedin.com/company/tenderbee");

  fillDemoSettings();

  expect(process.env.SOCIAL_LINKEDIN).toBe("https://www.linkedin.com/company/tenderbee");
});

it("builds anew for a market that is no demo", async () => {
  const market = await buildStamp();
  fillDemoSettings();

  expect(await buildStamp()).not.toBe(market);
});
