import { afterAll, beforeAll, expect, it } from "vitest";
import { db } from "@/lib/platform/server/database/db";
import { isDatabaseAway } from "@/lib/platform/server/database/outage";
import { newId } from "@/lib/shared/ids";
import { linesToDatabase, type DatabaseLines } from "@/tests/support/cuttable-connection";
import { scrape, startMeasuredServer, valueOf, type MeasuredServer } from "@/tests/support/metrics-server";

// The database at the end of a line that can be cut: changes process.env.DATABASE_URL = its own.
let line: DatabaseLines;
let server: MeasuredServer;
beforeAll(async () => {
  line = await linesToDatabase();
  server = await startMeasuredServer();
});
afterAll(async () => {
  line.mend();
  await server.stop();
  await line.remove();
});

it("has no number of given up jobs that it cannot count, which would look like none", async () => {
  await db.$executeRaw`
    INSERT INTO pgboss.job (id, name, state, data) VALUES (${newId()}::uuid, 'send-mail', 'failed', '{}')`;
  line.cut();
  const whileAway = await scrape(server);
  line.mend();

  expect(whileAway).not.toMatch(/^tenderbee_queue_given_up /m);
  const count = async () => valueOf(await scrape(server), "tenderbee_queue_given_up");
  await expect.poll(count, { timeout: 15_000, interval: 500 }).toBe(1);
});

it("says that the database is away, for as long as it is", async () => {
  const isAway = async () => valueOf(await scrape(server), "tenderbee_database_away");
  await expect.poll(isAway, { timeout: 10_000 }).toBe(0);

  line.cut();
  await expect(db.$queryRaw`SELECT 1`).rejects.toSatisfy(isDatabaseAway);
  expect((await fetch(`${server.url}/api/tenders/latest`)).status).toBe(503);
  expect(await isAway()).toBe(1);

  line.mend();
  await expect.poll(isAway, { timeout: 10_000 }).toBe(0);
});
