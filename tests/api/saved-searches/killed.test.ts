import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { directDatabaseUrl } from "@/lib/platform/server/config/env";
import { db } from "@/lib/platform/server/database/db";
import { aTender, type TestUser } from "@/tests/support/factories";
import { alertsOfOneTest, aSearcher, match } from "./searchers";

const KILLS = 20;
const KILLED_WITHIN_MS = 30;
const PROS = 5;
const TENDERS = 10;

alertsOfOneTest();

// A connection of its own: it must outlive those that it ends.
const killer = new pg.Client({ connectionString: directDatabaseUrl() });
beforeAll(() => killer.connect());
afterAll(() => killer.end());

/** Ends the connections that are in the middle of a transaction, as the death of the server would; how many. */
async function killTransactions(): Promise<number> {
  const { rowCount } = await killer.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start IS NOT NULL AND backend_type = 'client backend'`,
  );
  return rowCount ?? 0;
}

const pushesOf = ({ id }: TestUser) =>
  db.$queryRaw<{ about: string }[]>`
    SELECT o ->> 'notificationId' AS about FROM pgboss.job, jsonb_array_elements(data -> 'orders') o
    WHERE name = 'send-pushes' AND o ->> 'userId' = ${id}`;
const mailsOf = ({ id }: TestUser) =>
  db.$queryRaw<{ about: string }[]>`
    SELECT data -> 'tenders' -> 0 ->> 'id' AS about FROM pgboss.job
    WHERE name = 'send-mail' AND data ->> 'userId' = ${id}`;

/** As the queue does: a job that failed is tried again. The pool may still hold connections that were ended. */
async function matchAtLast(tender: Parameters<typeof match>[0], triesLeft = 5): Promise<unknown> {
  try {
    return await match(tender);
  } catch (error) {
    if (triesLeft === 0) throw error;
    return matchAtLast(tender, triesLeft - 1);
  }
}

it("alerts each PRO once to each tender, though the job is killed twenty times in the middle", async () => {
  const pros: TestUser[] = [];
  for (let number = 0; number < PROS; number++) pros.push((await aSearcher()).pro);
  const tenders = await Promise.all(Array.from({ length: TENDERS }, () => aTender()));
  let kills = 0;
  for (let attempt = 0; kills < KILLS && attempt < KILLS * 20; attempt++) {
    const tender = tenders[attempt % TENDERS];
    if (!tender) throw new Error("no tender");
    const job = match(tender).catch(() => undefined);
    await pause((attempt * 7) % KILLED_WITHIN_MS);
    kills += await killTransactions();
    await job;
    // What was done by then is taken back, so that the next try has as much to lose.
    if (kills < KILLS) await killer.query("DELETE FROM search_matches WHERE tender_id = $1", [tender.id]);
  }
  expect(kills).toBeGreaterThanOrEqual(KILLS);

  for (const tender of tenders) await matchAtLast(tender);
  for (const pro of pros) {
    const alerts = await db.matchAlert.count({ where: { userId: pro.id } });
    const bell = await db.notification.findMany({ where: { userId: pro.id }, select: { tenderId: true } });
    expect([alerts, bell.length, new Set(bell.map(({ tenderId }) => tenderId)).size]).toEqual([10, 10, 10]);
    const pushes = (await pushesOf(pro)).map(({ about }) => about);
    const mails = (await mailsOf(pro)).map(({ about }) => about);
    expect([pushes.length, new Set(pushes).size, mails.length, new Set(mails).size]).toEqual([6, 6, 3, 3]);
    const [day] = await db.alertDay.findMany({ where: { userId: pro.id } });
    expect(day).toMatchObject({ pushes: 6, emails: 3 });
  }
}, 60_000);
