import { describe, expect, it } from "vitest";
import { POST as REPLY } from "@/app/api/feedback/[reviewId]/reply/route";
import { GET, POST } from "@/app/api/tenders/[tenderId]/feedback/route";
import type { FeedbackState, ReviewView } from "@/lib/feedback/schema";
import { db } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import { call } from "@/tests/support/call";
import {
  aClient,
  aCompletedTender,
  anAcceptedTender,
  anAdmin,
  aPro,
  aTenderWithOffers,
  type TestUser,
} from "@/tests/support/factories";
import { recordEmits, notificationsOf, notificationTypesOf } from "@/tests/support/observe";

type Answer = ReviewView & { code?: string; errors?: { path: string; code: string }[] };
type State = FeedbackState & { code?: string };

const rate = (as: TestUser, tender: { id: string }, rating: number, more: object = {}, key?: string) =>
  call<Answer>(POST, {
    as,
    params: { tenderId: tender.id },
    body: { rating, ...more },
    headers: key ? { "Idempotency-Key": key } : {},
  });
const stateFor = async (as: TestUser, tender: { id: string }) =>
  (await call<State>(GET, { as, params: { tenderId: tender.id } })).body;
const reply = (as: TestUser, reviewId: string, text = "Thank you, it was a pleasure.") =>
  call<Answer>(REPLY, { as, params: { reviewId }, body: { reply: text } });
const refusal = ({ status, body }: { status: number; body: Answer }) => [status, body.code];
const ratingOf = ({ id }: TestUser) =>
  db.user.findUniqueOrThrow({ where: { id }, select: { ratingAverage: true, ratingCount: true } });

describe("leaving feedback", () => {
  it("stays hidden until the other side has written too", async () => {
    const { client, pro, tender } = await aCompletedTender();

    const first = await rate(client, tender, 4, { text: "Clean work, a day late." });

    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ rating: 4, publishedAt: null, author: { name: "Nora Berger" } });
    expect(await stateFor(client, tender)).toMatchObject({
      own: { rating: 4 },
      other: null,
      hasOtherWritten: false,
      mayWrite: false,
    });
    const waiting = await stateFor(pro, tender);
    expect(waiting).toMatchObject({ own: null, other: null, hasOtherWritten: true, mayWrite: true });
    expect(JSON.stringify(waiting)).not.toContain("a day late");
    expect(waiting.about?.name).toBe("Nora Berger");
    expect(await ratingOf(pro)).toEqual({ ratingAverage: 0, ratingCount: 0 });
    expect((await notificationsOf(pro)).at(-1)).toMatchObject({
      type: "LEAVE_FEEDBACK",
      actorId: client.id,
      params: { hasWritten: true },
    });
  });

  it("is published with the second one: both read it, it counts, both are notified", async () => {
    const { client, pro, tender } = await aCompletedTender();
    await rate(client, tender, 4);
    const { emitted, stop } = recordEmits();

    const second = await rate(pro, tender, 5, { text: "  A friendly client.  " });
    stop();

    expect(second.body).toMatchObject({ rating: 5, text: "A friendly client." });
    expect(second.body.publishedAt).not.toBeNull();
    expect(await stateFor(client, tender)).toMatchObject({
      own: { rating: 4 },
      other: { rating: 5, text: "A friendly client.", author: { id: pro.id } },
      mayReply: true,
    });
    expect(await ratingOf(pro)).toEqual({ ratingAverage: 4, ratingCount: 1 });
    expect(await ratingOf(client)).toEqual({ ratingAverage: 5, ratingCount: 1 });
    expect((await notificationsOf(pro)).at(-1)).toMatchObject({
      type: "FEEDBACK",
      actorId: client.id,
      params: { rating: 4 },
    });
    expect((await notificationsOf(client)).at(-1)).toMatchObject({ type: "FEEDBACK", params: { rating: 5 } });
    expect(emitted.filter(({ event }) => event === "TENDER_CHANGED")).toHaveLength(1);
  });

  it("has answered what asked for it: that notification is read, and no other", async () => {
    const { client, pro, tender } = await aCompletedTender();
    await rate(pro, tender, 5);
    const unreadOf = (user: TestUser) =>
      db.notification.findMany({
        where: { userId: user.id, readAt: null },
        orderBy: { createdAt: "asc" },
        select: { type: true },
      });
    expect(await unreadOf(client)).toContainEqual({ type: "LEAVE_FEEDBACK" });

    await rate(client, tender, 4);

    expect(await unreadOf(client)).not.toContainEqual({ type: "LEAVE_FEEDBACK" });
    expect(await unreadOf(client)).toContainEqual({ type: "FEEDBACK" });
  });

  it("publishes both, also when both write at the same moment", async () => {
    const { client, pro, tender } = await aCompletedTender();

    const answers = await Promise.all([rate(client, tender, 3), rate(pro, tender, 2)]);

    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await ratingOf(pro)).toEqual({ ratingAverage: 3, ratingCount: 1 });
    expect(await ratingOf(client)).toEqual({ ratingAverage: 2, ratingCount: 1 });
    const types = [...(await notificationTypesOf(client)), ...(await notificationTypesOf(pro))];
    expect(types.filter((type) => type === "FEEDBACK")).toHaveLength(2);
  });

  it("counts every review of a person, also when several are published at once", async () => {
    const jobs = await Promise.all([1, 2, 3].map(() => aCompletedTender()));
    const pro = jobs[0]!.pro;
    for (const { tender, offers } of jobs.slice(1)) {
      await db.offer.update({ where: { id: offers[0]!.id }, data: { proId: pro.id } });
      await db.tender.update({ where: { id: tender.id }, data: { recipientId: pro.id } });
    }
    for (const { tender } of jobs) await rate(pro, tender, 5);

    await Promise.all(jobs.map(({ client, tender }, index) => rate(client, tender, index + 2)));

    expect(await ratingOf(pro)).toEqual({ ratingAverage: 3, ratingCount: 3 });
  });

  it("happens once per side", async () => {
    const { client, tender } = await aCompletedTender();
    const answers = await Promise.all([rate(client, tender, 4), rate(client, tender, 4)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(refusal(await rate(client, tender, 5))).toEqual([409, "feedback_exists"]);
  });

  it("answers a repeated send with what is there", async () => {
    const { client, tender } = await aCompletedTender();
    const answers = await Promise.all([1, 2].map(() => rate(client, tender, 4, {}, "feedback-1")));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(refusal(await rate(client, tender, 1, {}, "feedback-1"))).toEqual([409, "idempotency_key_reused"]);
  });

  it("belongs to the two sides of a finished job, for 14 days", async () => {
    const job = await anAcceptedTender(2);
    expect(refusal(await rate(job.client, job.tender, 5))).toEqual([409, "tender_not_completed"]);
    const { client, pro, tender } = await aCompletedTender();
    expect(refusal(await rate(await anAdmin(), tender, 5))).toEqual([403, "tender_not_yours"]);
    expect(refusal(await rate(await aPro(), tender, 5))).toEqual([404, "tender_not_found"]);
    expect(refusal(await rate(await aClient(), tender, 5))).toEqual([404, "tender_not_found"]);

    const almost = new Date(Date.now() - 14 * 86_400_000 + 60_000);
    await db.tender.update({ where: { id: tender.id }, data: { completedAt: almost } });
    expect((await rate(client, tender, 5)).status).toBe(201);
    const over = new Date(Date.now() - 14 * 86_400_000);
    await db.tender.update({ where: { id: tender.id }, data: { completedAt: over } });
    expect(refusal(await rate(pro, tender, 5))).toEqual([409, "feedback_closed"]);
    expect((await stateFor(pro, tender)).mayWrite).toBe(false);
  });

  it("needs a confirmed address", async () => {
    const { client, tender } = await aCompletedTender();
    await db.user.update({ where: { id: client.id }, data: { emailConfirmedAt: null } });
    expect(refusal(await rate(client, tender, 5))).toEqual([403, "email_not_confirmed"]);
  });

  it.each<[string, object, string, string]>([
    ["no stars", { rating: undefined }, "rating", "stars"],
    ["six stars", { rating: 6 }, "rating", "stars"],
    ["half a star", { rating: 2.5 }, "rating", "stars"],
    ["1001 letters", { text: "a".repeat(1001) }, "text", "tooLong"],
  ])("refuses %s at its field", async (_, changes, path, code) => {
    const { client, tender } = await aCompletedTender();
    const answer = await rate(client, tender, 5, changes);
    expect([answer.status, answer.body.errors]).toMatchObject([422, [{ path, code }]]);
  });

  it("takes an empty text for none", async () => {
    const { client, tender } = await aCompletedTender();
    expect((await rate(client, tender, 5, { text: "  " })).body.text).toBeNull();
  });
});

describe("the state of feedback", () => {
  it("is only for the two sides", async () => {
    const { tender, pros } = await anAcceptedTender(2);
    expect((await stateFor(pros[1]!, tender)).code).toBe("tender_not_yours");
    expect((await stateFor(await aPro(), tender)).code).toBe("tender_not_found");
  });

  it("has nothing to say before a PRO was accepted", async () => {
    const { client, tender } = await aTenderWithOffers(1);
    expect(await stateFor(client, tender)).toMatchObject({
      own: null,
      other: null,
      mayWrite: false,
      closesAt: null,
      about: null,
    });
  });
});

describe("replying to a review", () => {
  async function published() {
    const job = await aCompletedTender();
    const about = (await rate(job.client, job.tender, 4)).body;
    await rate(job.pro, job.tender, 5);
    return { ...job, about };
  }

  it("is for whoever was reviewed, once", async () => {
    const { client, pro, tender, about } = await published();

    const answer = await reply(pro, about.id);

    expect([answer.status, answer.body.reply]).toEqual([201, "Thank you, it was a pleasure."]);
    expect((await stateFor(client, tender)).own?.reply).toBe("Thank you, it was a pleasure.");
    expect(refusal(await reply(pro, about.id))).toEqual([409, "reply_exists"]);
    expect(refusal(await reply(client, about.id))).toEqual([403, "forbidden"]);
    expect(refusal(await reply(await aPro(), about.id))).toEqual([403, "forbidden"]);
    expect(refusal(await reply(pro, newId()))).toEqual([404, "review_not_found"]);
  });

  it("waits for publication, and third people do not learn of the review before", async () => {
    const { client, pro, tender } = await aCompletedTender();
    const { id } = (await rate(client, tender, 4)).body;
    expect(refusal(await reply(pro, id))).toEqual([409, "review_not_published"]);
    expect(refusal(await reply(await aPro(), id))).toEqual([404, "review_not_found"]);
  });

  it("happens once when it is sent twice at the same moment", async () => {
    const { pro, about } = await published();
    const answers = await Promise.all([reply(pro, about.id), reply(pro, about.id)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  it("has 1 to 500 letters", async () => {
    const { pro, about } = await published();
    expect((await reply(pro, about.id, "  ")).status).toBe(422);
    expect((await reply(pro, about.id, "a".repeat(501))).status).toBe(422);
  });
});
