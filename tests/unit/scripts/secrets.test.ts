import { existsSync, mkdtempSync, readFileSync, renameSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { prepareEnvironment } from "@/scripts/embedded/environment.mjs";

afterEach(() => void vi.unstubAllEnvs());

const NAMES = [
  "TOKEN_SECRET",
  "TOKEN_SECRET_PREVIOUS",
  "FILE_ENCRYPTION_KEY",
  "FILE_ENCRYPTION_KEY_PREVIOUS",
] as const;

function startIn(dataDir: string, set: Partial<Record<(typeof NAMES)[number], string>> = {}) {
  for (const name of NAMES) vi.stubEnv(name, set[name] ?? "");
  vi.stubEnv("DATA_DIR", dataDir);
  prepareEnvironment({ envFile: false });
  return NAMES.map((name) => process.env[name]);
}

it("a secret that is put aside in the data folder is the one before, and the next start makes a new one", () => {
  const folder = mkdtempSync(join(tmpdir(), "tenderbee-secrets-"));
  const [secret, , key] = startIn(folder);
  expect(startIn(folder)).toEqual([secret, "", key, ""]);
  const file = join(folder, "secrets", "token-secret");

  renameSync(file, `${file}-previous`);

  const [fresh, ...others] = startIn(folder);
  expect(others).toEqual([secret, key, ""]);
  expect(fresh).not.toBe(secret);
  expect(fresh).toBe(readFileSync(file, "utf8"));
});

it("the settings win over the data folder, and no secret before is ever made up", () => {
  const folder = mkdtempSync(join(tmpdir(), "tenderbee-secrets-"));
  const set = { TOKEN_SECRET: "a", TOKEN_SECRET_PREVIOUS: "b", FILE_ENCRYPTION_KEY: "c" };

  expect(startIn(folder, set)).toEqual(["a", "b", "c", ""]);
  expect(existsSync(join(folder, "secrets", "file-encryption-key-previous"))).toBe(false);
});
