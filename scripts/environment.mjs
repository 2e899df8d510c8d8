// What every command needs before it works: the .env file, and the secrets made at the first start.
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the project, whatever folder the command was started in. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

const SECRETS = ["TOKEN_SECRET", "FILE_ENCRYPTION_KEY"];

function secretOf(dataDir, name) {
  const folder = join(dataDir, "secrets");
  const file = join(folder, name.toLowerCase().replaceAll("_", "-"));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!existsSync(file))
    writeFileSync(file, randomBytes(48).toString("base64url"), { mode: 0o600, flag: "wx" });
  return readFileSync(file, "utf8");
}

/**
 * Fills process.env: what is set wins over .env, which wins over the secrets kept in the data folder.
 * Returns the data folder as an absolute path.
 */
export function prepareEnvironment({ dataDir, envFile = true } = {}) {
  process.chdir(ROOT);
  if (envFile && existsSync(".env")) process.loadEnvFile(".env");
  process.env.NEXT_TELEMETRY_DISABLED = "1";
  const folder = resolve(dataDir ?? (process.env.DATA_DIR || ".data"));
  process.env.DATA_DIR = folder;
  // Only what lies in it is private: PostgreSQL's own user must be able to enter.
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  for (const name of SECRETS) process.env[name] ||= secretOf(folder, name);
  return folder;
}
