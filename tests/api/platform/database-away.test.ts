import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { POST as forgotPassword } from "@/app/api/auth/forgot-password/route";
import { GET as read } from "@/app/api/auth/user/route";
import { GET as latest } from "@/app/api/tenders/latest/route";
import { PATCH as change } from "@/app/api/users/[id]/route";
import { closeDb, db } from "@/lib/platform/server/database/db";
import { isDatabaseAway } from "@/lib/platform/server/database/outage";
import type { SqlClient } from "@/lib/platform/server/database/typed-sql";
import { transact, transactInSql } from "@/lib/platform/server/work/transact";
import { accessTokenOf, call } from "@/tests/support/call";
import { CuttableConnection } from "@/tests/support/cuttable-connection";
import { aClient } from "@/tests/support/factories";

const PATIENCE_MS = 1_500;
const STATEMENT_MS = 1_000;
const IDLE_MS = 2_000;

let line: CuttableConnection;

// The database at the end of a line that can be cut; configured before the first connection to it.
beforeAll(async () => {
  // Its own limits are settings of a session: not through a pooler, also where the other tests are behind one.
  process.env.DATABASE_POOLED = "";
  const address = new URL(process.env.DIRECT_DATABASE_URL || (process.env.DATABASE_URL ?? ""));
  line = await CuttableConnection.to(Number(address.port));
  address.host = new URL(line.url).host;
  // In service they are longer (tests/api/platform/database-silent.test.ts).
  address.searchParams.set("query_timeout", String(PATIENCE_MS));
  address.searchParams.set("statement_timeout", String(STATEMENT_MS));
  address.searchParams.set("idle_in_transaction_session_timeout", String(IDLE_MS));
  process.env.DATABASE_URL = address.href;
  process.env.DIRECT_DATABASE_URL = "";
});
afterAll(async () => {
  await closeDb();
  await line.remove();
});

it("asks callers to come back while the database is away, and goes on by itself", async () => {
  const client = await aClient();
  await accessTokenOf(client);
  const ask = () => call<{ code?: string }>(read, { as: client });
  expect((await ask()).status).toBe(200);

  line.cut();
  for (const answer of [await ask(), await call<{ code?: string }>(latest)]) {
    expect([answer.status, answer.body.code]).toEqual([503, "unavailable"]);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  }

  line.mend();
  expect((await ask()).status).toBe(200);
});

it("lets nobody wait longer than ten seconds for a database that does not even refuse", async () => {
  const client = await aClient();
  const body = { firstName: "Nóra" };
  const asks = [
    () => call<{ code?: string }>(read, { as: client }),
    () => call<{ code?: string }>(latest),
    () => call<{ code?: string }>(change, { as: client, params: { id: client.id }, body }),
    () => call<{ code?: string }>(forgotPassword, { body: { email: client.email } }),
  ];
  await accessTokenOf(client);
  line.silence();
  const startedAt = Date.now();

  const answers = await Promise.all(asks.map((ask) => ask()));

  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
    asks.map(() => [503, "unavailable"]),
  );
  expect(Date.now() - startedAt).toBeLessThan(10_000);
  line.mend();
  expect((await call(read, { as: client })).status).toBe(200);
});

const MOST_CONNECTIONS = 10;

const changes = [
  {
    kind: "in a transaction",
    change: (run: (tx: SqlClient) => Promise<void>) => transact(({ tx }) => run(tx)),
  },
  {
    kind: "in one of SQL alone",
    change: (run: (tx: SqlClient) => Promise<void>) => transactInSql(({ tx }) => run(tx)),
  },
];

it.each(changes)(
  "gives up every connection that falls silent while it is open, $kind, and opens others",
  async (kind) => {
    const users = await Promise.all(Array.from({ length: MOST_CONNECTIONS }, () => aClient()));
    const client = await aClient();
    await accessTokenOf(client);
    const rename = (tx: SqlClient, { id }: { id: string }) =>
      tx.$executeRaw`UPDATE users SET first_name = 'Nóra' WHERE id = ${id}::uuid`;
    let begun = 0;
    const lost = users.map((user) =>
      kind.change(async (tx) => {
        await rename(tx, user);
        begun += 1;
        await vi.waitUntil(() => begun > MOST_CONNECTIONS, 10_000);
        await tx.$queryRaw`SELECT 1`;
      }),
    );
    const answers = Promise.allSettled(lost);
    await vi.waitUntil(() => begun === MOST_CONNECTIONS, 10_000);
    line.stall();
    line.mend();
    const since = Date.now();
    begun += 1;

    for (const answer of await answers)
      expect(answer.status === "rejected" && isDatabaseAway(answer.reason)).toBe(true);
    // The rollback is not waited for as well.
    expect(Date.now() - since).toBeLessThan(2 * PATIENCE_MS);
    expect((await call(read, { as: client })).status).toBe(200);
    const body = { firstName: "Nóra" };
    expect((await call(change, { as: client, params: { id: client.id }, body })).status).toBe(200);
  },
);

it("answers like in every other outage where the silence hits a request, and is back with the next", async () => {
  const client = await aClient();
  await accessTokenOf(client);
  const ask = () => call<{ code?: string }>(read, { as: client });
  expect((await ask()).status).toBe(200);
  line.stall();
  line.mend();

  const { status, body, headers } = await ask();
  expect([status, body.code]).toEqual([503, "unavailable"]);
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  await expect.poll(async () => (await ask()).status, { timeout: 10_000 }).toBe(200);
});

it("asks to come back who waits too long for somebody else's change, and keeps the connection", async () => {
  const client = await aClient();
  await accessTokenOf(client);
  const body = { firstName: "Nóra" };
  const ask = () => call<{ code?: string }>(change, { as: client, params: { id: client.id }, body });
  let letGo = () => undefined as void;
  let holding: Promise<void> = Promise.resolve();
  await new Promise<void>((held) => {
    holding = transact(async ({ tx }) => {
      await tx.$queryRaw`SELECT id FROM users WHERE id = ${client.id}::uuid FOR UPDATE`;
      held();
      await new Promise<void>((done) => (letGo = done));
    });
  });

  const answer = await ask();
  letGo();
  await holding;

  expect([answer.status, answer.body.code]).toEqual([503, "unavailable"]);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await ask()).status).toBe(200);
});

it("frees what a change has locked whose connection fell silent", async () => {
  const client = await aClient();
  await accessTokenOf(client);
  const body = { firstName: "Nóra" };
  const ask = () => call<{ code?: string }>(change, { as: client, params: { id: client.id }, body });
  const lost = transact(async ({ tx }) => {
    await tx.$queryRaw`SELECT id FROM users WHERE id = ${client.id}::uuid FOR UPDATE`;
    line.stall();
    line.mend();
    await tx.$queryRaw`SELECT 1`;
  });
  await expect(lost).rejects.toSatisfy(isDatabaseAway);

  await expect.poll(async () => (await ask()).status, { timeout: 10_000 }).toBe(200);
});

it("notices nothing of a restart: what was not begun is begun again on a new connection", async () => {
  const client = await aClient();
  await accessTokenOf(client);
  line.cut();
  line.mend();

  expect((await call(read, { as: client })).status).toBe(200);

  line.cut();
  line.mend();
  let runs = 0;
  await transact(async ({ tx }) => {
    runs += 1;
    await tx.user.update({ where: { id: client.id }, data: { firstName: "Nóra" }, select: { id: true } });
  });
  expect(runs).toBe(1);
});

it("does not repeat a change whose connection was lost in the middle", async () => {
  const client = await aClient();
  let runs = 0;

  const lost = transact(async ({ tx }) => {
    runs += 1;
    await tx.user.update({ where: { id: client.id }, data: { firstName: "Nóra" }, select: { id: true } });
    line.cut();
    await tx.$queryRaw`SELECT 1`;
  });

  await expect(lost).rejects.toThrow(/terminated|closed|Connection/i);
  line.mend();
  expect(runs).toBe(1);
  await expect
    .poll(
      async () =>
        (await db.user.findUnique({ where: { id: client.id }, select: { firstName: true } }))?.firstName,
    )
    .toBe("Nora");
});

it("asks to come back whose change met the shutdown of the server at its very end", async () => {
  const lost = transact(async ({ tx }) => {
    await tx.$executeRaw`CREATE TEMP TABLE closing (id int)`;
    await tx.$executeRaw`
      CREATE FUNCTION pg_temp.shut_down() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END'`;
    await tx.$executeRaw`
      CREATE CONSTRAINT TRIGGER at_commit AFTER INSERT ON closing DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION pg_temp.shut_down()`;
    await tx.$executeRaw`INSERT INTO closing VALUES (1)`;
  });

  await expect(lost).rejects.toSatisfy(isDatabaseAway);
});
