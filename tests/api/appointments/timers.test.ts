import { beforeEach, expect, it } from "vitest";
import { PATCH as FINISH } from "@/app/api/tenders/[tenderId]/finish/route";
import { runTimers } from "@/lib/agreements/timers/service";
import { db } from "@/lib/platform/server/database/db";
import { call } from "@/tests/support/call";
import type { TestUser } from "@/tests/support/factories";
import { notificationsOf } from "@/tests/support/observe";
import { mailsTo } from "@/tests/support/run-jobs";
import {
  anOpenPair,
  answer,
  aProposedVisit,
  aVisit,
  DAY_MS,
  HOUR_MS,
  inHours,
  pick,
  propose,
  proposedWork,
  rowOf,
} from "./arranging";

const reminders = async (user: TestUser) =>
  (await notificationsOf(user)).filter(({ type }) => type === "APPOINTMENT_REMINDER");

beforeEach(async () => {
  // Timers look at all tenders: those of other tests stay out of it.
  await db.appointment.deleteMany();
  await db.tender.updateMany({ where: { status: "NEW" }, data: { expiresAt: new Date("2099-01-01") } });
});

/** Puts an agreed appointment at a moment that the test knows, agreed well before. */
async function at(visit: { id: string }, moment: string) {
  const startsAt = new Date(moment);
  await db.appointment.update({
    where: { id: visit.id },
    data: { startsAt, confirmedAt: new Date(0), overAt: new Date(startsAt.getTime() + HOUR_MS) },
  });
  return (hours: number, ms = 0) => new Date(startsAt.getTime() + hours * HOUR_MS + ms);
}

it.each([
  ["when the clocks go back", "2031-10-26T09:00:00Z"],
  ["when the clocks go forward", "2032-03-28T09:00:00Z"],
])("reminds both a day and an hour before, %s, once each", async (_, moment) => {
  const { client, pro, visit } = await aVisit();
  const from = await at(visit, moment);

  await runTimers(from(-24, -1));
  expect(await reminders(client)).toEqual([]);
  await Promise.all([runTimers(from(-24)), runTimers(from(-24))]);
  await runTimers(from(-2));
  expect(await reminders(client)).toHaveLength(1);
  await Promise.all([runTimers(from(-1)), runTimers(from(-1))]);
  for (const user of [client, pro]) {
    expect(await reminders(user)).toMatchObject(
      Array(2).fill({ params: { startsAt: new Date(moment).toISOString() } }),
    );
  }
});

it("says the time in each reader's zone and language, by mail the day before alone", async () => {
  const { client, pro, visit } = await aVisit();
  await db.user.update({ where: { id: client.id }, data: { timeZone: "Europe/Vienna", lang: "de" } });
  await db.user.update({ where: { id: pro.id }, data: { timeZone: "Europe/London" } });
  const from = await at(visit, "2031-10-26T09:00:00Z");
  await runTimers(from(-24));
  await runTimers(from(-1));

  const subjectsOf = async ({ email }: TestUser) =>
    (await mailsTo(email))
      .map(({ subject }) => subject)
      .filter((subject) => /Reminder|Erinnerung/.test(subject));
  expect(await subjectsOf(client)).toEqual([expect.stringContaining("10:00")]);
  expect(await subjectsOf(pro)).toEqual([expect.stringContaining(", 9:00")]);
});

it("leaves out a reminder that is late, and one for what was agreed after its moment", async () => {
  const late = await aVisit();
  const from = await at(late.visit, "2031-05-05T09:00:00Z");
  await runTimers(from(-0.5));
  expect(await reminders(late.client)).toHaveLength(1);
  await runTimers(from(0));
  expect(await reminders(late.client)).toHaveLength(1);

  const soon = await aProposedVisit({ times: [inHours(3)] });
  const { body: visit } = await pick(soon.pro, soon.visit);
  const begins = Date.parse(visit.startsAt ?? "");
  await runTimers(new Date(begins - 2 * HOUR_MS));
  expect(await reminders(soon.client)).toEqual([]);
  await runTimers(new Date(begins - HOUR_MS));
  expect(await reminders(soon.client)).toHaveLength(1);
});

it("reminds of the new time of what was moved, and not of the old one", async () => {
  const { client, pro, visit } = await aVisit();
  const begins = Date.parse(visit.startsAt ?? "");
  const times = [inHours(120)];
  const { body: asked } = await answer(client, visit, { answer: "PROPOSE", times, durationMinutes: 60 });
  await pick(pro, asked);

  await runTimers(new Date(begins - HOUR_MS));
  expect(await reminders(pro)).toEqual([]);
  await runTimers(new Date(Date.parse(times[0] ?? "") - HOUR_MS));
  expect(await reminders(pro)).toMatchObject([{ params: { startsAt: times[0] } }]);
});

it("reminds of the visits of two BEEs at the same hour, each pair of its own", async () => {
  const first = await aVisit();
  const other = await aVisit();
  const from = await at(first.visit, "2031-06-06T09:00:00Z");
  await at(other.visit, "2031-06-06T09:00:00Z");
  await runTimers(from(-1));
  for (const user of [first.client, first.pro, other.client, other.pro])
    expect(await reminders(user)).toHaveLength(1);
});

it("is over by itself: what was agreed has taken place, what was not answered lapses", async () => {
  const { visit } = await aVisit();
  const from = await at(visit, "2031-07-07T09:00:00Z");
  await runTimers(from(1, -1));
  expect((await rowOf(visit)).status).toBe("CONFIRMED");
  await Promise.all([runTimers(from(1)), runTimers(from(1))]);
  expect(await rowOf(visit)).toMatchObject({ status: "DONE", options: [] });

  const open = await aProposedVisit();
  await runTimers(new Date(Date.parse(open.visit.options.at(-1)!) + DAY_MS));
  expect(await rowOf(open.visit)).toMatchObject({ status: "CANCELED", startsAt: null });
});

it("ends with the work: an appointment that is still ahead does not take place", async () => {
  const { client, pro, tender, work } = await proposedWork();
  const { body: agreed } = await pick(client, work);
  const { version } = await db.tender.findUniqueOrThrow({ where: { id: tender.id } });
  await call(FINISH, { as: client, params: { tenderId: tender.id }, body: { version } });

  expect(await rowOf(agreed)).toMatchObject({ status: "CANCELED", sequence: 2 });
  expect((await notificationsOf(pro)).map(({ params }) => params)).toContainEqual(
    expect.objectContaining({ status: "ENDED" }),
  );
});

it("tells who proposed that the times passed without an answer, once, and only them", async () => {
  for (const by of ["client", "pro"] as const) {
    const pair = await anOpenPair();
    const { body: visit } = await propose(pair[by], pair);
    const lapsed = async (user: TestUser) =>
      (await notificationsOf(user)).filter(
        ({ params }) => (params as { status?: string }).status === "LAPSED",
      );
    const over = Date.parse(visit.options.at(-1)!);
    await runTimers(new Date(over - 1));
    expect(await lapsed(pair[by])).toEqual([]);
    await Promise.all([runTimers(new Date(over)), runTimers(new Date(over))]);
    await runTimers(new Date(over + DAY_MS));

    const other = by === "client" ? pair.pro : pair.client;
    expect(await lapsed(pair[by])).toMatchObject([
      { type: "APPOINTMENT", actorId: other.id, params: { proId: pair.pro.id } },
    ]);
    expect(await lapsed(other)).toEqual([]);
  }
});

it("tells nothing of times that were declined, or of a wish to move what has taken place", async () => {
  const declined = await aProposedVisit();
  await answer(declined.pro, declined.visit, { answer: "DECLINE" });
  const { client, pro, visit } = await aVisit();
  await answer(client, visit, { answer: "PROPOSE", times: [inHours(120)], durationMinutes: 60 });
  await runTimers(new Date(Date.parse(visit.startsAt ?? "") + HOUR_MS));
  for (const user of [declined.client, client, pro])
    expect((await notificationsOf(user)).map(({ params }) => params)).not.toContainEqual(
      expect.objectContaining({ status: "LAPSED" }),
    );
});
