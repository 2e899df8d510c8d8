import { describe, expect, it } from "vitest";
import { GET, POST } from "@/app/api/tenders/[tenderId]/feedback/route";
import { GET as COUNT } from "@/app/api/users/[id]/reviews-rating-count/route";
import { GET as REVIEWS } from "@/app/api/users/[id]/reviews/route";
import type { FeedbackState, PartRatings, RatingCount, ReviewView } from "@/lib/feedback/schema";
import { publishOverdueFeedback } from "@/lib/feedback/service/publish-feedback";
import { db } from "@/lib/platform/server/database/db";
import type { ListAnswer } from "@/lib/shared/list-query";
import { call } from "@/tests/support/call";
import { aCompletedTender, aPro, type TestUser } from "@/tests/support/factories";

type Answer = ReviewView & { code?: string; errors?: { path: string; code: string }[] };
type Job = { client: TestUser; pro: TestUser; tender: { id: string } };

const rate = (as: TestUser, { tender }: Job, parts?: PartRatings) =>
  call<Answer>(POST, { as, params: { tenderId: tender.id }, body: { rating: 4, parts } });
const countsOf = async ({ id }: TestUser) => (await call<RatingCount>(COUNT, { params: { id } })).body;

/** A completed job of this PRO, of a client of its own. */
async function aJobOf(pro: TestUser): Promise<Job> {
  const { client, tender, offers } = await aCompletedTender();
  await db.offer.update({ where: { id: offers[0]!.id }, data: { proId: pro.id } });
  await db.tender.update({ where: { id: tender.id }, data: { recipientId: pro.id } });
  return { client, tender, pro };
}

describe("the parts of a job", () => {
  it("are rated by its client, as many as they like, and read by all once the review is published", async () => {
    const job = await aCompletedTender();
    const first = await rate(job.client, job, { quality: 5, punctuality: 2 });
    expect(first.body.parts).toEqual({ quality: 5, punctuality: 2 });

    const hidden = await call<FeedbackState>(GET, { as: job.pro, params: { tenderId: job.tender.id } });
    expect(hidden.body).toMatchObject({ other: null, hasOtherWritten: true });
    await rate(job.pro, job);

    const { body } = await call<ListAnswer<ReviewView>>(REVIEWS, { params: { id: job.pro.id } });
    expect(body.items).toMatchObject([{ rating: 4, parts: { quality: 5, punctuality: 2 } }]);
    const read = await call<FeedbackState>(GET, { as: job.pro, params: { tenderId: job.tender.id } });
    expect(read.body.other?.parts).toEqual({ quality: 5, punctuality: 2 });
    expect(read.body.own?.parts).toEqual({});
  });

  it("are not rated by the BEE, who may write without them", async () => {
    const job = await aCompletedTender();
    const refused = await rate(job.pro, job, { communication: 1 });
    expect([refused.status, refused.body.code]).toEqual([403, "forbidden"]);
    expect((await rate(job.pro, job)).status).toBe(201);
  });

  it.each([0, 6, 2.5])("have 1 to 5 stars, not %d", async (value) => {
    const job = await aCompletedTender();
    const answer = await rate(job.client, job, { value });
    expect([answer.status, answer.body.errors]).toMatchObject([422, [{ path: "parts.value" }]]);
  });

  it("show their averages on a profile from three published ratings of that part on", async () => {
    const pro = await aPro();
    const jobs = [await aJobOf(pro), await aJobOf(pro), await aJobOf(pro)];
    const given: PartRatings[] = [{ quality: 5, value: 1 }, { quality: 4, value: 1 }, { quality: 4 }];
    const shown = [];
    for (const [number, job] of jobs.entries()) {
      await rate(job.client, job, given[number]);
      await rate(pro, job);
      shown.push((await countsOf(pro)).parts);
    }
    expect(shown).toEqual([{}, {}, { quality: 4.3 }]);
  });

  it("do not count while their review is hidden", async () => {
    const pro = await aPro();
    const jobs = [await aJobOf(pro), await aJobOf(pro), await aJobOf(pro)];
    for (const job of jobs) await rate(job.client, job, { communication: 3 });
    expect((await countsOf(pro)).parts).toEqual({});

    await publishOverdueFeedback(new Date(Date.now() + 15 * 86_400_000));
    expect((await countsOf(pro)).parts).toEqual({ communication: 3 });
  });
});
