import { describe, expect, it } from "vitest";
import { PATCH as FINISH } from "@/app/api/tenders/[tenderId]/finish/route";
import { PATCH as RELEASE } from "@/app/api/tenders/[tenderId]/release/route";
import { GET as READ_TENDER } from "@/app/api/tenders/[tenderId]/route";
import { runTimers } from "@/lib/agreements/timers/service";
import { db } from "@/lib/platform/server/database/db";
import { call } from "@/tests/support/call";
import { notificationsOf } from "@/tests/support/observe";
import { rounds, ROUNDS_TIMEOUT_MS } from "@/tests/support/rounds";
import { aJobWithExtraWork, answer, aRunningJob, EXTRA_WORK, propose, statuses } from "./negotiation";

type Job = Awaited<ReturnType<typeof aRunningJob>>;

const versionOf = async ({ client, tender }: Job) =>
  (await call<{ version: number }>(READ_TENDER, { as: client, params: { tenderId: tender.id } })).body
    .version;

/** What holds after whatever happened: offer, tender, newest revision and events say one price, and it was agreed to. */
async function expectSound({ tender, offer }: Job) {
  const row = await db.tender.findUniqueOrThrow({
    where: { id: tender.id },
    select: {
      status: true,
      agreedPriceMinor: true,
      events: { select: { move: true, priceMinor: true }, where: { move: "CHANGE_TERMS" } },
    },
  });
  const { proposals, revisions, ...now } = await db.offer.findUniqueOrThrow({
    where: { id: offer.id },
    select: {
      totalMinor: true,
      proposals: { select: { status: true } },
      revisions: { select: { totalMinor: true }, orderBy: { n: "asc" } },
    },
  });
  const taken = proposals.filter(({ status }) => status === "TAKEN");
  expect({
    newest: revisions.at(-1)?.totalMinor,
    changes: revisions.length - 1,
    agreed: row.agreedPriceMinor,
    events: row.events.map(({ priceMinor }) => priceMinor),
  }).toEqual({
    newest: now.totalMinor,
    changes: taken.length,
    agreed: row.status === "NEW" ? null : now.totalMinor,
    events: taken.map(() => 52_000),
  });
  const isOpen = proposals.some(({ status }) => status === "OPEN");
  expect(isOpen && row.status !== "ACCEPTED").toBe(false);
  return { status: row.status, taken: taken.length };
}

describe("during a job, at the same moment", { timeout: ROUNDS_TIMEOUT_MS }, () => {
  it("agrees once, however often the other presses", () =>
    rounds(async () => {
      const job = await aJobWithExtraWork();
      const answers = await Promise.all([1, 2].map(() => answer(job.client, job.offer, "ACCEPT")));

      expect(statuses(answers)).toEqual([200, 409]);
      expect(await expectSound(job)).toEqual({ status: "ACCEPTED", taken: 1 });
      const told = (await notificationsOf(job.pro)).filter(({ type }) => type === "TERMS_CHANGE");
      expect(told).toHaveLength(1);
    }));

  it("lets one win when the client agrees and the BEE takes the proposal back", () =>
    rounds(async () => {
      const job = await aJobWithExtraWork();
      const answers = await Promise.all([
        answer(job.client, job.offer, "ACCEPT"),
        answer(job.pro, job.offer, "WITHDRAW"),
      ]);

      expect(statuses(answers)).toEqual([200, 409]);
      await expectSound(job);
    }));

  it("has one open proposal when both propose", () =>
    rounds(async () => {
      const job = await aRunningJob();
      const answers = await Promise.all([
        propose(job.pro, job.offer, EXTRA_WORK),
        propose(job.client, job.offer),
      ]);

      expect(statuses(answers)).toEqual([201, 409]);
      expect(answers.find(({ status }) => status === 409)?.body.code).toBe("proposal_open");
      expect(await db.offerProposal.count({ where: { offerId: job.offer.id } })).toBe(1);
    }));

  it("finishes at the price that the client saw, or agrees to the other, never both", () =>
    rounds(async () => {
      const job = await aRunningJob();
      // The BEE agrees to what the client proposes, while the client confirms the work at the price before.
      const { body: offer } = await propose(job.client, job.offer, EXTRA_WORK);
      const body = { version: await versionOf(job) };
      const finish = call<{ status: string }>(FINISH, {
        as: job.client,
        params: { tenderId: job.tender.id },
        body,
      });
      const [finished, agreed] = await Promise.all([finish, answer(job.pro, offer, "ACCEPT")]);

      expect(statuses([finished, agreed])).toEqual([200, 409]);
      expect(await expectSound(job)).toEqual(
        finished.status === 200 ? { status: "COMPLETED", taken: 0 } : { status: "ACCEPTED", taken: 1 },
      );
    }));

  it("releases the job or agrees to another price, never both", () =>
    rounds(async () => {
      const job = await aJobWithExtraWork();
      const body = { version: await versionOf(job), reason: "OTHER" };
      const release = call(RELEASE, { as: job.pro, params: { tenderId: job.tender.id }, body });
      const [released, agreed] = await Promise.all([release, answer(job.client, job.offer, "ACCEPT")]);

      expect(statuses([released, agreed])).toEqual([200, 409]);
      expect(await expectSound(job)).toEqual(
        released.status === 200 ? { status: "NEW", taken: 0 } : { status: "ACCEPTED", taken: 1 },
      );
    }));

  it("agrees or lapses, never both", () =>
    rounds(async () => {
      const job = await aJobWithExtraWork();
      const due = new Date(job.offer.proposal!.expiresAt);
      const [agreed] = await Promise.all([answer(job.client, job.offer, "ACCEPT"), runTimers(due)]);

      const { taken } = await expectSound(job);
      expect(taken).toBe(agreed.status === 200 ? 1 : 0);
      const told = (await notificationsOf(job.pro)).filter(({ type }) => type === "TERMS_CHANGE");
      expect(told).toMatchObject([{ params: { status: agreed.status === 200 ? "TAKEN" : "LAPSED" } }]);
    }));
});
