import { expect, it } from "vitest";
import { GET } from "@/app/api/admin/jobs/route";
import { DELETE } from "@/app/api/admin/jobs/[jobId]/route";
import { POST } from "@/app/api/admin/jobs/[jobId]/retry/route";
import { failedJobList } from "@/lib/admin/failed-jobs/schema";
import { sendMailJob } from "@/lib/emails/schema";
import { db } from "@/lib/platform/server/database/db";
import { transact } from "@/lib/platform/server/work/transact";
import { newId } from "@/lib/shared/ids";
import { call, read } from "@/tests/support/call";
import { countQueries } from "@/tests/support/count-queries";
import { aClient, anAdmin, type TestUser } from "@/tests/support/factories";
import { mailsTo } from "@/tests/support/run-jobs";

const list = async (as: TestUser) => read(failedJobList, await call(GET, { as }));
const retry = (as: TestUser, jobId: string) => call<{ code: string }>(POST, { as, params: { jobId } });
const discard = (as: TestUser, jobId: string) => call<{ code: string }>(DELETE, { as, params: { jobId } });

/** A mail to a client that the mail server has refused for good. */
async function aFailedMail() {
  const client = await aClient();
  await transact((work) =>
    work.enqueue(sendMailJob, { template: "two-step", userId: client.id, change: "ON" }),
  );
  const error = JSON.stringify({
    message: `550 <${client.email}>: mailbox unavailable`,
    stack: "at deliver",
  });
  const [job] = await db.$queryRaw<{ id: string }[]>`
    UPDATE pgboss.job SET state = 'failed', retry_count = 5, completed_on = now(), output = ${error}::jsonb
    WHERE data->>'userId' = ${client.id} RETURNING id::text AS id`;
  if (!job) throw new Error("the mail was enqueued");
  return { client, jobId: job.id };
}

it("lists what the queue has given up: what, why, when, to whom and about which ids, and nothing else", async () => {
  const [admin, { client, jobId }] = [await anAdmin({ adminRights: ["SUPPORT"] }), await aFailedMail()];
  const { items } = await list(admin);
  const found = items.find(({ id }) => id === jobId);
  expect(found).toMatchObject({
    name: sendMailJob.name,
    error: "550 <…@…>: mailbox unavailable",
    template: "two-step",
    person: { id: client.id, name: "Nora Berger" },
    ids: { userId: client.id },
    tries: 6,
  });
  expect(JSON.stringify(items)).not.toContain("@example.com");
});

it("reads a page with two queries besides who is calling", async () => {
  const admin = await anAdmin();
  await list(admin);
  expect((await countQueries(() => list(admin))).queries).toBeLessThanOrEqual(1 + 2);
});

it("tries once more, for one of two who ask at once, with an entry in the audit log", async () => {
  const [admin, { client, jobId }] = [await anAdmin(), await aFailedMail()];
  const answers = await Promise.all([retry(admin, jobId), retry(admin, jobId)]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 404]));
  expect((await list(admin)).items.map(({ id }) => id)).not.toContain(jobId);
  expect(await db.auditEntry.findMany({ where: { subjectId: jobId } })).toMatchObject([
    { actorId: admin.id, action: "job.retried", after: { name: sendMailJob.name } },
  ]);
  expect((await mailsTo(client.email)).length).toBe(1);
});

it("is discarded by one of two who ask at once, with an entry in the audit log, and never tried again", async () => {
  const [admin, { client, jobId }] = [await anAdmin(), await aFailedMail()];
  const answers = await Promise.all([discard(admin, jobId), discard(admin, jobId)]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 404]));
  expect((await list(admin)).items.map(({ id }) => id)).not.toContain(jobId);
  expect(await db.auditEntry.findMany({ where: { subjectId: jobId } })).toMatchObject([
    { actorId: admin.id, action: "job.discarded", after: { name: sendMailJob.name } },
  ]);
  expect((await retry(admin, jobId)).body.code).toBe("job_not_found");
  expect(await mailsTo(client.email)).toEqual([]);
});

it("tries nothing that is not failed", async () => {
  const { status, body } = await retry(await anAdmin(), newId());
  expect([status, body.code]).toEqual([404, "job_not_found"]);
});
