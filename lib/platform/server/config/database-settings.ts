import { z } from "zod";

/** Where the database is, and how it is spoken to. */
export const databaseSettings = {
  DATABASE_URL: z
    .string()
    .min(1)
    .describe("A PostgreSQL 15 or newer. Left out, the scripts start the embedded one in DATA_DIR."),
  MIGRATION_LOCK_SECONDS: z.coerce
    .number()
    .positive()
    .max(600)
    .default(5)
    .describe(
      "How long a statement of a migration waits for a table that somebody uses, and all who come after it with it. Then it lets them through and tries again, five times in all.",
    ),
};
