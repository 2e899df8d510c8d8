import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { envSchema } from "@/lib/platform/server/config/env-schema";

const DOCUMENT = readFileSync("docs/security/NETWORK.md", "utf8");

/** What names an address, of a server or of this one. */
const IS_ADDRESS = /_(URLS?|ENDPOINT|ISSUER|DSN)$/;

it("docs/security/NETWORK.md has every setting with an address", () => {
  const settings = Object.keys(envSchema.shape).filter((name) => IS_ADDRESS.test(name));
  expect(settings.length).toBeGreaterThan(15);
  expect(settings.filter((name) => !DOCUMENT.includes(`\`${name}\``))).toEqual([]);
});
