import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { cloneTemplate } from "@/scripts/test-database.mjs";

// Runs in every worker before a test file is imported: nothing of ours may read DATABASE_URL earlier.
const { url, template, run } = inject("testServer");
const worker = process.env.VITEST_POOL_ID ?? "0";

process.env.DATABASE_URL = await cloneTemplate(url, template, `${run}_${worker}`);
process.env.DATA_DIR = mkdtempSync(join(tmpdir(), "tenderbee-test-"));
process.env.TOKEN_SECRET = "a-secret-that-only-tests-know-and-share";
process.env.FILE_ENCRYPTION_KEY = "a-key-that-only-tests-know-and-share";
