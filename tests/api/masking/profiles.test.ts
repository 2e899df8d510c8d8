import { expect, it } from "vitest";
import { GET as bees } from "@/app/api/bees/route";
import { GET as publicProfile } from "@/app/api/users/[id]/profile/public/route";
import { GET as ownProfile } from "@/app/api/users/[id]/profile/route";
import { GET as reviews } from "@/app/api/users/[id]/reviews/route";
import { db } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import { call } from "@/tests/support/call";
import { aCompletedTender, anAdmin, aPro } from "@/tests/support/factories";
import { leaks, masked, WITH_CONTACT } from "./secrets";

async function aProWithContact() {
  const pro = await aPro();
  const headline = "Painter, anna@painters.eu";
  await db.profile.create({ data: { userId: pro.id, headline, summary: WITH_CONTACT } });
  const years = { fromMonth: "2020-01", isCurrent: true };
  await db.experience.create({
    data: {
      id: newId(),
      userId: pro.id,
      title: "Painter",
      company: "Hall",
      description: WITH_CONTACT,
      ...years,
    },
  });
  return pro;
}

it("hides what a BEE wrote about themselves on their public profile and in the directory", async () => {
  const pro = await aProWithContact();
  const params = { id: pro.id };
  const { body } = await call<object>(publicProfile, { params });
  expect(body).toMatchObject({ summary: masked(), experiences: [{ description: masked() }] });
  expect(leaks([body, (await call<object>(bees, { query: { page: "1" } })).body])).toBe(false);
});

it("shows it to the BEE and to admins", async () => {
  const pro = await aProWithContact();
  for (const as of [pro, await anAdmin()])
    expect((await call(ownProfile, { as, params: { id: pro.id } })).body).toMatchObject({
      summary: WITH_CONTACT,
    });
});

it("hides what a job's title says from the readers of its review", async () => {
  const { client, pro, tender } = await aCompletedTender();
  await db.tender.update({ where: { id: tender.id }, data: { title: "Paint, call 0664 1234567" } });
  await db.review.create({
    data: {
      id: newId(),
      tenderId: tender.id,
      authorId: client.id,
      recipientId: pro.id,
      rating: 5,
      publishedAt: new Date(),
    },
  });
  const { body } = await call<{ items: unknown[] }>(reviews, { params: { id: pro.id } });
  expect(body.items).toHaveLength(1);
  expect(leaks(body)).toBe(false);
});
