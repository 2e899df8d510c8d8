import { afterEach, expect, it, vi } from "vitest";
import { ensureDatabase } from "@/scripts/embedded/postgres.mjs";

const POOLER = "postgresql://bouncer:6432/tenderbee";
const DIRECT = "postgresql://db:5432/tenderbee";

afterEach(() => vi.unstubAllEnvs());

function name(pooler: string, direct: string, isPooled: string): void {
  vi.stubEnv("DATABASE_URL", pooler);
  vi.stubEnv("DIRECT_DATABASE_URL", direct);
  vi.stubEnv("DATABASE_POOLED", isPooled);
}

it("has commands work past a pooler, and calls through it", async () => {
  name(POOLER, DIRECT, "1");

  expect(await ensureDatabase()).toMatchObject({ url: DIRECT, callsUrl: POOLER });
});

it("is one address for both where there is no pooler", async () => {
  name(DIRECT, "", "");

  expect(await ensureDatabase()).toMatchObject({ url: DIRECT, callsUrl: DIRECT });
});

it("is the one that a program names, whatever the environment has", async () => {
  name(POOLER, DIRECT, "1");

  const found = await ensureDatabase({ url: "postgresql://tests/one" });

  expect(found).toMatchObject({ url: "postgresql://tests/one", callsUrl: undefined });
});

it("is refused when only the pooler is named", async () => {
  name(POOLER, "", "1");

  await expect(ensureDatabase()).rejects.toThrow("DATABASE_POOLED: needs DIRECT_DATABASE_URL");
});
