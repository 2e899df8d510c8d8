// What a new database needs beside its migrations: the queue's tables and the reference data.
import { jobHandlers } from "@/lib/concepts";
import { closeDb } from "@/lib/platform/server/db";
import { env } from "@/lib/platform/server/env";
import { prepareQueue } from "@/lib/platform/server/queue";

await prepareQueue(env.DATABASE_URL, jobHandlers);
await closeDb();
