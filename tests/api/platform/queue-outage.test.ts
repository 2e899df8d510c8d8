import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { closeDb, db } from "@/lib/platform/server/database/db";
import { isDatabaseAway } from "@/lib/platform/server/database/outage";
import { defineJob, handle } from "@/lib/platform/server/queue/job";
import { enqueue, startQueue, stopQueue } from "@/lib/platform/server/queue/queue";
import { transact } from "@/lib/platform/server/work/transact";
import { linesToDatabase, type DatabaseLines } from "@/tests/support/cuttable-connection";

const job = defineJob({ name: "met-an-outage", payload: z.object({}), retryLimit: 3 });
let begun = 0;
let letGo = () => {};

// The database at the end of a line that can be cut: changes process.env.DATABASE_URL = its own.
let line: DatabaseLines;

beforeAll(async () => {
  line = await linesToDatabase();
  const run = async () => {
    begun += 1;
    await new Promise<void>((done) => (letGo = done));
  };
  await startQueue([handle(job, run)]);
});
afterAll(async () => {
  await stopQueue();
  await closeDb();
  await line.remove();
});

it("writes the end of a job down as soon as the database is back, and does it once", async () => {
  await transact(({ tx }) => enqueue(tx, job, {}));
  await expect.poll(() => begun).toBe(1);

  line.cut();
  letGo();
  await expect(db.$queryRaw`SELECT 1`).rejects.toSatisfy(isDatabaseAway);
  line.mend();

  const states = () => db.$queryRaw`SELECT state::text FROM pgboss.job WHERE name = 'met-an-outage'`;
  await expect.poll(states, { timeout: 10_000 }).toEqual([{ state: "completed" }]);
  expect(begun).toBe(1);
});
