import { describe, expect, it } from "vitest";
import { GET as fetchFile } from "@/app/api/files/[publicId]/route";
import { POST as upload } from "@/app/api/files/upload/single/route";
import { POST as LEAVE_ON_ENDED } from "@/app/api/tenders/[tenderId]/ended-agreements/[agreementId]/feedback/route";
import { GET, POST } from "@/app/api/tenders/[tenderId]/feedback/route";
import { GET as REVIEWS } from "@/app/api/users/[id]/reviews/route";
import { LISTS, rowsOf } from "@/lib/data-export/data";
import type { FeedbackState, ReviewView } from "@/lib/feedback/schema";
import { publishOverdueFeedback } from "@/lib/feedback/service/publish-feedback";
import type { FileView } from "@/lib/files/schema";
import { db } from "@/lib/platform/server/database/db";
import type { FieldIssue } from "@/lib/shared/errors";
import type { ListAnswer } from "@/lib/shared/list-query";
import { call } from "@/tests/support/call";
import { aClient, aCompletedTender, anAdmin, type TestUser } from "@/tests/support/factories";
import { forgetAccount } from "@/tests/support/leave-for-good";
import { act, DECISION, open } from "../disputes/disputing";
import { A_PDF, aForm, aPicture } from "../files/pictures";
import { anEndedAgreement } from "./ended-agreement";

type Answer = ReviewView & { code?: string; errors?: FieldIssue[] };
type Job = { client: TestUser; pro: TestUser; tender: { id: string } };

async function uploaded(as: TestUser, bytes?: Buffer, folder = "tenders"): Promise<string> {
  const body = aForm([{ bytes: bytes ?? (await aPicture()), name: "a.png" }], { folder });
  return (await call<FileView>(upload, { as, body })).body.publicId;
}
async function photosOf(as: TestUser, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 0; number < count; number++) ids.push(await uploaded(as));
  return ids;
}

const rate = (as: TestUser, { tender }: Job, photoIds?: string[], key?: string) =>
  call<Answer>(POST, {
    as,
    params: { tenderId: tender.id },
    body: { rating: 4, photoIds },
    headers: key ? { "Idempotency-Key": key } : {},
  });
const stateFor = async (as: TestUser, { tender }: Job) =>
  (await call<FeedbackState>(GET, { as, params: { tenderId: tender.id } })).body;
const publicReviews = async ({ id }: TestUser) =>
  (await call<ListAnswer<ReviewView>>(REVIEWS, { params: { id } })).body;
const idsOf = (review: ReviewView | null | undefined) => review?.photos.map(({ publicId }) => publicId);
const used = async (ids: string[]) =>
  (await db.file.findMany({ where: { publicId: { in: ids } } })).map(({ attachedTo }) => attachedTo);

/** What a browser gets that fetches the picture from an address. */
async function statusOf({ publicId, url }: Pick<FileView, "publicId" | "url">): Promise<number> {
  const query = Object.fromEntries(new URL(url, "http://localhost").searchParams);
  return (await call(fetchFile, { params: { publicId }, query })).status;
}

describe("photos with the feedback of a client", () => {
  it("are the client's alone while the review is hidden, and everybody's with it, in their order", async () => {
    const job = await aCompletedTender();
    const ids = await photosOf(job.client, 3);
    const first = await rate(job.client, job, ids);
    expect([first.status, idsOf(first.body)]).toEqual([201, ids]);
    expect(await used(ids)).toEqual(["REVIEW", "REVIEW", "REVIEW"]);
    const [photo] = first.body.photos;
    expect([photo?.width, photo?.height]).toEqual([320, 240]);
    expect(await statusOf(photo!)).toBe(200);
    expect(await statusOf({ ...photo!, url: `/api/files/${photo!.publicId}` })).toBe(404);

    expect(idsOf((await stateFor(job.client, job)).own)).toEqual(ids);
    for (const seen of [await stateFor(job.pro, job), await publicReviews(job.pro)])
      expect(ids.filter((id) => JSON.stringify(seen).includes(id))).toEqual([]);

    await rate(job.pro, job);
    expect(idsOf((await stateFor(job.pro, job)).other)).toEqual(ids);
    const [shown] = (await publicReviews(job.pro)).items;
    expect(idsOf(shown)).toEqual(ids);
    expect(await statusOf(shown!.photos[2]!)).toBe(200);
    expect(idsOf((await stateFor(job.client, job)).other)).toEqual([]);
  });

  it("appear with a review that is published when its time is over", async () => {
    const job = await aCompletedTender();
    const ids = await photosOf(job.client, 1);
    await rate(job.client, job, ids);
    await publishOverdueFeedback(new Date(Date.now() + 15 * 86_400_000));
    expect(idsOf((await publicReviews(job.pro)).items[0])).toEqual(ids);
  });

  it("are the client's own uploads, judged by what is in them, that nothing else uses, three at most", async () => {
    const job = await aCompletedTender();
    const [mine = ""] = await photosOf(job.client, 1);
    const foreign = await uploaded(await aClient());
    const pdf = await uploaded(job.client, A_PDF);
    const elsewhere = await uploaded(job.client, undefined, "files");
    const issuesOf = async (photoIds: string[]) => (await rate(job.client, job, photoIds)).body.errors;
    expect(await issuesOf([mine, foreign])).toMatchObject([{ path: "photoIds.1", code: "fileGone" }]);
    expect(await issuesOf([pdf])).toMatchObject([{ path: "photoIds.0", code: "fileWrongKind" }]);
    expect(await issuesOf([elsewhere])).toMatchObject([{ path: "photoIds.0", code: "fileWrongKind" }]);
    expect((await rate(job.client, job, await photosOf(job.client, 4))).status).toBe(422);
    expect((await stateFor(job.client, job)).own).toBeNull();

    expect((await rate(job.client, job, [mine])).status).toBe(201);
    const other = await aCompletedTender();
    await db.tender.update({ where: { id: other.tender.id }, data: { creatorId: job.client.id } });
    const again = await rate(job.client, { ...other, client: job.client }, [mine]);
    expect(again.body.errors).toMatchObject([{ path: "photoIds.0", code: "fileInUse" }]);
  });

  it("come once, however often they are sent", async () => {
    const job = await aCompletedTender();
    const ids = await photosOf(job.client, 2);
    const answers = await Promise.all([1, 2].map(() => rate(job.client, job, ids, "one-press")));
    expect(answers.map(({ status, body }) => [status, idsOf(body)])).toEqual([
      [201, ids],
      [201, ids],
    ]);
    const rivals = await aCompletedTender();
    const one = await photosOf(rivals.client, 1);
    const both = await Promise.all([1, 2].map(() => rate(rivals.client, rivals, one)));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  it("are not for the BEE, and not for a job that did not take place", async () => {
    const job = await aCompletedTender();
    const refused = await rate(job.pro, job, await photosOf(job.pro, 1));
    expect([refused.status, refused.body.code]).toEqual([403, "forbidden"]);
    expect((await rate(job.pro, job, [])).status).toBe(201);

    const { client, tender, agreementId } = await anEndedAgreement();
    const [id = ""] = await photosOf(client, 1);
    const params = { tenderId: tender.id, agreementId };
    const { status, body } = await call<Answer>(LEAVE_ON_ENDED, {
      as: client,
      params,
      body: { rating: 1, photoIds: [id] },
    });
    expect([status, body.photos, await used([id])]).toEqual([201, [], [null]]);
  });
});

describe("photos of a review go", () => {
  it("when the decision of a dispute takes the review out", async () => {
    const job = await aCompletedTender();
    const ids = await photosOf(job.client, 2);
    await rate(job.client, job, ids);
    await rate(job.pro, job);
    const [photo] = (await publicReviews(job.pro)).items[0]!.photos;
    const { body: dispute } = await open(job.pro, job.tender);
    const { body: asked } = await act(job.client, dispute, { act: "mediate" });
    const { body: mediation } = await act(job.pro, asked, { act: "mediate" });
    await act(await anAdmin(), mediation, { ...DECISION, reviewStays: false });

    expect((await publicReviews(job.pro)).items).toEqual([]);
    expect(idsOf((await stateFor(job.client, job)).own)).toEqual([]);
    expect(await used(ids)).toEqual([]);
    expect(await statusOf(photo!)).toBe(404);
  });

  it("with the account of who took them; the words stay", async () => {
    const job = await aCompletedTender();
    const ids = await photosOf(job.client, 1);
    await rate(job.client, job, ids);
    await rate(job.pro, job);
    await forgetAccount(job.pro);
    expect(idsOf((await stateFor(job.client, job)).own)).toEqual(ids);

    await forgetAccount(job.client);
    expect(await db.review.findMany({ where: { authorId: job.client.id } })).toHaveLength(1);
    expect(await db.reviewPhoto.count({ where: { review: { authorId: job.client.id } } })).toBe(0);
    expect(await used(ids)).toEqual([null]);
  });
});

it("are in the data of their author, and once published in that of the BEE", async () => {
  const job = await aCompletedTender();
  const ids = await photosOf(job.client, 2);
  await rate(job.client, job, ids);
  const photosIn = async ({ id }: TestUser) => {
    const rows: unknown[] = [];
    for await (const row of rowsOf(LISTS.reviews!(id))) rows.push(row);
    return rows.map((row) => (row as { photos: string[] }).photos);
  };
  expect(await photosIn(job.client)).toEqual([ids]);
  expect(await photosIn(job.pro)).toEqual([]);
  await rate(job.pro, job);
  expect(new Set(await photosIn(job.pro))).toEqual(new Set([ids, []]));
});
