import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { envExample } from "@/scripts/env-example";

it("keeps .env.example equal to what the schema says (npm run env:example)", () => {
  expect(readFileSync(".env.example", "utf8")).toBe(envExample());
});
