import { z } from "zod";

/** How backups are sealed and tried out. */
export const backupSettings = {
  BACKUP_KEY: z
    .string()
    .min(16)
    .optional()
    .describe(
      "Seals backups (AES-256-GCM): a key or passphrase. Whoever loses it can open none of them. Left out, BACKUP_KEY_FILE counts.",
    ),
  BACKUP_KEY_FILE: z
    .string()
    .optional()
    .describe("A file with the key or passphrase. Without it and BACKUP_KEY backups are not sealed."),
  BACKUP_TRIAL_URL: z
    .string()
    .optional()
    .describe(
      "A PostgreSQL on which each backup is tried out, in a database of its own. Left out, the server of DATABASE_URL, whose user then needs CREATEDB.",
    ),
};
