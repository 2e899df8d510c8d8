import { describe, expect, it } from "vitest";
import { GET as NOTES } from "@/app/api/feedback/notes/route";
import { POST as REPLY } from "@/app/api/feedback/[reviewId]/reply/route";
import { POST as LEAVE_ON_ENDED } from "@/app/api/tenders/[tenderId]/ended-agreements/[agreementId]/feedback/route";
import { GET, POST } from "@/app/api/tenders/[tenderId]/feedback/route";
import { GET as REVIEWS } from "@/app/api/users/[id]/reviews/route";
import { LISTS, rowsOf } from "@/lib/data-export/data";
import type { FeedbackState, OwnReview, ReviewNoteList } from "@/lib/feedback/schema";
import { db } from "@/lib/platform/server/database/db";
import { call } from "@/tests/support/call";
import { aCompletedTender, anAdmin, type TestUser } from "@/tests/support/factories";
import { forgetAccount } from "@/tests/support/leave-for-good";
import { act, open, read } from "../disputes/disputing";
import { anEndedAgreement, listFor } from "./ended-agreement";

type Job = { client: TestUser; pro: TestUser; tender: { id: string } };

const NOTE = "He asked for cash, and for no invoice.";

const rate = (as: TestUser, { tender }: Job, privateNote?: string) =>
  call<OwnReview & { code?: string }>(POST, {
    as,
    params: { tenderId: tender.id },
    body: { rating: 3, text: "It works now.", privateNote },
  });
const stateFor = async (as: TestUser, { tender }: Job) =>
  (await call<FeedbackState>(GET, { as, params: { tenderId: tender.id } })).body;
const notesFor = (as?: TestUser, page = 1) =>
  call<ReviewNoteList>(NOTES, { ...(as && { as }), query: { page } });

async function exported({ id }: TestUser): Promise<string> {
  const rows: unknown[] = [];
  for await (const row of rowsOf(LISTS.reviews!(id))) rows.push(row);
  return JSON.stringify(rows);
}

/** A finished job whose client told the operator something, which both sides have reviewed. */
async function aNotedJob() {
  const job = await aCompletedTender();
  const { body: review } = await rate(job.client, job, `  ${NOTE} `);
  await rate(job.pro, job);
  return { ...job, review };
}

describe("a note to the operator beside a review", () => {
  it("is read by its author, and by the other side and visitors in no answer at all", async () => {
    const job = await aNotedJob();
    expect(job.review.privateNote).toBe(NOTE);
    expect((await stateFor(job.client, job)).own?.privateNote).toBe(NOTE);

    const params = { reviewId: job.review.id };
    const answers = [
      await stateFor(job.pro, job),
      (await call(REPLY, { as: job.pro, params, body: { reply: "Thank you." } })).body,
      (await call(REVIEWS, { params: { id: job.pro.id } })).body,
      (await call(REVIEWS, { as: job.pro, params: { id: job.pro.id } })).body,
      await db.notification.findMany({ where: { userId: job.pro.id } }),
    ].map((answer) => JSON.stringify(answer));
    expect(answers[0]).toContain("It works now.");
    for (const answer of answers) expect(answer).not.toContain("cash");
  });

  it("is in the data of its author, and not in that of the one it is about", async () => {
    const job = await aNotedJob();
    expect(await exported(job.client)).toContain(NOTE);
    const others = await exported(job.pro);
    expect(others).toContain("It works now.");
    expect(others).not.toContain("cash");
  });

  it("may be written by both sides, about a job that did not take place, too", async () => {
    const job = await aCompletedTender();
    expect((await rate(job.pro, job, NOTE)).body.privateNote).toBe(NOTE);

    const ended = await anEndedAgreement();
    const { pro, client, tender, agreementId } = ended;
    const body = { rating: 1, privateNote: NOTE };
    const params = { tenderId: tender.id, agreementId };
    expect((await call<OwnReview>(LEAVE_ON_ENDED, { as: client, params, body })).body.privateNote).toBe(NOTE);
    expect((await listFor(client, ended)).body.items[0]?.own?.privateNote).toBe(NOTE);
    expect(JSON.stringify((await listFor(pro, ended)).body)).not.toContain("cash");
  });

  it("has up to 1000 characters; a blank one counts as none", async () => {
    const job = await aCompletedTender();
    expect((await rate(job.client, job, "x".repeat(1001))).status).toBe(422);
    expect((await rate(job.client, job, "  ")).body.privateNote).toBeNull();
    expect((await rate(job.pro, job, "x".repeat(1000))).status).toBe(201);
  });

  it("goes with the account of its author; the review stays", async () => {
    const job = await aNotedJob();
    await forgetAccount(job.client);
    const row = await db.review.findUniqueOrThrow({ where: { id: job.review.id } });
    expect([row.text, row.privateNote]).toEqual(["It works now.", null]);
  });
});

describe("admins", () => {
  it("read the notes, the newest first, also of reviews that are hidden still; nobody else does", async () => {
    const older = await aNotedJob();
    const newer = await aCompletedTender();
    await rate(newer.pro, newer, "She let nobody in.");
    const { status, body } = await notesFor(await anAdmin());
    expect(status).toBe(200);
    expect(body.items.slice(0, 2)).toMatchObject([
      { text: "She let nobody in.", author: { id: newer.pro.id }, recipient: { id: newer.client.id } },
      { id: older.review.id, text: NOTE, author: { name: "Nora Berger" }, tenderId: older.tender.id },
    ]);
    for (const as of [older.client, older.pro]) expect((await notesFor(as)).status).toBe(403);
    expect((await notesFor()).status).toBe(401);
  });

  it("see ten on a page", async () => {
    const admin = await anAdmin();
    const before = (await notesFor(admin)).body.total;
    await Promise.all(
      Array.from({ length: 11 }, async () => {
        const job = await aCompletedTender();
        await rate(job.client, job, NOTE);
      }),
    );
    const [first, last] = [await notesFor(admin), await notesFor(admin, 2)];
    expect([first.body.items.length, first.body.total]).toEqual([10, before + 11]);
    const seen = new Set(first.body.items.map(({ id }) => id));
    expect(last.body.items.some(({ id }) => seen.has(id))).toBe(false);
  });

  it("read those of the two in their dispute, in which the two read none", async () => {
    const job = await aNotedJob();
    const { body: dispute } = await open(job.pro, job.tender);
    const { body: asked } = await act(job.client, dispute, { act: "mediate" });
    await act(job.pro, asked, { act: "mediate" });
    const elsewhere = await aNotedJob();

    const seen = (await read(await anAdmin(), dispute)).body.notes;
    expect(seen.map(({ id }) => id)).toEqual([job.review.id]);
    expect(seen.map(({ id }) => id)).not.toContain(elsewhere.review.id);
    for (const side of [job.client, job.pro]) expect((await read(side, dispute)).body.notes).toEqual([]);
  });
});
