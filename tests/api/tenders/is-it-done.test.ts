import { expect, it } from "vitest";
import { runTimers } from "@/lib/agreements/timers/service";
import { db } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import { anAcceptedTender, aPro, type TestUser } from "@/tests/support/factories";
import { notificationTypesOf } from "@/tests/support/observe";

const DAY_MS = 86_400_000;

const asked = async (user: TestUser) =>
  (await notificationTypesOf(user)).filter((type) => type === "IS_IT_DONE").length;
const day = (date: string) => new Date(`${date}T00:00:00Z`);
const agreeOn = (offerId: string | undefined, date: string, durationDays: number | null = null) =>
  db.offer.update({ where: { id: offerId ?? "" }, data: { availableFrom: day(date), durationDays } });
const want = ({ id }: { id: string }, date: string, changes = {}) =>
  db.tender.update({ where: { id }, data: { dateType: "ON_DATE", startDate: day(date), ...changes } });

it("asks both whether the work is done a day after the last wanted day, once", async () => {
  const { client, pro, tender } = await anAcceptedTender();
  const startDate = new Date("2031-03-28T00:00:00Z");
  const endDate = new Date("2031-03-30T00:00:00Z");
  await db.tender.update({ where: { id: tender.id }, data: { dateType: "RANGE", startDate, endDate } });
  const due = new Date("2031-04-01T00:00:00Z");

  await runTimers(new Date(due.getTime() - 1));
  expect(await notificationTypesOf(client)).not.toContain("IS_IT_DONE");
  await Promise.all([runTimers(due), runTimers(due)]);
  await runTimers(new Date(due.getTime() + 30 * DAY_MS));
  for (const user of [client, pro])
    expect((await notificationTypesOf(user)).filter((type) => type === "IS_IT_DONE")).toHaveLength(1);
});

it("is asked by the agreed day and its length, not by the wanted one", async () => {
  const { client, tender, offers } = await anAcceptedTender();
  await want(tender, "2031-03-10");
  await agreeOn(offers[0]?.id, "2031-03-20", 3);

  await runTimers(new Date(day("2031-03-24").getTime() - 1));
  expect(await asked(client)).toBe(0);
  await runTimers(day("2031-03-24"));
  expect(await asked(client)).toBe(1);
  // Both agree to another day.
  await agreeOn(offers[0]?.id, "2031-04-20");
  await runTimers(day("2031-04-21"));
  expect(await asked(client)).toBe(1);
  await runTimers(day("2031-04-22"));
  expect(await asked(client)).toBe(2);
});

it("is asked where only the offer names a day, and by the appointment before it", async () => {
  const { client, pro, tender, offers } = await anAcceptedTender();
  await db.tender.update({ where: { id: tender.id }, data: { dateType: "FLEXIBLE", startDate: null } });
  await runTimers(day("2031-01-01"));
  expect(await asked(client)).toBe(0);
  await agreeOn(offers[0]?.id, "2031-03-20");
  const startsAt = new Date("2031-03-25T09:00:00Z");
  await db.appointment.create({
    data: {
      id: newId(),
      tenderId: tender.id,
      proId: pro.id,
      kind: "WORK",
      status: "CONFIRMED",
      options: [],
      startsAt,
      confirmedAt: startsAt,
      durationMinutes: 60,
      overAt: startsAt,
    },
    select: { id: true },
  });
  await runTimers(day("2031-03-26"));
  expect(await asked(pro)).toBe(0);
  await runTimers(day("2031-03-27"));
  expect(await asked(pro)).toBe(1);
});

it("is not asked within a day of the acceptance, and of the next BEE again", async () => {
  const { client, pro, tender, offers } = await anAcceptedTender();
  const acceptedAt = new Date("2031-05-01T10:00:00Z");
  await want(tender, "2031-04-20", { acceptedAt });
  expect(offers).toHaveLength(1);
  await runTimers(new Date(acceptedAt.getTime() + DAY_MS - 1));
  expect(await asked(pro)).toBe(0);
  await runTimers(new Date(acceptedAt.getTime() + DAY_MS));
  expect(await asked(pro)).toBe(1);

  const next = await aPro();
  const later = new Date(acceptedAt.getTime() + 5 * DAY_MS);
  await db.tender.update({ where: { id: tender.id }, data: { recipientId: next.id, acceptedAt: later } });
  await runTimers(new Date(later.getTime() + DAY_MS));
  expect([await asked(next), await asked(pro), await asked(client)]).toEqual([1, 1, 2]);
});

it("is asked after no visit of a job that is done again and again", async () => {
  const { client, tender } = await anAcceptedTender();
  await want(tender, "2031-03-10", { repeats: "WEEKLY" });
  await runTimers(day("2031-06-01"));
  expect(await asked(client)).toBe(0);
});
