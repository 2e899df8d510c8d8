import { beforeEach, describe, expect, it, vi } from "vitest";
import { POST as REPLY } from "@/app/api/feedback/[reviewId]/reply/route";
import { GET as LATEST } from "@/app/api/feedback/latest/route";
import { POST as RATE } from "@/app/api/tenders/[tenderId]/ended-agreements/[agreementId]/feedback/route";
import { GET as TENDER } from "@/app/api/tenders/[tenderId]/route";
import { GET as REVIEWS } from "@/app/api/users/[id]/reviews/route";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import type { LatestReview, ReviewView } from "@/lib/feedback/schema";
import { publishOverdueFeedback } from "@/lib/feedback/service/publish-feedback";
import { db } from "@/lib/platform/server/database/db";
import type { ListAnswer } from "@/lib/shared/list-query";
import { MOVES } from "@/tests/api/tenders/sealed-moves";
import { call } from "@/tests/support/call";
import { aClient, anAdmin, aPro, aTenderWithOffers } from "@/tests/support/factories";
import { notificationsOf, recordEmits } from "@/tests/support/observe";
import {
  anEndedAgreement,
  at,
  DAY_MS,
  endOf,
  listFor,
  rate,
  ratingOf,
  refusal,
  type Answer,
} from "./ended-agreement";

beforeEach(() => {
  vi.useRealTimers();
});

describe("feedback about an agreement that ended without the work", () => {
  it.each(["the client releases the chosen PRO", "the chosen PRO leaves", "the client cancels"] as const)(
    "can be left by both sides when %s",
    async (end) => {
      const job = await anEndedAgreement(end);
      const { client, pro } = job;

      for (const [as, other] of [
        [client, pro],
        [pro, client],
      ] as const) {
        const [item] = (await listFor(as, job)).body.items;
        expect(item).toMatchObject({ own: null, other: null, mayWrite: true, about: { id: other.id } });
        const { body } = await call<TenderView>(TENDER, { as, params: { tenderId: job.tender.id } });
        expect(body.hasEndedAgreement).toBe(true);
      }
      expect((await rate(client, job, 1)).status).toBe(201);
      expect((await rate(pro, job, 3)).status).toBe(201);
    },
  );

  it("stays hidden until the other side has written too, then both are published and count", async () => {
    const job = await anEndedAgreement();
    const { client, pro } = job;

    const first = await rate(client, job, 1, "Never came.");

    expect(first.body).toMatchObject({ rating: 1, didNotTakePlace: true, publishedAt: null });
    const [waiting] = (await listFor(pro, job)).body.items;
    expect(waiting).toMatchObject({ other: null, hasOtherWritten: true, mayWrite: true });
    expect(JSON.stringify(waiting)).not.toContain("Never came");
    expect(await ratingOf(pro)).toEqual({ ratingAverage: 0, ratingCount: 0 });
    const asked = (await notificationsOf(pro)).at(-1);
    expect(asked).toMatchObject({
      type: "LEAVE_FEEDBACK",
      params: { hasWritten: true, endedAgreementId: job.agreementId },
    });

    const { emitted, stop } = recordEmits();
    await rate(pro, job, 2, "Nobody was at home.");
    stop();

    const [read] = (await listFor(client, job)).body.items;
    expect(read).toMatchObject({ own: { rating: 1 }, other: { rating: 2, didNotTakePlace: true } });
    // A consequence: it counts like any other review.
    expect(await ratingOf(pro)).toEqual({ ratingAverage: 1, ratingCount: 1 });
    expect(await ratingOf(client)).toEqual({ ratingAverage: 2, ratingCount: 1 });
    const published = await call<ListAnswer<ReviewView>>(REVIEWS, { params: { id: pro.id } });
    expect(published.body.items).toMatchObject([{ text: "Never came.", didNotTakePlace: true }]);
    // The rival, who still sees the tender, learns of nothing.
    expect(emitted.flatMap(({ userIds }) => userIds)).not.toContain(job.rival.id);
  });

  it("is open for 14 days, to the millisecond", async () => {
    const job = await anEndedAgreement();
    // The PRO signs in by that clock only; one review ends it, so the last moment to write comes last.
    for (const late of [0, 1])
      expect(refusal(await at(job, 14 * DAY_MS + late, () => rate(job.pro, job, 2)))).toEqual([
        409,
        "feedback_closed",
      ]);
    const state = await at(job, 14 * DAY_MS, () => listFor(job.pro, job));
    expect(state.body.items[0]).toMatchObject({ mayWrite: false });

    expect((await at(job, 14 * DAY_MS - 1, () => rate(job.pro, job, 2))).status).toBe(201);
  });

  it("is published after 14 days where one side has written alone, once and not earlier", async () => {
    const job = await anEndedAgreement();
    await rate(job.client, job, 1, "Never came.");
    const closesAt = (await endOf(job)).getTime() + 14 * DAY_MS;

    await publishOverdueFeedback(new Date(closesAt - 1));
    expect((await ratingOf(job.pro)).ratingCount).toBe(0);

    await Promise.all([1, 2].map(() => publishOverdueFeedback(new Date(closesAt))));
    expect(await ratingOf(job.pro)).toEqual({ ratingAverage: 1, ratingCount: 1 });
    const news = (await notificationsOf(job.pro)).filter(({ type }) => type === "FEEDBACK");
    expect(news).toMatchObject([{ params: { rating: 1, endedAgreementId: job.agreementId } }]);
  });

  it("belongs to the two sides of that agreement", async () => {
    const job = await anEndedAgreement();

    for (const as of [job.rival, await anAdmin()]) {
      expect((await listFor(as, job)).body.items).toEqual([]);
      expect(refusal(await rate(as, job, 1))).toEqual([404, "agreement_not_found"]);
    }
    expect(refusal(await rate(await aPro(), job, 1))).toEqual([404, "agreement_not_found"]);
    expect(refusal(await rate(await aClient(), job, 1))).toEqual([404, "tender_not_found"]);
    expect(refusal(await listFor(await aClient(), job))).toEqual([404, "tender_not_found"]);
    const elsewhere = await anEndedAgreement();
    const wrong = { ...job, agreementId: elsewhere.agreementId };
    expect(refusal(await rate(job.client, wrong, 1))).toEqual([404, "agreement_not_found"]);
  });

  it("is not there for a tender that ends before an acceptance, nor for one that is agreed or done", async () => {
    const open = await aTenderWithOffers(2);
    await MOVES["the client cancels"](open);
    expect((await listFor(open.client, open)).body.items).toEqual([]);

    const done = await aTenderWithOffers(2);
    await MOVES["the client accepts another offer"](done);
    await MOVES["the work is finished"](done);
    expect((await listFor(done.client, done)).body.items).toEqual([]);
    const events = await db.tenderEvent.findMany({
      where: { tenderId: { in: [open.tender.id, done.tender.id] } },
      select: { id: true, tenderId: true },
    });
    for (const { id: agreementId, tenderId } of events) {
      const { client } = tenderId === open.tender.id ? open : done;
      const params = { tenderId, agreementId };
      const answer = await call<Answer>(RATE, { as: client, params, body: { rating: 1 } });
      expect(refusal(answer)).toEqual([404, "agreement_not_found"]);
    }
  });

  it("needs a confirmed address", async () => {
    const job = await anEndedAgreement();
    await db.user.update({ where: { id: job.pro.id }, data: { emailConfirmedAt: null } });
    expect(refusal(await rate(job.pro, job, 1))).toEqual([403, "email_not_confirmed"]);
  });

  it("happens once per side, also when it is sent twice at the same moment", async () => {
    const job = await anEndedAgreement();
    const twice = await Promise.all([rate(job.client, job, 1), rate(job.client, job, 2)]);
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(refusal(await rate(job.client, job, 2))).toEqual([409, "feedback_exists"]);

    const repeated = await Promise.all([1, 2].map(() => rate(job.pro, job, 4, "", "the-same")));
    expect(repeated.map(({ status }) => status)).toEqual([201, 201]);
    expect(repeated[1]?.body).toEqual(repeated[0]?.body);
  });

  it("publishes both, also when both write at the same moment", async () => {
    const job = await anEndedAgreement();
    await Promise.all([rate(job.client, job, 2), rate(job.pro, job, 4)]);
    expect((await ratingOf(job.pro)).ratingCount).toBe(1);
    expect((await ratingOf(job.client)).ratingCount).toBe(1);
  });

  it("is answered by the one reviewed, and stays out of the latest reviews", async () => {
    const job = await anEndedAgreement();
    const { id: reviewId } = (await rate(job.client, job, 5, "It was my fault, a kind BEE.")).body;
    await rate(job.pro, job, 5);
    const reply = "Another time.";

    const answer = await call<Answer>(REPLY, { as: job.pro, params: { reviewId }, body: { reply } });

    expect(answer.body).toMatchObject({ reply, didNotTakePlace: true });
    const latest = await call<{ items: LatestReview[] }>(LATEST, {});
    expect(latest.body.items.map(({ id }) => id)).not.toContain(reviewId);
  });
});
