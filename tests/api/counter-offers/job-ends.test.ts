import { expect, it } from "vitest";
import { PATCH as FINISH_REQUEST } from "@/app/api/tenders/[tenderId]/finish-request/route";
import { PATCH as FINISH } from "@/app/api/tenders/[tenderId]/finish/route";
import { PATCH as RELEASE } from "@/app/api/tenders/[tenderId]/release/route";
import { runTimers } from "@/lib/agreements/timers/service";
import { db } from "@/lib/platform/server/database/db";
import { call } from "@/tests/support/call";
import { notificationsOf, systemMessagesOf } from "@/tests/support/observe";
import { aJobWithExtraWork, answer, aRunningJob, EXTRA_WORK, offerOf, propose } from "./negotiation";
import { eventsOf, finish, rowOf, viewOf, type Job } from "./running-job";

it("lapses after 72 hours, told once to the one who proposed, and nothing is changed by silence", async () => {
  const job = await aJobWithExtraWork();
  const due = new Date(job.offer.proposal!.expiresAt).getTime();
  await runTimers(new Date(due - 1));
  expect((await offerOf(job.client, job.market)).proposal?.status).toBe("OPEN");

  await Promise.all([runTimers(new Date(due)), runTimers(new Date(due))]);
  await runTimers(new Date(due + 86_400_000));
  expect(await offerOf(job.client, job.market)).toMatchObject({
    totalMinor: 45_000,
    proposal: { status: "LAPSED", may: [] },
  });
  const told = (await notificationsOf(job.pro)).filter(({ type }) => type === "TERMS_CHANGE");
  expect(told).toMatchObject([{ params: { status: "LAPSED" } }]);
  expect(
    (await systemMessagesOf(job.tender, job.pro)).filter((line) => line.endsWith("LAPSED")),
  ).toHaveLength(1);
  expect((await rowOf(job)).agreedPriceMinor).toBe(45_000);
});

it("ends with the job: finished, released or completed by silence, whatever is open", async () => {
  const statusOf = async ({ offer }: Job) =>
    (await db.offerProposal.findFirstOrThrow({ where: { offerId: offer.id } })).status;

  const finished = await aJobWithExtraWork();
  expect((await finish(finished)).status).toBe(200);
  expect(await statusOf(finished)).toBe("LAPSED");
  expect((await answer(finished.client, finished.offer, "ACCEPT")).body.code).toBe("proposal_closed");
  expect((await propose(finished.client, finished.offer)).body.code).toBe("tender_not_open");
  expect((await rowOf(finished)).agreedPriceMinor).toBe(45_000);

  const released = await aJobWithExtraWork();
  const { version } = await viewOf(released.pro, released);
  const body = { version, reason: "OTHER" };
  await call(RELEASE, { as: released.pro, params: { tenderId: released.tender.id }, body });
  expect(await statusOf(released)).toBe("LAPSED");

  const silent = await aJobWithExtraWork();
  const seen = await viewOf(silent.pro, silent);
  const params = { tenderId: silent.tender.id };
  await call(FINISH_REQUEST, { as: silent.pro, params, body: { version: seen.version } });
  for (const days of [2, 5, 7]) await runTimers(new Date(Date.now() + days * 86_400_000 + 60_000));
  expect(await rowOf(silent)).toMatchObject({ status: "COMPLETED", agreedPriceMinor: 45_000 });
  expect(await statusOf(silent)).toBe("LAPSED");
});

it("can be agreed while the work is reported as done, and the client confirms no price they did not see", async () => {
  const job = await aRunningJob();
  const params = { tenderId: job.tender.id };
  const { version } = await viewOf(job.pro, job);
  await call(FINISH_REQUEST, { as: job.pro, params, body: { version } });
  const seen = await viewOf(job.client, job);
  const { body } = await propose(job.pro, job.offer, EXTRA_WORK);
  await answer(job.client, body, "ACCEPT");

  const stale = await call<{ code: string }>(FINISH, {
    as: job.client,
    params,
    body: { version: seen.version },
  });
  expect(stale.body.code).toBe("stale_version");
  expect((await finish(job)).status).toBe(200);
  const done = (await eventsOf(job)).at(-1);
  expect(done).toMatchObject({ move: "FINISH_WORK", priceMinor: 52_000 });
});
