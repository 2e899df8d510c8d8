import { describe, expect, it } from "vitest";
import { GET as STATE, POST as RATE_JOB } from "@/app/api/tenders/[tenderId]/feedback/route";
import { GET as TENDER } from "@/app/api/tenders/[tenderId]/route";
import { acceptOffer } from "@/lib/agreements/service/accept-offer";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import type { FeedbackState } from "@/lib/feedback/schema";
import { db } from "@/lib/platform/server/database/db";
import { MOVES } from "@/tests/api/tenders/sealed-moves";
import { differences, viewsOf } from "@/tests/api/tenders/sealed-views";
import { call } from "@/tests/support/call";
import { actorOf, aPro, type TestUser } from "@/tests/support/factories";
import { anEndedAgreement, listFor, rate, ratingOf, refusal, type Answer, type Job } from "./ended-agreement";

describe("a tender that is agreed again after a release", () => {
  async function acceptAgain({ client, offers }: Job, which: 0 | 1): Promise<void> {
    const { id: offerId } = offers[which]!;
    const { version: seenVersion } = await db.offer.findUniqueOrThrow({
      where: { id: offerId },
      select: { version: true },
    });
    await acceptOffer({ actor: actorOf(client), lang: "en", offerId, seenVersion });
  }

  const rateJob = (as: TestUser, { tender }: Job, rating: number) =>
    call<Answer>(RATE_JOB, { as, params: { tenderId: tender.id }, body: { rating } });

  it("has feedback about the no-show beside that about the work of another BEE", async () => {
    const job = await anEndedAgreement();
    const { client, pro, rival, tender } = job;
    await rate(client, job, 1, "Never came.");
    await acceptAgain(job, 1);
    await MOVES["the work is finished"](job);

    const due = await call<TenderView>(TENDER, { as: client, params: { tenderId: tender.id } });
    expect(due.body.may).toContain("feedback");
    expect((await rateJob(client, job, 5)).body).toMatchObject({ rating: 5, didNotTakePlace: false });
    await rateJob(rival, job, 4);

    // Those about the work are published; the one about the no-show still waits for the BEE.
    expect(await ratingOf(rival)).toEqual({ ratingAverage: 5, ratingCount: 1 });
    expect(await ratingOf(pro)).toEqual({ ratingAverage: 0, ratingCount: 0 });
    const state = await call<FeedbackState>(STATE, { as: rival, params: { tenderId: tender.id } });
    expect(state.body).toMatchObject({ own: { rating: 4 }, other: { rating: 5 } });
    expect((await listFor(rival, job)).body.items).toEqual([]);

    await rate(pro, job, 2);
    expect(await ratingOf(pro)).toEqual({ ratingAverage: 1, ratingCount: 1 });
    expect(await ratingOf(client)).toEqual({ ratingAverage: 3, ratingCount: 2 });
  });

  it("has feedback about each of two agreements that ended", async () => {
    const job = await anEndedAgreement();
    await rate(job.client, job, 1);
    await acceptAgain(job, 1);
    await MOVES["the client cancels"](job);

    const { items } = (await listFor(job.client, job)).body;
    expect(items.map(({ about }) => about?.id)).toEqual([job.rival.id, job.pro.id]);
    const second = { ...job, agreementId: items[0]!.id };
    expect((await rate(job.client, second, 3)).status).toBe(201);
    expect(refusal(await rate(job.pro, second, 3))).toEqual([404, "agreement_not_found"]);
  });
});

it("shows nothing of the first review to those who are no party, in any read of the API", async () => {
  const job = await anEndedAgreement();
  const viewers = [job.rival, await aPro(), null];
  const look = async () => {
    const views = [];
    for (const viewer of viewers) views.push(await viewsOf(viewer, job));
    return views;
  };
  const before = await look();

  await rate(job.client, job, 1, "Never came.");

  const now = await look();
  const learned = viewers.map((_, number) => differences(before[number]!, now[number]!));
  expect(learned).toEqual([[], [], []]);
});
