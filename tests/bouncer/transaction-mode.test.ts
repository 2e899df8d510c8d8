import pg from "pg";
import { afterEach, beforeEach, expect, it } from "vitest";
import { GET as list } from "@/app/api/tenders/route";
import { directDatabaseUrl, env } from "@/lib/platform/server/config/env";
import { closeDb, db, requireLimits } from "@/lib/platform/server/database/db";
import { call } from "@/tests/support/call";
import { queryOn } from "@/tests/support/empty-database";
import { aPro } from "@/tests/support/factories";

/** As many as a process has. */
const CONNECTIONS = 10;

const onServer = (text: string) => queryOn(directDatabaseUrl(), text);
const database = new URL(directDatabaseUrl()).pathname.slice(1);

/** Ends the connections that PgBouncer keeps to this database: the next ones begin anew. */
async function endSessions(): Promise<void> {
  await closeDb();
  await onServer(
    `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = '${database}' AND pid <> pg_backend_pid()`,
  );
}

type Session = { pid: number; zone: string; limit: string; idleLimit: string; statements: number };

/** Looks into all sessions at once. */
async function sessions(): Promise<Session[]> {
  const looks = await Promise.all(
    Array.from(
      { length: CONNECTIONS },
      () =>
        db.$queryRaw<Session[]>`
        SELECT pg_backend_pid() AS pid, current_setting('TimeZone') AS zone,
          current_setting('statement_timeout') AS limit,
          current_setting('idle_in_transaction_session_timeout') AS "idleLimit",
          (SELECT count(*)::int FROM pg_prepared_statements) AS statements, pg_sleep(0.2)::text`,
    ),
  );
  return looks.flat();
}

beforeEach(endSessions);
afterEach(endSessions);

it("is what the calls of these tests go through", async () => {
  expect(new URL(env.DATABASE_URL).port).not.toBe(new URL(directDatabaseUrl()).port);
  // Which is how a direct connection of the product begins.
  const client = new pg.Client({ connectionString: env.DATABASE_URL, options: "-c timezone=UTC" });
  await expect(client.connect()).rejects.toThrow("unsupported startup parameter");
});

it("reads times in UTC wherever PostgreSQL stands", async () => {
  expect(await onServer("SHOW timezone")).toEqual([{ TimeZone: "America/New_York" }]);

  const found = await sessions();

  expect(new Set(found.map(({ pid }) => pid)).size).toBeGreaterThan(1);
  expect(new Set(found.map(({ zone }) => zone))).toEqual(new Set(["UTC"]));
});

it("keeps no statement in a connection that the next call of another client gets", async () => {
  const pro = await aPro();
  for (let round = 0; round < CONNECTIONS; round++) expect((await call(list, { as: pro })).status).toBe(200);

  const found = await sessions();

  expect(found.map(({ statements }) => statements)).toEqual(Array.from({ length: CONNECTIONS }, () => 0));
});

it("has every statement end in time, and does not start where PgBouncer sees to no limit", async () => {
  await expect(requireLimits()).resolves.toBeUndefined();
  for (const { limit, idleLimit } of await sessions()) expect([limit, idleLimit]).toEqual(["7s", "20s"]);
  await endSessions();

  // What one client sets stays in the connection: the next statement meets the same one.
  await db.$executeRaw`SET statement_timeout = 0`;

  await expect(requireLimits()).rejects.toThrow("PgBouncer sets no limits");
});
