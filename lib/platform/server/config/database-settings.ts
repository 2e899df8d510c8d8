import { z } from "zod";
import { flag } from "./flag";

/** Where the database is, and how it is spoken to. */
export const databaseSettings = {
  DATABASE_URL: z
    .string()
    .min(1)
    .describe("A PostgreSQL 15 or newer. Left out, the scripts start the embedded one in DATA_DIR."),
  DIRECT_DATABASE_URL: z
    .string()
    .min(1)
    .optional()
    .describe(
      "The same database without a pooler before it: for the queue and what wakes it, migrations, backups and work of minutes. Left out, all of that goes to DATABASE_URL.",
    ),
  DATABASE_POOLED: flag
    .prefault("0")
    .describe(
      "1 says that DATABASE_URL is a PgBouncer in transaction mode: calls then keep no named statements and no settings in their connections. Needs DIRECT_DATABASE_URL; docs/DEPLOY.md has PgBouncer's own settings.",
    ),
  DATABASE_REPLICA_URLS: z
    .string()
    .transform((list) => list.split(",").map((url) => url.trim()))
    .pipe(z.array(z.url({ protocol: /^postgres(ql)?$/ })))
    .optional()
    .describe(
      "Streaming replicas of DATABASE_URL, with commas between: lists, the directory, public pages and price guides are read there. A replica more than two seconds behind is not used; docs/operations/REPLICAS.md. Not set, everything is read at DATABASE_URL.",
    ),
  MIGRATION_LOCK_SECONDS: z.coerce
    .number()
    .positive()
    .max(600)
    .default(5)
    .describe(
      "How long a statement of a migration waits for a table that somebody uses, and all who come after it with it. Then it lets them through and tries again, five times in all.",
    ),
};
