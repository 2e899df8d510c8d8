import { expect, it } from "vitest";
import {
  answer as settle,
  aRunningJob,
  propose as proposeTerms,
} from "@/tests/api/counter-offers/negotiation";
import { viewOf, type Job } from "@/tests/api/counter-offers/running-job";
import { localClock } from "@/lib/shared/dates/local-clock";
import { db } from "@/lib/platform/server/database/db";
import { notificationsOf } from "@/tests/support/observe";
import { inHours, mailedTo, pick, propose } from "./arranging";

/** A job for whose work a time is agreed. */
async function anAgreedTime() {
  const job = await aRunningJob();
  const { body } = await propose(job.pro, job, { kind: "WORK", times: [inHours(48)] });
  const { body: appointment } = await pick(job.client, body);
  return { job, appointment };
}

async function agreeTo(job: Job, changes: object) {
  const { body } = await proposeTerms(job.pro, job.offer, changes);
  expect((await settle(job.client, body, "ACCEPT")).status).toBe(200);
}

const dayOf = async (job: Job) => (await viewOf(job.client, job)).agreedDay;

it("ends the agreed time of the work when both agree to another day by the terms", async () => {
  const { job, appointment } = await anAgreedTime();
  await agreeTo(job, { availableFrom: "2031-05-06" });

  const ended = await db.appointment.findUniqueOrThrow({ where: { id: appointment.id } });
  expect(ended).toMatchObject({ status: "CANCELED", sequence: 2 });
  expect(await dayOf(job)).toBe("2031-05-06");
  for (const user of [job.client, job.pro]) {
    const heard = (await notificationsOf(user)).filter(({ type }) => type === "APPOINTMENT");
    expect(heard.at(-1)).toMatchObject({ params: { status: "ENDED" } });
    expect((await mailedTo(user)).at(-1)).toContain("METHOD:CANCEL");
  }

  // What the two agree on after that counts again.
  const { body } = await propose(job.pro, job, { kind: "WORK", times: [inHours(96)] });
  const { body: next } = await pick(job.client, body);
  expect(await dayOf(job)).toBe(localClock(new Date(next.startsAt ?? 0), null).day);
});

it("goes by the other day also where a visit of the work has taken place", async () => {
  const { job, appointment } = await anAgreedTime();
  await db.appointment.update({
    where: { id: appointment.id },
    data: { status: "DONE", endedAt: new Date() },
    select: { id: true },
  });
  await agreeTo(job, { availableFrom: "2031-05-06" });
  expect(await dayOf(job)).toBe("2031-05-06");
});

it("leaves the agreed time alone when only the price changes, or the same day is named", async () => {
  for (const isNamed of [false, true]) {
    const { job, appointment } = await anAgreedTime();
    const day = await dayOf(job);
    await agreeTo(job, { priceMinor: 60_000, ...(isNamed && { availableFrom: day }) });
    expect(await dayOf(job)).toBe(day);
    const { status } = await db.appointment.findUniqueOrThrow({ where: { id: appointment.id } });
    expect(status).toBe("CONFIRMED");
  }
});
