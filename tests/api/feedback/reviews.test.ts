import { describe, expect, it } from "vitest";
import { GET as COUNT } from "@/app/api/users/[id]/reviews-rating-count/route";
import { GET as LATEST } from "@/app/api/feedback/latest/route";
import { GET } from "@/app/api/users/[id]/reviews/route";
import type { LatestReview, RatingCount, ReviewView } from "@/lib/feedback/schema";
import { db } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import type { ListAnswer } from "@/lib/shared/list-query";
import { call, type TestRequest } from "@/tests/support/call";
import { countQueries } from "@/tests/support/count-queries";
import { aClient, aPro, aTender, type TestUser } from "@/tests/support/factories";

const reviewsOf = (id: string, query: TestRequest["query"] = {}) =>
  call<ListAnswer<ReviewView>>(GET, { params: { id }, query });
const countsOf = (id: string) => call<RatingCount>(COUNT, { params: { id } });

async function aReview(
  recipient: TestUser,
  rating: number,
  publishedAt: Date | null,
  text: string | null = null,
): Promise<string> {
  const author = await aClient();
  const tender = await aTender({ client: author });
  const review = { id: newId(), tenderId: tender.id, authorId: author.id, recipientId: recipient.id };
  const { id } = await db.review.create({
    data: { ...review, rating, publishedAt, text },
    select: { id: true },
  });
  return id;
}

const latest = async () =>
  (await call<{ items: LatestReview[] }>(LATEST, { headers: { "Content-Language": "de" } })).body.items;

const day = (date: number) => new Date(Date.UTC(2026, 4, date));

describe("the reviews of the home page", () => {
  it("are the three newest of BEEs that are good and say something, whatever else there is", async () => {
    const pro = await aPro();
    const clean = "Sauber und pünktlich.";
    const ids = [];
    for (const date of [1, 2, 3, 4]) ids.push(await aReview(pro, date === 2 ? 4 : 5, day(date), clean));
    await aReview(pro, 5, day(9), null);
    await aReview(pro, 3, day(9), "Na ja.");
    await aReview(pro, 5, null, "Noch verborgen.");
    await aReview(await aClient(), 5, day(9), "Über einen Auftraggeber.");

    const { answer, queries } = await countQueries(latest);

    expect(answer.map(({ id }) => id)).toEqual(ids.slice(1).reverse());
    expect(queries).toBeLessThanOrEqual(3);
    expect(answer[0]).toEqual({
      id: ids[3],
      rating: 5,
      text: clean,
      author: "Nora B.",
      about: { id: pro.id, name: "Tomáš Dvořák", photo: null },
      subcategory: "Maler- & Anstricharbeiten",
      city: "Wien",
    });
  });

  it("name nobody who has left", async () => {
    const pro = await aPro();
    await aReview(pro, 5, day(20), "Sehr gut.");
    await db.user.update({ where: { id: pro.id }, data: { deletedAt: new Date() } });
    expect((await latest()).map(({ about }) => about.id)).not.toContain(pro.id);
  });
});

describe("the reviews of a person", () => {
  it("are for everybody: what was published, newest first, clients by first name", async () => {
    const pro = await aPro();
    const older = await aReview(pro, 3, day(1));
    const newer = await aReview(pro, 5, day(2));
    await aReview(pro, 1, null);

    const { answer, queries } = await countQueries(() => reviewsOf(pro.id));
    const { body } = answer;
    expect(queries).toBeLessThanOrEqual(3);

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
      parts: {},
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
