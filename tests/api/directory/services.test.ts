import { beforeAll, describe, expect, it } from "vitest";
import { subcategoryIdOf } from "@/lib/categories/service";
import type { SubcategorySlug } from "@/lib/categories/schema";
import { PLACE_PAGE, SERVICE_PAGE } from "@/lib/directory/services/constants";
import { maybeServicePage, refreshServicePlaces } from "@/lib/directory/services/service";
import { fillPlaces } from "@/lib/places/service/fill-places";
import { db } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import {
  aClient,
  aCompletedTender,
  actorOf,
  anAcceptedTender,
  aPro,
  aTender,
  VIENNA,
} from "@/tests/support/factories";
import { countQueries } from "@/tests/support/count-queries";
import { finishTender } from "@/lib/agreements/service/finish-tender";

const BADEN = { country: "AT", city: "Baden", latitude: 48.00543, longitude: 16.23264 };

async function aBee(service: SubcategorySlug, profile: object = {}): Promise<string> {
  const { id: userId } = await aPro();
  await db.profile.create({ data: { userId, headline: "At work", ...VIENNA, ...profile } });
  await db.userSubcategory.create({ data: { userId, subcategoryId: subcategoryIdOf(service) } });
  return userId;
}

const bees = (service: SubcategorySlug, count: number, profile?: object) =>
  Promise.all(Array.from({ length: count }, () => aBee(service, profile)));

async function tenders(service: SubcategorySlug, count: number, columns: object = {}): Promise<void> {
  const client = await aClient();
  for (let number = 0; number < count; number++)
    await aTender({ client, subcategoryId: subcategoryIdOf(service), ...columns });
}

/** A finished job with two photos. Returns the publicId of the first. */
async function aPhotographed(client: { showsTenderPhotos: boolean }): Promise<string> {
  const { tender, client: owner } = await aCompletedTender();
  await db.user.update({ where: { id: owner.id }, data: client });
  const subcategoryId = subcategoryIdOf("masonry");
  await db.tender.update({ where: { id: tender.id }, data: { subcategoryId } });
  const publicIds = [newId(), newId()].map((id) => id.replaceAll("-", ""));
  for (const [position, publicId] of publicIds.entries()) {
    const file = { id: newId(), ownerId: owner.id, publicId, name: "wall.webp", size: 100 };
    await db.file.create({
      data: {
        ...file,
        mimeType: "image/webp",
        folder: "TENDERS",
        attachedTo: "TENDER",
        width: 10,
        height: 10,
      },
    });
    await db.tenderFile.create({
      data: { tenderId: tender.id, fileId: file.id, kind: "PHOTO", position },
    });
  }
  return publicIds[0] ?? "";
}

const placesOf = async (service: SubcategorySlug) => {
  await refreshServicePlaces();
  const where = { subcategoryId: subcategoryIdOf(service) };
  return db.servicePlace.findMany({ where, orderBy: { slug: "asc" } });
};

beforeAll(async () => {
  await fillPlaces(db);
}, 90_000);

describe("the BEEs on the page of a service", () => {
  const address = { category: "renovation", subcategory: "drywall" } as const;
  const shownOf = async () => {
    const page = await maybeServicePage(address, "de");
    return [page?.bees.items.length, page?.bees.total];
  };

  it("are all of them while they are few, and some of them once they are more", async () => {
    await bees("drywall", SERVICE_PAGE.allBees);
    expect(await shownOf()).toEqual([SERVICE_PAGE.allBees, SERVICE_PAGE.allBees]);

    await bees("drywall", 1);
    expect(await shownOf()).toEqual([SERVICE_PAGE.bees, SERVICE_PAGE.allBees + 1]);
  });
});

describe("a town has a page of a service", () => {
  it("from three BEEs on that have it within their radius", async () => {
    await bees("roofing", PLACE_PAGE.bees - 1);
    expect(await placesOf("roofing")).toEqual([]);
    await aBee("roofing", { ...BADEN, serviceRadiusKm: 30 });
    const [baden, wien] = await placesOf("roofing");
    expect([baden?.slug, baden?.bees, wien?.slug, wien?.bees]).toEqual(["baden", 3, "wien", 3]);
  });

  it("not for BEEs who do not come that far, nor for those who do not want to be shown", async () => {
    await bees("tiling", PLACE_PAGE.bees, { ...BADEN, serviceRadiusKm: 5 });
    const hidden = await bees("tiling", PLACE_PAGE.bees);
    await db.user.updateMany({ where: { id: { in: hidden } }, data: { isListed: false } });
    expect((await placesOf("tiling")).map(({ slug }) => slug)).toEqual(["baden"]);
  });

  it("from five tenders of twelve months on, private ones not counted", async () => {
    const graz = { country: "AT", city: "Graz", latitude: 47.06667, longitude: 15.45 };
    await tenders("pools", PLACE_PAGE.tenders - 1, graz);
    await tenders("pools", 1, { ...graz, isPrivate: true });
    await tenders("pools", 1, { ...graz, createdAt: new Date(Date.now() - 400 * 86_400_000) });
    expect(await placesOf("pools")).toEqual([]);
    await tenders("pools", 1, graz);
    expect(await placesOf("pools")).toMatchObject([{ slug: "graz", tenders: PLACE_PAGE.tenders, bees: 0 }]);
    expect(
      await maybeServicePage({ category: "garden", subcategory: "pools", city: "graz" }, "cz"),
    ).toMatchObject({
      place: { name: "Graz", country: "AT" },
    });
  });

  it("and keeps the moment of its last change until a number changes", async () => {
    await bees("boiler", PLACE_PAGE.bees);
    const [before] = await placesOf("boiler");
    const [same] = await placesOf("boiler");
    expect(same?.changedAt).toEqual(before?.changedAt);
    await aBee("boiler");
    const [after] = await placesOf("boiler");
    expect(after?.changedAt.getTime()).toBeGreaterThan(before?.changedAt.getTime() ?? 0);
  });
});

describe("the page of a service", () => {
  it("is there for every category and subcategory, and for nothing else", async () => {
    expect(await maybeServicePage({ category: "renovation" }, "de")).toMatchObject({ subcategory: null });
    const page = await maybeServicePage({ category: "renovation", subcategory: "painting" }, "de");
    expect(page?.asks.length).toBeGreaterThan(1);
    for (const address of [
      { category: "nothing" },
      { category: "renovation", subcategory: "drains" },
      { category: "renovation", subcategory: "painting", city: "atlantis" },
    ])
      expect(await maybeServicePage(address, "de")).toBeNull();
  });

  it("shows finished jobs without a person, and open ones, unless the client does not want that", async () => {
    const subcategoryId = subcategoryIdOf("painting");
    const { client, tender, pro } = await anAcceptedTender();
    await finishTender({
      actor: actorOf(client),
      lang: "en",
      tenderId: tender.id,
      seenVersion: tender.version,
    });
    await db.review.create({
      data: {
        id: newId(),
        tenderId: tender.id,
        authorId: client.id,
        recipientId: pro.id,
        rating: 4,
        publishedAt: new Date(),
      },
    });
    const open = await aTender({ subcategoryId });
    const shy = await aClient({ showsTenders: false });
    await aTender({ client: shy, subcategoryId, title: "Nobody should see this" });
    await aTender({ subcategoryId, title: "For one BEE alone", isPrivate: true });

    const page = await maybeServicePage({ category: "renovation", subcategory: "painting" }, "en");
    expect(page?.recent).toEqual([
      {
        title: "Paint the living room",
        contentLang: "en",
        city: "Wien",
        completedAt: expect.any(String) as string,
        subcategorySlug: "painting",
        photo: null,
      },
    ]);
    expect(page?.open.map(({ id }) => id)).toEqual([open.id]);
    expect(page?.rating).toEqual({ average: 4, count: 1 });
    expect(JSON.stringify(page)).not.toMatch(/Berger|Nora|Ringstra|1010|Nobody|alone/);
  });

  it("shows open jobs in the reader's language first, each with its country", async () => {
    const subcategoryId = subcategoryIdOf("flooring");
    const ours = await aTender({ subcategoryId, contentLang: "hu" });
    const newer = await aTender({ subcategoryId, contentLang: "de" });
    const address = { category: "renovation", subcategory: "flooring" };
    const openOf = async (lang: "hu" | "sk") => (await maybeServicePage(address, lang))?.open;
    expect((await openOf("hu"))?.map(({ id }) => id)).toEqual([ours.id, newer.id]);
    expect((await openOf("sk"))?.map(({ id }) => id)).toEqual([newer.id, ours.id]);
    expect((await openOf("sk"))?.map(({ country }) => country)).toEqual(["AT", "AT"]);
  });

  it("shows the first photo of a finished job only if its client shows those of their jobs", async () => {
    const shown = await aPhotographed({ showsTenderPhotos: true });
    const hidden = await aPhotographed({ showsTenderPhotos: false });

    const page = await maybeServicePage({ category: "renovation", subcategory: "masonry" }, "en");
    const photos = page?.recent.map(({ photo }) => photo) ?? [];
    expect(photos.filter((photo) => photo !== null)).toEqual([expect.stringContaining(shown)]);
    expect(photos).toHaveLength(2);
    expect(JSON.stringify(page)).not.toContain(hidden);
  });

  it("takes few queries", async () => {
    const address = { category: "renovation", subcategory: "roofing", city: "wien" };
    const { queries } = await countQueries(() => maybeServicePage(address, "en"));
    expect(queries).toBeLessThanOrEqual(5);
  });
});
