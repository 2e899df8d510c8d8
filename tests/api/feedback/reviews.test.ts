import { describe, expect, it } from "vitest";
import { GET as COUNT } from "@/app/api/users/[id]/reviews-rating-count/route";
import { GET } from "@/app/api/users/[id]/reviews/route";
import type { RatingCount, ReviewView } from "@/lib/feedback/schema";
import { db } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import type { ListAnswer } from "@/lib/shared/list-query";
import { call, type TestRequest } from "@/tests/support/call";
import { aClient, aPro, aTender, type TestUser } from "@/tests/support/factories";

const reviewsOf = (id: string, query: TestRequest["query"] = {}) =>
  call<ListAnswer<ReviewView>>(GET, { params: { id }, query });
const countsOf = (id: string) => call<RatingCount>(COUNT, { params: { id } });

async function aReview(recipient: TestUser, rating: number, publishedAt: Date | null): Promise<string> {
  const author = await aClient();
  const tender = await aTender({ client: author });
  const review = { id: newId(), tenderId: tender.id, authorId: author.id, recipientId: recipient.id };
  const { id } = await db.review.create({ data: { ...review, rating, publishedAt }, select: { id: true } });
  return id;
}

const day = (date: number) => new Date(Date.UTC(2026, 4, date));

describe("the reviews of a person", () => {
  it("are for everybody: what was published, newest first, clients by first name", async () => {
    const pro = await aPro();
    const older = await aReview(pro, 3, day(1));
    const newer = await aReview(pro, 5, day(2));
    await aReview(pro, 1, null);

    const { body } = await reviewsOf(pro.id);

    expect(body.items.map(({ id }) => id)).toEqual([newer, older]);
    expect(body).toMatchObject({ total: 2, totalIsCapped: false, page: 1, take: 10 });
    expect(body.items[0]).toMatchObject({
      tenderTitle: "Paint the living room",
      rating: 5,
      author: { name: "Nora B.", role: "CLIENT" },
    });
    const oldestFirst = await reviewsOf(pro.id, { sortDirection: "ASC" });
    expect(oldestFirst.body.items.map(({ id }) => id)).toEqual([older, newer]);
  });

  it("come ten on a page", async () => {
    const pro = await aPro();
    for (let date = 1; date <= 12; date++) await aReview(pro, 4, day(date));
    expect((await reviewsOf(pro.id)).body.items).toHaveLength(10);
    expect((await reviewsOf(pro.id, { page: 2 })).body.items).toHaveLength(2);
    expect((await reviewsOf(pro.id, { page: 3 })).body).toMatchObject({ items: [], total: 12 });
  });

  it("are counted by rating", async () => {
    const pro = await aPro();
    for (const rating of [5, 5, 4, 1]) await aReview(pro, rating, day(1));
    await aReview(pro, 2, null);
    await db.user.update({ where: { id: pro.id }, data: { ratingAverage: 3.75, ratingCount: 4 } });
    expect((await countsOf(pro.id)).body).toEqual({
      average: 3.8,
      count: 4,
      counts: { 1: 1, 2: 0, 3: 0, 4: 1, 5: 2 },
    });
  });

  it("are not there for somebody who does not exist, or not any more", async () => {
    const gone = await aPro({ deletedAt: new Date() });
    for (const id of [newId(), gone.id]) {
      expect((await reviewsOf(id)).status).toBe(404);
      expect((await countsOf(id)).status).toBe(404);
    }
    expect((await reviewsOf("me")).status).toBe(422);
  });
});
