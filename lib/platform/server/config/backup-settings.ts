import { z } from "zod";

/** Where backups go, how they are sealed and where they are tried out. */
export const backupSettings = {
  BACKUP_DIR: z
    .string()
    .optional()
    .describe(
      "Writes a backup into this folder every night, kept for 7 days and 4 weeks. It should lie on another disk, and processes on several machines must share it.",
    ),
  BACKUP_BUCKET: z
    .string()
    .optional()
    .describe(
      "Puts the nightly backup into this bucket, at the storage and with the key of the S3 settings, in place of BACKUP_DIR. It should not be S3_BUCKET.",
    ),
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
      "A PostgreSQL on which each backup is tried out, in a database of its own. Left out, the server of DATABASE_URL (or DIRECT_DATABASE_URL), whose user then needs CREATEDB.",
    ),
};
