import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { singletons } from "@/lib/platform/server/config/singletons";
import { cloneTemplate, databaseUrl } from "@/scripts/embedded/test-database.mjs";

// Runs before each test file is imported: no module of the product may read a setting earlier.
const { url, template, run, tablespace, poolerUrl, zone } = inject("testServer");
const worker = process.env.VITEST_POOL_ID ?? "0";
const folder = join(tmpdir(), "tenderbee-test-");

// The previous test file may have shared the process, and its connections lead to a dropped database.
await singletons.db?.$disconnect();
singletons.db = undefined;
// So does what it has renamed and switched off in the catalogue.
singletons.catalogue = undefined;
singletons.changedNames = undefined;
const direct = await cloneTemplate(url, template, `${run}_${worker}`, { zone, tablespace });
// Without a pooler what else the shell may name is out of the way.
process.env.DATABASE_URL = poolerUrl ? databaseUrl(poolerUrl, `${run}_${worker}`) : direct;
process.env.DIRECT_DATABASE_URL = poolerUrl ? direct : "";
process.env.DATABASE_POOLED = poolerUrl ? "1" : "";
process.env.DATABASE_REPLICA_URLS = "";
// Settings are read once per process: one folder for all its files.
if (!process.env.DATA_DIR?.startsWith(folder)) process.env.DATA_DIR = mkdtempSync(folder);
process.env.TOKEN_SECRET = "a-secret-that-only-tests-know-and-share";
process.env.FILE_ENCRYPTION_KEY = "a-key-that-only-tests-know-and-share";
