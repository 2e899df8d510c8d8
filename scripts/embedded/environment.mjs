// What every command needs first: the .env file, and the secrets generated at the first start.
import { createECDH, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The root folder of the project, independent of the working directory. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");

const SECRETS = ["TOKEN_SECRET", "FILE_ENCRYPTION_KEY"];

function readSecret(dataDir, name, make) {
  const folder = join(dataDir, "secrets");
  const file = join(folder, name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) writeFileSync(file, make(), { mode: 0o600, flag: "wx" });
  return readFileSync(file, "utf8");
}

const fileOf = (name) => name.toLowerCase().replaceAll("_", "-");

function secretOf(dataDir, name) {
  return readSecret(dataDir, fileOf(name), () => randomBytes(48).toString("base64url"));
}

/** The secret before, which an operator has kept beside the new one. */
function previousOf(dataDir, name) {
  const file = join(dataDir, "secrets", fileOf(name));
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/**
 * A VAPID key pair, by which push services identify the server: a point of the curve P-256 and its private number,
 * one line each.
 */
function makePushKeys() {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  // A number with leading zeros is exported shorter than its required 32 bytes.
  const secret = Buffer.alloc(32);
  const number = pair.getPrivateKey();
  number.copy(secret, 32 - number.length);
  return `${pair.getPublicKey("base64url")}\n${secret.toString("base64url")}\n`;
}

/** Half a pair is useless, so the pair only counts as a whole; the server reports a missing half. */
function preparePushKeys(dataDir) {
  if (process.env.VAPID_PUBLIC_KEY || process.env.VAPID_PRIVATE_KEY) return;
  const [publicKey, privateKey] = readSecret(dataDir, "vapid-keys", makePushKeys).split("\n");
  process.env.VAPID_PUBLIC_KEY = publicKey;
  process.env.VAPID_PRIVATE_KEY = privateKey;
}

/** The names of all settings. tests/house keeps .env.example equal to the schema, which only TypeScript can read. */
const settingNames = () =>
  [...readFileSync(join(ROOT, ".env.example"), "utf8").matchAll(/^# ([A-Z][A-Z0-9_]*)=/gm)].map(
    ([, name]) => name,
  );

/**
 * For tests: removes every setting that the shell has exported, as it may lead to real services. Once for a run and all of its
 * processes, which are given settings of the tests. NODE_ENV stays: it says how, and not where, a process works.
 */
export function forgetSettings() {
  process.env.__NEXT_PROCESSED_ENV = "true";
  if (process.env.TENDERBEE_SETTINGS_FORGOTTEN) return;
  process.env.TENDERBEE_SETTINGS_FORGOTTEN = "1";
  for (const name of settingNames()) if (name !== "NODE_ENV") delete process.env[name];
}

/**
 * Fills process.env: variables that are set win over .env, which wins over the secrets kept in the data folder.
 * Returns the data folder as an absolute path.
 */
export function prepareEnvironment({ dataDir, envFile = true } = {}) {
  process.chdir(ROOT);
  if (envFile && existsSync(".env")) process.loadEnvFile(".env");
  process.env.NEXT_TELEMETRY_DISABLED = "1";
  // Next takes it that .env is read, and so leaves it alone: Next's own reading would put what it makes of a $ in a value
  // into its place, and would show real services to tests.
  process.env.__NEXT_PROCESSED_ENV = "true";
  const folder = resolve(dataDir ?? (process.env.DATA_DIR || ".data"));
  process.env.DATA_DIR = folder;
  // Only its content is private: PostgreSQL's own user must be able to enter.
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  for (const name of SECRETS) {
    process.env[name] ||= secretOf(folder, name);
    process.env[`${name}_PREVIOUS`] ||= previousOf(folder, `${name}_PREVIOUS`);
  }
  preparePushKeys(folder);
  return folder;
}
