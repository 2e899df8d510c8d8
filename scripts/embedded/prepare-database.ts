// What a new database needs beside its migrations: the queue's tables, categories, plans and places.
import { jobHandlers } from "@/lib/registry";
import { closeDb } from "@/lib/platform/server/database/db";
import { directDatabaseUrl } from "@/lib/platform/server/config/env";
import { prepareQueue } from "@/lib/platform/server/queue/queue";
import { prepareReferenceData } from "@/prisma/reference/prepare";

/** Tests name a few countries, such as "AT,SK": their databases are copied often and should be small. */
const countries = process.argv[2]?.split(",");

await prepareQueue(directDatabaseUrl(), jobHandlers);
await prepareReferenceData({ countries });
await closeDb();
