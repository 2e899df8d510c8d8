import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { envDocs } from "@/scripts/commands/env-docs";
import { envExample } from "@/scripts/commands/env-example";

it("keeps .env.example equal to what the schema says (npm run env:example)", () => {
  expect(readFileSync(".env.example", "utf8")).toBe(envExample());
});

it("keeps docs/CONFIGURATION.md equal to what the schema says (npm run env:example)", () => {
  expect(readFileSync("docs/CONFIGURATION.md", "utf8")).toBe(envDocs());
});
