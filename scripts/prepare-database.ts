// What a new database needs beside its migrations: the queue's tables, categories, plans and places.
import { jobHandlers } from "@/lib/concepts";
import { closeDb } from "@/lib/platform/server/db";
import { env } from "@/lib/platform/server/env";
import { prepareQueue } from "@/lib/platform/server/queue";
import { prepareReferenceData } from "@/prisma/reference/prepare";

/** Tests name a few countries, such as "AT,SK": their databases are copied often and should be small. */
const countries = process.argv[2]?.split(",");

await prepareQueue(env.DATABASE_URL, jobHandlers);
await prepareReferenceData({ countries });
await closeDb();
