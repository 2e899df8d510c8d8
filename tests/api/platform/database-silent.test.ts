import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { GET as read } from "@/app/api/auth/user/route";
import { PATCH as change } from "@/app/api/users/[id]/route";
import { closeDb, db, withPatience, type DbClient } from "@/lib/platform/server/database/db";
import { defineJob, handle } from "@/lib/platform/server/queue/job";
import { enqueue, startQueue, stopQueue } from "@/lib/platform/server/queue/queue";
import { transact } from "@/lib/platform/server/work/transact";
import { accessTokenOf, call } from "@/tests/support/call";
import { linesToDatabase, type DatabaseLines } from "@/tests/support/cuttable-connection";
import { aClient } from "@/tests/support/factories";

const job = defineJob({ name: "after-silence", payload: z.object({}), retryLimit: 3 });
let done = 0;
const MOST_CONNECTIONS = 10;

// Each changes process.env.DATABASE_URL = its own line.
let line: DatabaseLines;

// The limits of the service, and the database at the end of a line that can fall silent.
beforeAll(async () => {
  line = await linesToDatabase();
  const run = () => Promise.resolve(void (done += 1));
  await startQueue([handle(job, run)]);
});
afterAll(async () => {
  await stopQueue();
  await closeDb();
  await line.remove();
});

const enqueueOne = () => transact(({ tx }) => enqueue(tx, job, {}));

it("answers within ten seconds when every open connection falls silent, and does jobs again", async () => {
  const client = await aClient();
  await accessTokenOf(client);
  await enqueueOne();
  await expect.poll(() => done).toBe(1);
  const body = { firstName: "Nóra" };
  const asks = Array.from(
    { length: MOST_CONNECTIONS },
    (_, number) => () =>
      number % 2 === 0
        ? call<{ code?: string }>(read, { as: client })
        : call<{ code?: string }>(change, { as: client, params: { id: client.id }, body }),
  );
  // As many connections as there may be.
  await Promise.all(asks.map(() => db.$queryRaw`SELECT pg_sleep(0.3)::text`));
  line.stall();
  line.mend();
  const since = Date.now();

  const answers = await Promise.all(asks.map((ask) => ask()));

  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
    asks.map(() => [503, "unavailable"]),
  );
  expect(Date.now() - since).toBeLessThan(10_000);
  expect((await call(read, { as: client })).status).toBe(200);
  await enqueueOne();
  // Idle connections are silent too, and are closed after ten seconds.
  await expect.poll(() => done, { timeout: 30_000 }).toBe(2);
}, 60_000);

const MS = { ms: 1, s: 1_000, min: 60_000 };

/** What PostgreSQL itself ends on a connection after how many milliseconds; 0 is never. */
async function limitOf(client: DbClient, name: string): Promise<number> {
  const [row] = await client.$queryRawUnsafe<Record<string, string>[]>(`SHOW ${name}`);
  const [, count, unit] = /^(\d+)(ms|s|min)?$/.exec(row?.[name] ?? "") ?? [];
  return Number(count) * MS[(unit ?? "ms") as keyof typeof MS];
}

const STATEMENT = "statement_timeout";
const IDLE = "idle_in_transaction_session_timeout";

it("lets PostgreSQL end what takes too long before its connection is taken for silent", async () => {
  expect(await limitOf(db, STATEMENT)).toBe(7_000);
  // Longer than a change may take.
  expect(await limitOf(db, IDLE)).toBe(20_000);
  // A change that a third party is asked in.
  await transact(async ({ tx }) => expect(await limitOf(tx, IDLE)).toBe(45_000), { timeoutMs: 45_000 });
  expect(await limitOf(db, IDLE)).toBe(20_000);
  await withPatience(async (client) => expect(await limitOf(client, STATEMENT)).toBe(0));
});
