import { inject } from "vitest";

/** How many databases a Redis has. */
const DATABASES = 16;

// Runs in every worker before a test file is imported: each has a database of its own in the one Redis.
process.env.REDIS_URL = `${inject("redisUrl")}/${Number(process.env.VITEST_POOL_ID ?? 0) % DATABASES}`;
