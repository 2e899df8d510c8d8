import { describe, expect, it } from "vitest";
import { PATCH as CANCEL } from "@/app/api/tenders/[tenderId]/cancel/route";
import { PATCH as REFUSE } from "@/app/api/tenders/[tenderId]/finish-refusal/route";
import { PATCH as REQUEST } from "@/app/api/tenders/[tenderId]/finish-request/route";
import { PATCH as FINISH } from "@/app/api/tenders/[tenderId]/finish/route";
import { PATCH as RELEASE } from "@/app/api/tenders/[tenderId]/release/route";
import { GET } from "@/app/api/tenders/[tenderId]/route";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { finishTender } from "@/lib/agreements/service/finish-tender";
import { releaseTender } from "@/lib/agreements/service/release-tender";
import { runTimers } from "@/lib/agreements/timers/service";
import { jobs as emailJobs } from "@/lib/emails/jobs";
import { db } from "@/lib/platform/server/database/db";
import { call } from "@/tests/support/call";
import { actorOf, aClient, anAcceptedTender, aPro, type TestUser } from "@/tests/support/factories";
import { notificationsOf, notificationTypesOf, systemMessagesOf } from "@/tests/support/observe";
import { rounds, ROUNDS_TIMEOUT_MS } from "@/tests/support/rounds";
import { mailsTo, runJobs } from "@/tests/support/run-jobs";

type Answer = TenderView & { code?: string };
type Agreed = Awaited<ReturnType<typeof anAcceptedTender>>;

const DAY_MS = 86_400_000;
/** The night in which clocks go forward in Europe lies within the seven days. */
const REPORTED = new Date("2031-03-27T12:00:00Z");
const after = (days: number, ms = 0) => new Date(REPORTED.getTime() + days * DAY_MS + ms);

const rowOf = ({ id }: { id: string }) => db.tender.findUniqueOrThrow({ where: { id } });
const view = async (as: TestUser, { id }: { id: string }) =>
  (await call<TenderView>(GET, { as, params: { tenderId: id } })).body;
const request = (as: TestUser, { id, version }: Agreed["tender"], note?: string) =>
  call<Answer>(REQUEST, { as, params: { tenderId: id }, body: { version, ...(note && { note }) } });
const refuse = (as: TestUser, id: string, version: number, reason = "The ceiling is missing.") =>
  call<Answer>(REFUSE, { as, params: { tenderId: id }, body: { version, reason } });
const lastTypesOf = async (user: TestUser, count: number) => (await notificationTypesOf(user)).slice(-count);

/** An agreement whose PRO has reported the work as done, at a moment that the tests know. */
async function aReportedJob(): Promise<Agreed> {
  const agreed = await anAcceptedTender();
  await request(agreed.pro, agreed.tender);
  await db.tender.update({ where: { id: agreed.tender.id }, data: { finishRequestedAt: REPORTED } });
  return agreed;
}

it("is reported by the accepted BEE, with a word that the client reads at once", async () => {
  const { client, pro, tender } = await anAcceptedTender();
  const { body } = await request(pro, tender, "All rooms are painted.");

  expect(body).toMatchObject({ status: "ACCEPTED", finishNote: "All rooms are painted." });
  expect(body.finishRequestedAt).not.toBeNull();
  expect(body.may).not.toContain("requestFinish");
  expect((await view(client, tender)).may).toEqual(expect.arrayContaining(["finish", "refuseFinish"]));
  expect(await lastTypesOf(client, 1)).toEqual(["FINISH_REQUESTED"]);
  expect(await systemMessagesOf(tender, pro)).toContain("3 FINISH_REQUESTED");
  await runJobs(emailJobs);
  expect((await mailsTo(client.email)).at(-1)?.text).toContain("All rooms are painted.");
});

it("is answered with “not yet” and why: the work goes on, and can be reported again", async () => {
  const { client, pro, tender } = await anAcceptedTender();
  const { version } = (await request(pro, tender)).body;
  const { body } = await refuse(client, tender.id, version);

  expect(body).toMatchObject({ status: "ACCEPTED", finishRequestedAt: null, finishNote: null });
  const [row] = (await notificationsOf(pro)).slice(-1);
  expect(row).toMatchObject({ type: "FINISH_REFUSED", actorId: client.id });
  const { status } = await request(pro, { ...tender, version: body.version });
  expect(status).toBe(200);
});

it("reminds the client after two and five days, and is completed after seven by silence", async () => {
  const { client, pro, tender } = await aReportedJob();
  const before = (await notificationTypesOf(client)).length;
  const news = async () => (await notificationTypesOf(client)).slice(before);

  await runTimers(after(2, -1));
  expect(await news()).toEqual([]);
  await Promise.all([runTimers(after(2)), runTimers(after(2))]);
  await runTimers(after(5, -1));
  expect(await news()).toEqual(["FINISH_REMINDER"]);
  await runTimers(after(5));
  await runTimers(after(7, -1));
  expect(await news()).toEqual(["FINISH_REMINDER", "FINISH_REMINDER"]);
  expect((await rowOf(tender)).status).toBe("ACCEPTED");

  await Promise.all([runTimers(after(7)), runTimers(after(7))]);
  await runTimers(after(8));
  expect((await rowOf(tender)).status).toBe("COMPLETED");
  expect(await news()).toEqual(["FINISH_REMINDER", "FINISH_REMINDER", "LEAVE_FEEDBACK"]);
  const [done] = (await notificationsOf(pro)).slice(-1);
  expect(done).toMatchObject({ type: "WORK_FINISHED", params: { status: "SILENCE" } });
  expect((await systemMessagesOf(tender, pro)).at(-1)).toMatch(/WORK_COMPLETED$/);
  const event = { tenderId: tender.id, move: "FINISH_WORK" } as const;
  expect(await db.tenderEvent.findFirstOrThrow({ where: event })).toMatchObject({ actorId: null });
  for (const { id } of [client, pro])
    expect((await db.user.findUniqueOrThrow({ where: { id } })).completedCount).toBe(1);
});

it("is never completed without both reminders: a job that was away for weeks reminds first and waits a day", async () => {
  const { client, tender } = await aReportedJob();
  await runTimers(after(20));
  expect(await lastTypesOf(client, 2)).toEqual(["FINISH_REMINDER", "FINISH_REMINDER"]);
  await runTimers(after(21, -1));
  expect((await rowOf(tender)).status).toBe("ACCEPTED");
  await runTimers(after(21));
  expect((await rowOf(tender)).status).toBe("COMPLETED");
});

it("nothing happens by itself after “not yet”, a confirmation or the end of the agreement", async () => {
  const [refused, confirmed, released] = [await aReportedJob(), await aReportedJob(), await aReportedJob()];
  const versionOf = async ({ tender }: Agreed) => (await rowOf(tender)).version;
  await refuse(refused.client, refused.tender.id, await versionOf(refused));
  const call_ = { actor: actorOf(confirmed.client), lang: "en", tenderId: confirmed.tender.id } as const;
  await finishTender({ ...call_, seenVersion: await versionOf(confirmed) });
  const move = { version: await versionOf(released), reason: "SCHEDULE" } as const;
  const tenderId = released.tender.id;
  await releaseTender({ actor: actorOf(released.client), lang: "en", tenderId, move });
  await db.tender.update({ where: { id: tenderId }, data: { expiresAt: new Date("2099-01-01") } });

  const counts = async () =>
    Promise.all(
      [refused, confirmed, released].map(async ({ client }) => (await notificationsOf(client)).length),
    );
  const before = await counts();
  for (const days of [2, 5, 7, 9]) await runTimers(after(days));
  expect((await rowOf(refused.tender)).status).toBe("ACCEPTED");
  expect(await rowOf(released.tender)).toMatchObject({ status: "NEW", finishRequestedAt: null });
  expect(await counts()).toEqual(before);
});

describe("at the moment in which the seven days are over", { timeout: ROUNDS_TIMEOUT_MS }, () => {
  it("lets one win when the client answers “not yet”", () =>
    rounds(async () => {
      const { client, tender } = await aReportedJob();
      await runTimers(after(5));
      const { version } = await rowOf(tender);
      const [answer] = await Promise.all([refuse(client, tender.id, version), runTimers(after(7))]);
      const row = await rowOf(tender);
      expect(row.status).toBe(answer.status === 200 ? "ACCEPTED" : "COMPLETED");
      expect(row.finishRequestedAt === null).toBe(answer.status === 200);
    }));

  it("finishes the work once, by the client or by silence", () =>
    rounds(async () => {
      const { client, pro, tender } = await aReportedJob();
      await runTimers(after(5));
      const { version } = await rowOf(tender);
      const params = { tenderId: tender.id };
      const confirm = call<Answer>(FINISH, { as: client, params, body: { version } });
      const [answer] = await Promise.all([confirm, runTimers(after(7))]);

      const isConfirmed = answer.status === 200;
      expect(isConfirmed || answer.body.code).toBeOneOf([true, "tender_not_open"]);
      const events = await db.tenderEvent.findMany({ where: { ...params, move: "FINISH_WORK" } });
      expect(events.map(({ actorId }) => actorId)).toEqual([isConfirmed ? client.id : null]);
      for (const { id } of [client, pro])
        expect(await db.user.findUnique({ where: { id } })).toMatchObject({ completedCount: 1 });
      expect((await notificationTypesOf(pro)).filter((type) => type === "WORK_FINISHED")).toHaveLength(1);
      expect((await systemMessagesOf(tender, pro)).at(-1)).toBe(
        isConfirmed ? "4 WORK_FINISHED" : "4 WORK_COMPLETED",
      );
    }));
});

describe("at the moment in which the work is confirmed", { timeout: ROUNDS_TIMEOUT_MS }, () => {
  const press = (handler: typeof CANCEL, as: TestUser, { id, version }: Agreed["tender"]) =>
    call<Answer>(handler, { as, params: { tenderId: id }, body: { version, reason: "OTHER" } });

  it.each([
    ["the client cancels in another tab", CANCEL, "client", "CANCELED"],
    ["the BEE releases the job", RELEASE, "pro", "NEW"],
  ] as const)("lets one win when %s", (_, handler, who, ended) =>
    rounds(async () => {
      const agreed = await anAcceptedTender();
      const { client, tender } = agreed;
      const confirm = call<Answer>(FINISH, {
        as: client,
        params: { tenderId: tender.id },
        body: { version: tender.version },
      });
      const [confirmed, other] = await Promise.all([confirm, press(handler, agreed[who], tender)]);

      const isDone = confirmed.status === 200;
      expect([confirmed.status, other.status]).toEqual(isDone ? [200, 409] : [409, 200]);
      expect((await rowOf(tender)).status).toBe(isDone ? "COMPLETED" : ended);
      const moves = await db.tenderEvent.count({ where: { tenderId: tender.id } });
      // The acceptance, and what won.
      expect(moves).toBe(2);
    }),
  );
});

it("is refused to everybody else, twice, out of time and without a reason", async () => {
  const { client, pro, tender } = await anAcceptedTender(2);
  const rival = await aPro();
  expect((await request(client, tender)).body.code).toBe("tender_not_yours");
  expect((await request(rival, tender)).body.code).toBe("tender_not_found");
  expect((await request(pro, { ...tender, version: tender.version + 1 })).body.code).toBe("stale_version");
  expect((await refuse(client, tender.id, tender.version)).body.code).toBe("finish_not_requested");
  expect((await request(pro, tender, "x".repeat(501))).status).toBe(422);

  const answers = await Promise.all([request(pro, tender), request(pro, tender)]);
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  const { version } = await rowOf(tender);
  expect((await request(pro, { ...tender, version })).body.code).toBe("finish_requested");
  expect((await refuse(client, tender.id, version, "No")).status).toBe(422);
  expect((await refuse(pro, tender.id, version)).body.code).toBe("tender_not_yours");
  expect((await refuse(await aClient(), tender.id, version)).body.code).toBe("tender_not_found");
});
