import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { directDatabaseUrl } from "@/lib/platform/server/config/env";
import { runTimers } from "@/lib/agreements/timers/service";
import { db } from "@/lib/platform/server/database/db";
import { aTenderWithOffers, type Market, type TestUser } from "@/tests/support/factories";
import { notificationTypesOf, systemMessagesOf } from "@/tests/support/observe";
import { aDispute, rowOf } from "../disputes/disputing";

const KILLS = 10;
const KILLED_WITHIN_MS = 30;
const TENDERS = 40;
const DAY_MS = 86_400_000;
// In the night in which clocks go back in Europe.
const END = new Date("2031-10-26T01:30:00Z");
const after = (days: number) => new Date(END.getTime() + days * DAY_MS);

// A connection of its own: it must outlive those that it ends.
const killer = new pg.Client({ connectionString: directDatabaseUrl() });
beforeAll(() => killer.connect());
afterAll(() => killer.end());

// Timers look at all tenders: those of other tests would be run, too.
beforeEach(async () => {
  await db.tender.updateMany({ where: { status: "NEW" }, data: { expiresAt: new Date("2099-01-01") } });
});

/** Ends the connections that have locked or written something, as the death of the server would; how many. */
async function killTransactions(): Promise<number> {
  const { rowCount } = await killer.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_xid IS NOT NULL AND backend_type = 'client backend'`,
  );
  return rowCount ?? 0;
}

/** As the queue does: a job that failed is run again. The pool may still hold connections that were ended. */
async function runAtLast(now: Date, triesLeft = 5): Promise<void> {
  try {
    await runTimers(now);
  } catch (error) {
    if (triesLeft === 0) throw error;
    await runAtLast(now, triesLeft - 1);
  }
}

/**
 * Runs the job again and again, killed at ever other moments, and at last to its end; how often it was killed. What is
 * killed is one of its tenders: those behind it go on, so a run is killed more than once.
 */
async function runThroughKills(now: Date): Promise<number> {
  let kills = 0;
  for (let attempt = 0; kills < KILLS && attempt < KILLS * 2; attempt++) {
    let isOver = false;
    const job = runTimers(now)
      .catch(() => undefined)
      .finally(() => (isOver = true));
    while (kills < KILLS && !isOver) {
      await pause((kills * 7) % KILLED_WITHIN_MS);
      kills += await killTransactions();
    }
    await job;
  }
  await runAtLast(now);
  return kills;
}

/** How often each was mailed under such a heading. */
async function mailsOf({ id }: TestUser, heading: string): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pgboss.job WHERE name = 'send-mail' AND data ->> 'userId' = ${id}
      AND data ->> 'template' = 'notification' AND data ->> 'heading' LIKE ${heading}`;
  return row?.count ?? 0;
}

async function expectEndedOnce({ client, tender, pros: [pro] }: Market): Promise<void> {
  if (!pro) throw new Error("an offer has a PRO");
  const types = (await notificationTypesOf(client)).filter((type) => type.startsWith("TENDER_"));
  expect(types).toEqual(["TENDER_EXPIRING", "TENDER_EXPIRED"]);
  expect(await notificationTypesOf(pro)).toEqual(["TENDER_EXPIRED"]);
  expect(await systemMessagesOf(tender, pro)).toEqual(["1 OFFER_SENT", "2 TENDER_EXPIRED"]);
  for (const each of [client, pro]) expect(await mailsOf(each, "%has ended%")).toBe(1);
  const where = { tenderId: tender.id };
  const [events, offers] = [
    await db.tenderEvent.count({ where: { ...where, move: "CANCEL" } }),
    await db.offer.findMany({ where, select: { status: true, givenBack: { select: { asBonus: true } } } }),
  ];
  expect([events, offers]).toEqual([1, [{ status: "DECLINED", givenBack: { asBonus: false } }]]);
  const [allowance] = await db.offerAllowance.findMany({ where: { userId: pro.id } });
  expect(allowance).toMatchObject({ used: 0, bonus: 0 });
  expect(await db.timerRun.count({ where: { subjectId: tender.id } })).toBe(2);
}

it("does everything once and forgets nothing, though the job is killed twenty times in the middle", async () => {
  const markets: Market[] = [];
  for (let number = 0; number < TENDERS; number++) markets.push(await aTenderWithOffers(1));
  const ids = markets.map(({ tender }) => tender.id);
  const times = { createdAt: after(-30), expiresAt: END };
  await db.tender.updateMany({ where: { id: { in: ids } }, data: times });

  expect(await runThroughKills(after(-1))).toBeGreaterThanOrEqual(KILLS);
  expect(await runThroughKills(after(1))).toBeGreaterThanOrEqual(KILLS);
  await Promise.all([runAtLast(after(1)), runAtLast(after(2))]);

  for (const market of markets) await expectEndedOnce(market);
}, 90_000);

it("takes each dispute to an admin once, though the job is killed ten times in the middle", async () => {
  const disputes: Awaited<ReturnType<typeof aDispute>>[] = [];
  for (let number = 0; number < TENDERS; number++) disputes.push(await aDispute());
  const ids = disputes.map(({ dispute }) => dispute.id);
  await db.dispute.updateMany({ where: { id: { in: ids } }, data: { talkUntil: END } });

  expect(await runThroughKills(END)).toBeGreaterThanOrEqual(KILLS);
  await Promise.all([runAtLast(END), runAtLast(after(1))]);

  for (const { client, pro, tender, dispute } of disputes) {
    expect(await rowOf(dispute)).toMatchObject({ status: "MEDIATION", version: 2, mediationAt: END });
    expect((await systemMessagesOf(tender, pro)).at(-1)).toBe("4 DISPUTE_MEDIATION");
    expect(await notificationTypesOf(client)).toEqual(["NEW_OFFER", "DISPUTE"]);
    expect(await notificationTypesOf(pro)).toEqual(["ACCEPT_OFFER", "DISPUTE", "DISPUTE"]);
    for (const each of [client, pro]) expect(await mailsOf(each, "Our team decides%")).toBe(1);
    expect(await db.timerRun.count({ where: { subjectId: tender.id } })).toBe(1);
  }
}, 90_000);
