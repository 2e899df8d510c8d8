import { vi } from "vitest";

const SECRETS = [
  "TOKEN_SECRET",
  "TOKEN_SECRET_PREVIOUS",
  "FILE_ENCRYPTION_KEY",
  "FILE_ENCRYPTION_KEY_PREVIOUS",
  "FILE_ENCRYPTION_KEY_LOST",
] as const;
type Secrets = Partial<Record<(typeof SECRETS)[number], string>>;

/** The secrets of all tests, with which a market starts. */
export const FIRST = {
  TOKEN_SECRET: process.env.TOKEN_SECRET ?? "",
  FILE_ENCRYPTION_KEY: process.env.FILE_ENCRYPTION_KEY ?? "",
};

const NOT_NAMED = {
  TOKEN_SECRET_PREVIOUS: "",
  FILE_ENCRYPTION_KEY_PREVIOUS: "",
  FILE_ENCRYPTION_KEY_LOST: "",
};

/**
 * Imports what a test needs as a server has it that was started anew with these secrets: settings are read, and keys derived,
 * once per process. The database goes on as it is.
 */
export async function serverWith<T>(secrets: Secrets, load: () => Promise<T>): Promise<T> {
  Object.assign(process.env, FIRST, NOT_NAMED, secrets);
  vi.resetModules();
  const { env } = await import("@/lib/platform/server/config/env");
  // A server reads a setting when it first needs it, and the next one of this process is started before that.
  for (const name of SECRETS) void env[name];
  return load();
}
