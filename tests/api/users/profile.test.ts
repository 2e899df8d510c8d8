import { beforeEach, describe, expect, it } from "vitest";
import { GET as readOwn } from "@/app/api/users/[id]/profile/route";
import { GET as readPublic } from "@/app/api/users/[id]/profile/public/route";
import { subcategoryIdOf } from "@/lib/categories/service";
import { db } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import { ownProfile, publicProfile } from "@/lib/users/profile/schema";
import { readPublicProfile } from "@/lib/users/profile/service";
import { call, read } from "@/tests/support/call";
import { countQueries } from "@/tests/support/count-queries";
import { aClient, anAdmin, aPro, VIENNA, type TestUser } from "@/tests/support/factories";

const HOME = { ...VIENNA, headline: "Painter", summary: "I have painted for twenty years." };
const publicOf = (of: { id: string }, headers: Record<string, string> = {}) =>
  call(readPublic, { params: { id: of.id }, headers });
const ownOf = (of: TestUser, as: TestUser = of) => call(readOwn, { as, params: { id: of.id } });

async function aWorkPhoto(owner: TestUser, name: string, position: number): Promise<string> {
  const [id, fileId] = [newId(), newId()];
  const file = { publicId: newId(), name, size: 10, mimeType: "image/webp", width: 4, height: 3 };
  await db.file.create({
    data: { id: fileId, ownerId: owner.id, folder: "PHOTOS", attachedTo: "WORK", ...file },
  });
  await db.workPhoto.create({ data: { id, userId: owner.id, fileId, position } });
  return id;
}

async function addDescriptions({ id: userId }: TestUser): Promise<void> {
  const school = { userId, school: "HTL Mödling", degree: null, fromYear: 1999 };
  await db.education.createMany({
    data: [
      { ...school, id: newId(), toYear: 2003 },
      { ...school, id: newId(), school: "Meisterschule", isCurrent: true },
    ],
  });
  const work = { userId, title: "Journeyman", fromMonth: "2004-02" };
  await db.experience.createMany({
    data: [
      { ...work, id: newId(), toMonth: "2010-01" },
      { ...work, id: newId(), title: "Master", toMonth: "2019-12" },
    ],
  });
  await db.userLanguage.createMany({
    data: [
      { userId, code: "sk", level: "BASIC", position: 1 },
      { userId, code: "de", level: "NATIVE", position: 0 },
    ],
  });
}

let pro: TestUser;
beforeEach(async () => {
  pro = await aPro({ ratingAverage: 4.6667, ratingCount: 3, completedCount: 5, phone: "+431234567" });
  await db.profile.create({ data: { userId: pro.id, ...HOME } });
});

describe("what everybody may read of a person", () => {
  it("has everything a BEE tells about their work, in the order it is shown", async () => {
    await addDescriptions(pro);
    const second = await aWorkPhoto(pro, "b.webp", 1);
    const first = await aWorkPhoto(pro, "a.webp", 0);
    const subcategories = ["tiling", "painting"] as const;
    const rows = subcategories.map((slug) => ({ userId: pro.id, subcategoryId: subcategoryIdOf(slug) }));
    await db.userSubcategory.createMany({ data: rows });

    const profile = read(publicProfile, await publicOf(pro));

    expect(profile).toMatchObject({ name: "Tomáš Dvořák", role: "PRO", city: "Wien", country: "AT" });
    expect(profile).toMatchObject({ rating: { average: 4.7, count: 3 }, completedCount: 5 });
    expect(profile.educations.map(({ school }) => school)).toEqual(["Meisterschule", "HTL Mödling"]);
    expect(profile.experiences.map(({ title }) => title)).toEqual(["Master", "Journeyman"]);
    expect(profile.languages.map(({ code }) => code)).toEqual(["de", "sk"]);
    expect(profile.photos.map(({ photoId }) => photoId)).toEqual([first, second]);
    expect(profile.photos[0]?.thumbnailURL).toMatch(/^\/api\/files\/[\w-]+\?size=thumbnail$/);
    expect(profile.subcategories.map(({ slug }) => slug)).toEqual(["painting", "tiling"]);
  });

  it("names the town and never the street, the point, the phone or the address of the mail", async () => {
    const { body } = await publicOf(pro);

    expect(JSON.stringify(body)).not.toMatch(/Ringstra|1010|48\.2|16\.37|431234567|example\.com/);
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(["location"]));
  });

  it("shortens a client's name", async () => {
    const client = await aClient();
    expect(read(publicProfile, await publicOf(client))).toMatchObject({ name: "Nora B.", summary: null });
  });

  it("names subcategories in the reader's language, also those that are no longer offered", async () => {
    const [painting, tiling] = [subcategoryIdOf("painting"), subcategoryIdOf("tiling")];
    const rows = [painting, tiling].map((subcategoryId) => ({ userId: pro.id, subcategoryId }));
    await db.userSubcategory.createMany({ data: rows });
    await db.subcategory.update({ where: { id: tiling }, data: { active: false } });

    const profile = read(publicProfile, await publicOf(pro, { "content-language": "de" }));
    const own = read(ownProfile, await ownOf(pro));

    await db.subcategory.update({ where: { id: tiling }, data: { active: true } });
    expect(profile.subcategories).toEqual([
      { id: painting, slug: "painting", categorySlug: "renovation", name: "Maler- & Anstricharbeiten" },
      { id: tiling, slug: "tiling", categorySlug: "renovation", name: "Fliesenlegen" },
    ]);
    expect(own.subcategories.map(({ slug }) => slug)).toEqual(["painting"]);
  });

  it("is there for nobody who has left, no admin and no made-up id", async () => {
    const admin = await anAdmin();
    await db.user.update({ where: { id: pro.id }, data: { deletedAt: new Date() } });
    for (const user of [pro, admin, { id: newId() }]) {
      const answer = await publicOf(user);
      expect([answer.status, answer.body]).toMatchObject([404, { code: "user_not_found" }]);
    }
    expect((await publicOf({ id: "1' OR '1'='1" })).status).toBe(422);
  });

  it("costs at most three questions to the database, however much there is", async () => {
    await addDescriptions(pro);
    await aWorkPhoto(pro, "a.webp", 0);
    const { answer, queries } = await countQueries(() =>
      readPublicProfile({ userId: pro.id, language: "hu" }),
    );
    expect(answer.photos).toHaveLength(1);
    expect(queries).toBeLessThanOrEqual(3);
  });
});

describe("the own profile", () => {
  it("adds the full address, the plan's limit and how far the check of the identity is", async () => {
    const file = {
      ownerId: pro.id,
      folder: "VERIFICATIONS",
      name: "p",
      size: 1,
      mimeType: "image/webp",
    } as const;
    const frontFileId = newId();
    await db.file.create({ data: { ...file, id: frontFileId, publicId: newId() } });
    const check = { id: newId(), userId: pro.id, documentType: "PASSPORT", frontFileId } as const;
    await db.verification.create({ data: check });

    const profile = read(ownProfile, await ownOf(pro));

    expect(profile.location).toEqual({ id: pro.id, ...VIENNA });
    expect(profile).toMatchObject({ maxSubcategories: 3, hasPhone: true });
    expect(profile.verification).toMatchObject({ status: "PENDING", decidedAt: null });
    expect(profile.verification?.createdAt).toMatch(/Z$/);
  });

  it("is empty, not missing, for whoever has said nothing yet", async () => {
    const client = await aClient();
    expect(read(ownProfile, await ownOf(client))).toMatchObject({
      location: null,
      summary: null,
      serviceRadiusKm: 30,
      maxSubcategories: 0,
      languages: [],
      verification: null,
    });
  });

  it("is nobody else's; an admin reads it and that is written down", async () => {
    const [other, admin] = [await aPro(), await anAdmin()];
    const looks = () => db.auditEntry.count({ where: { subjectId: pro.id } });

    expect((await ownOf(pro, other)).body).toMatchObject({ code: "user_not_found" });
    expect((await ownOf(pro)).status).toBe(200);
    expect(await looks()).toBe(0);
    expect((await ownOf(pro, admin)).status).toBe(200);

    expect(await looks()).toBe(1);
    expect((await call(readOwn, { params: { id: pro.id } })).status).toBe(401);
  });
});
