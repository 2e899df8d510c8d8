import { readFileSync } from "node:fs";
import { env } from "@/lib/platform/server/config/env";
import { BackupError } from "../schema";

const LEAST_CHARACTERS = 16;

/** The key or passphrase of sets, or undefined when they are not sealed. Throws BackupError when its file is no good. */
export function maybeBackupKey(): string | undefined {
  const { BACKUP_KEY: key, BACKUP_KEY_FILE: path } = env;
  if (key || !path) return key;
  try {
    const text = readFileSync(path, "utf8").trim();
    if (text.length >= LEAST_CHARACTERS) return text;
  } catch (error) {
    throw new BackupError(`BACKUP_KEY_FILE cannot be read: ${path}`, { cause: error });
  }
  throw new BackupError(`BACKUP_KEY_FILE holds fewer than ${LEAST_CHARACTERS} characters: ${path}`);
}
