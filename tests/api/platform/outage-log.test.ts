import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { z } from "zod";
import { GET as read } from "@/app/api/auth/user/route";
import { GET as ready } from "@/app/api/ready/route";
import { log } from "@/lib/platform/server/config/log";
import { closeDb, db } from "@/lib/platform/server/database/db";
import { defineJob, handle } from "@/lib/platform/server/queue/job";
import { enqueue, startQueue, stopQueue } from "@/lib/platform/server/queue/queue";
import { transact } from "@/lib/platform/server/work/transact";
import { accessTokenOf, call } from "@/tests/support/call";
import { linesToDatabase, type DatabaseLines } from "@/tests/support/cuttable-connection";
import { aClient, type TestUser } from "@/tests/support/factories";
import { realtimeServers } from "@/tests/support/realtime-servers";

const job = defineJob({ name: "needs-database", payload: z.object({}), retryLimit: 3 });
const JOBS = 5;
const letGo: (() => void)[] = [];
let failedJobs = 0;

async function run(): Promise<void> {
  await new Promise<void>((done) => letGo.push(done));
  await db.user.count().catch((error: unknown) => {
    failedJobs += 1;
    throw error;
  });
}

// Each changes process.env.DATABASE_URL = its own line.
let line: DatabaseLines;

// The database at the end of a line that can be cut; configured before the first connection to it.
beforeAll(async () => {
  line = await linesToDatabase();
  await startQueue([handle(job, run)]);
});
// Sessions are looked at again all the time, not every quarter of an hour.
const servers = realtimeServers({ modules: "none", checkEveryMs: 50 });
afterAll(async () => {
  line.mend();
  await stopQueue();
  await closeDb();
  await line.remove();
});

/** What a newcomer's socket hears while the database is away. */
function refusal(token: string): Promise<string> {
  const socket = servers.open(token);
  return new Promise((done) => socket.once("connect_error", ({ message }) => done(message)));
}

async function useEverything(user: TestUser): Promise<void> {
  const token = await accessTokenOf(user);
  for (const release of letGo) release();
  for (let probe = 1; probe <= 3; probe++) {
    const answer = await call<{ code?: string }>(ready);
    expect([answer.status, answer.body.code]).toEqual([503, "unavailable"]);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await call(read, { as: user })).status).toBe(503);
    expect(await refusal(token)).toBe("unavailable");
  }
  await expect.poll(() => failedJobs).toBe(JOBS);
}

it("is said once when it begins and once when it ends, whatever failed meanwhile", async () => {
  const user = await aClient();
  for (let device = 1; device <= 3; device++) await servers.connect(user);
  await transact(async ({ tx }) => {
    for (let number = 1; number <= JOBS; number++) await enqueue(tx, job, {});
  });
  await expect.poll(() => letGo.length).toBe(JOBS);
  expect((await call(ready)).status).toBe(200);
  const lines = [vi.spyOn(log, "error"), vi.spyOn(log, "warn")];
  const said = () => lines.flatMap(({ mock }) => mock.calls.map((line) => line.at(-1)));

  line.cut();
  await useEverything(user);
  expect(said()).toEqual(["the database is away"]);

  line.mend();
  await expect.poll(said, { timeout: 10_000 }).toEqual(["the database is away", "the database is back"]);
  expect((await call(ready)).status).toBe(200);
});
