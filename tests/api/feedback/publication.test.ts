import { describe, expect, it } from "vitest";
import { GET } from "@/app/api/tenders/[tenderId]/feedback/route";
import { jobs } from "@/lib/feedback/jobs";
import type { FeedbackState } from "@/lib/feedback/schema";
import { leaveFeedback } from "@/lib/feedback/service/leave-feedback";
import { publishOverdueFeedback } from "@/lib/feedback/service/publish-feedback";
import { db } from "@/lib/platform/server/database/db";
import { call } from "@/tests/support/call";
import { actorOf, aCompletedTender, type TestUser } from "@/tests/support/factories";
import { notificationsOf } from "@/tests/support/observe";

const DAY_MS = 86_400_000;

/** A completed job on which only the client has given feedback, finished that many days ago. */
async function aHalfReviewedJob(daysAgo: number) {
  const job = await aCompletedTender();
  const { client, tender } = job;
  const feedback = { rating: 2, text: "It took three weeks." };
  await leaveFeedback({ actor: actorOf(client), tenderId: tender.id, feedback, idempotencyKey: null });
  const completedAt = new Date(Date.now() - daysAgo * DAY_MS);
  await db.tender.update({ where: { id: tender.id }, data: { completedAt } });
  return job;
}

const ratingOf = ({ id }: TestUser) =>
  db.user.findUniqueOrThrow({ where: { id }, select: { ratingAverage: true, ratingCount: true } });

describe("fourteen days after completion", () => {
  it("what one side wrote alone is published, counted and notified", async () => {
    const { client, pro, tender } = await aHalfReviewedJob(14);

    await publishOverdueFeedback();

    const { body } = await call<FeedbackState>(GET, { as: pro, params: { tenderId: tender.id } });
    expect(body).toMatchObject({
      own: null,
      other: { rating: 2, text: "It took three weeks." },
      mayWrite: false,
      mayReply: true,
    });
    expect(await ratingOf(pro)).toEqual({ ratingAverage: 2, ratingCount: 1 });
    expect((await notificationsOf(pro)).at(-1)).toMatchObject({
      type: "FEEDBACK",
      actorId: client.id,
      params: { rating: 2 },
    });
  });

  it("and not a day earlier", async () => {
    const { pro } = await aHalfReviewedJob(13);
    await publishOverdueFeedback();
    expect(await ratingOf(pro)).toEqual({ ratingAverage: 0, ratingCount: 0 });
  });

  it("happens once, also when two servers do it at the same moment", async () => {
    const { pro } = await aHalfReviewedJob(15);

    await Promise.all([publishOverdueFeedback(), publishOverdueFeedback()]);
    await publishOverdueFeedback();

    const notifications = (await notificationsOf(pro)).filter(({ type }) => type === "FEEDBACK");
    expect(notifications).toHaveLength(1);
    expect(await ratingOf(pro)).toEqual({ ratingAverage: 2, ratingCount: 1 });
  });

  it("comes by the clock, every hour", async () => {
    const { pro } = await aHalfReviewedJob(20);
    const [job] = jobs;
    expect(job?.cron).toMatch(/^\d+ \* \* \* \*$/);
    await job?.run({}, { jobId: "1" });
    expect((await ratingOf(pro)).ratingCount).toBe(1);
  });
});
