import { expect, it } from "vitest";
import { GET as OWN } from "@/app/api/tenders/created-by-me/route";
import { GET as LIST } from "@/app/api/tenders/route";
import { db } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import type { ListAnswer } from "@/lib/shared/list-query";
import type { TenderCardView } from "@/lib/tenders/schema/view";
import { call } from "@/tests/support/call";
import { aClient, aCompletedTender, aTender } from "@/tests/support/factories";

type Page = ListAnswer<TenderCardView>;

it("says to a tender's client alone when it was completed or called off", async () => {
  const job = await aCompletedTender();
  const { completedAt } = await db.tender.findUniqueOrThrow({
    where: { id: job.tender.id },
    select: { completedAt: true },
  });
  const [own] = (await call<Page>(OWN, { as: job.client })).body.items;
  expect(own?.endedAt).toBe(completedAt?.toISOString());
  const [done] = (await call<Page>(LIST, { as: job.pro, query: { tab: "completed" } })).body.items;
  expect(done).toMatchObject({ id: job.tender.id, endedAt: null });

  const client = await aClient();
  const canceledAt = new Date();
  await aTender({ client, status: "CANCELED", canceledAt, canceledById: client.id, cancelReason: "OTHER" });
  await aTender({ client });
  const all = (await call<Page>(OWN, { as: client })).body.items;
  expect(all.map(({ endedAt }) => endedAt)).toEqual([null, canceledAt.toISOString()]);
});

it("says to the BEE of a job that is done what its client gave, once others read it", async () => {
  const { client, pro, tender } = await aCompletedTender();
  const ratingOf = async () => {
    const [done] = (await call<Page>(LIST, { as: pro, query: { tab: "completed" } })).body.items;
    return done?.ownOffer?.rating;
  };
  const review = { id: newId(), tenderId: tender.id, authorId: client.id, recipientId: pro.id, rating: 4 };
  const own = { ...review, id: newId(), authorId: pro.id, recipientId: client.id, rating: 2 };
  await db.review.createMany({ data: [review, own] });
  expect(await ratingOf()).toBeNull();

  const change = (data: { publishedAt?: Date; hiddenAt?: Date }) =>
    db.review.update({ where: { id: review.id }, data });
  await change({ publishedAt: new Date() });
  expect(await ratingOf()).toBe(4);

  await change({ hiddenAt: new Date() });
  expect(await ratingOf()).toBeNull();
});
