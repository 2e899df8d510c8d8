import { beforeEach, expect, it } from "vitest";
import { runTimers } from "@/lib/agreements/timers/service";
import { deleteExpired } from "@/lib/maintenance/service";
import { db } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import { aCompletedTender, anAcceptedTender, aTender } from "@/tests/support/factories";
import { notificationTypesOf } from "@/tests/support/observe";

const DAY_MS = 86_400_000;
const DONE = new Date("2031-05-05T08:00:00Z");
const after = (days: number) => new Date(DONE.getTime() + days * DAY_MS);

// Timers look at all tenders: those of other tests would be run, too.
beforeEach(async () => {
  await db.tender.updateMany({ where: { status: "NEW" }, data: { expiresAt: new Date("2099-01-01") } });
  await db.timerRun.deleteMany();
});

const runsOf = ({ id: subjectId }: { id: string }) => db.timerRun.count({ where: { subjectId } });

it("forgets what timers did 30 days after a tender has ended, when none of them runs any more", async () => {
  const { tender, client } = await aCompletedTender();
  await db.tender.update({ where: { id: tender.id }, data: { completedAt: DONE } });
  await runTimers(after(3));
  await runTimers(after(10));
  expect(await runsOf(tender)).toBe(2);

  await deleteExpired(after(29));
  expect(await runsOf(tender)).toBe(2);
  expect(await deleteExpired(after(41))).toMatchObject({ timerRuns: 2 });
  expect(await runsOf(tender)).toBe(0);

  const before = await notificationTypesOf(client);
  await runTimers(after(41));
  expect(await notificationTypesOf(client)).toEqual(before);
});

it("keeps what it did for a job that is never finished, and asks nothing a second time", async () => {
  const { tender, client } = await anAcceptedTender();
  const day = new Date("2031-05-01T00:00:00Z");
  await db.tender.update({ where: { id: tender.id }, data: { dateType: "ON_DATE", startDate: day } });
  await runTimers(DONE);
  const asked = async () =>
    (await notificationTypesOf(client)).filter((type) => type === "IS_IT_DONE").length;
  expect(await asked()).toBe(1);

  await deleteExpired(after(700));
  await runTimers(after(700));
  expect([await runsOf(tender), await asked()]).toEqual([1, 1]);
});

it("forgets what it did for a tender that is no longer there, however many there were", async () => {
  const kept = await aTender();
  const run = (subjectId: string, number: number) => ({
    id: newId(),
    timer: "gone",
    subjectId,
    dueAt: after(number),
    ranAt: DONE,
  });
  const gone = newId();
  await db.timerRun.createMany({ data: Array.from({ length: 2100 }, (_, number) => run(gone, number)) });
  await db.timerRun.create({ data: run(kept.id, 0) });

  expect(await deleteExpired(after(31))).toMatchObject({ timerRuns: 2100 });
  expect(await runsOf(kept)).toBe(1);
});
