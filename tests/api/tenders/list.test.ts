import { beforeAll, describe, expect, it } from "vitest";
import { PATCH as READ } from "@/app/api/notifications/read/route";
import { PATCH as WITHDRAW } from "@/app/api/offers/[offerId]/withdraw/route";
import { GET as OWN } from "@/app/api/tenders/created-by-me/route";
import { GET } from "@/app/api/tenders/route";
import { subcategoryIdOf } from "@/lib/categories/service";
import { acceptOffer } from "@/lib/agreements/service/accept-offer";
import { db } from "@/lib/platform/server/database/db";
import type { ListAnswer } from "@/lib/shared/list-query";
import type { TenderCardView } from "@/lib/tenders/schema/view";
import { call, type TestRequest } from "@/tests/support/call";
import { countQueries } from "@/tests/support/count-queries";
import { manyTenders } from "@/tests/support/many-tenders";
import {
  actorOf,
  aCompletedTender,
  anAcceptedTender,
  anAdmin,
  anOffer,
  aPro,
  aTender,
  aTenderWithOffers,
  type TestUser,
} from "@/tests/support/factories";

type Page = ListAnswer<TenderCardView> & { code?: string };

const list = (as: TestUser, query: TestRequest["query"] = {}) => call<Page>(GET, { as, query });
const own = (as: TestUser, query: TestRequest["query"] = {}) => call<Page>(OWN, { as, query });
const idsOf = ({ body }: { body: Page }) => body.items.map(({ id }) => id);
const BRATISLAVA = { country: "SK", city: "Bratislava", latitude: 48.14816, longitude: 17.10674 };
const PLACE_OF_VIENNA = 2_761_369;

// All tests of this file share one market, so the tenders of one test differ in their subcategory.
let viewer: TestUser;
beforeAll(async () => {
  viewer = await aPro();
});

describe("the tabs of a PRO", () => {
  it("show open tenders, own offers, own jobs and own finished jobs", async () => {
    const pro = await aPro();
    const open = await aTender();
    const applied = await aTender();
    await anOffer({ tender: applied, pro });
    const job = await anAcceptedTender();
    const done = await aCompletedTender();

    const all = idsOf(await list(pro, { tab: "all" }));
    expect(all).toEqual(expect.arrayContaining([open.id, applied.id]));
    expect(all).not.toContain(job.tender.id);
    expect(idsOf(await list(pro, { tab: "applied" }))).toEqual([applied.id]);
    expect(idsOf(await list(pro, { tab: "accepted" }))).toEqual([]);
    expect(idsOf(await list(job.pro, { tab: "accepted" }))).toEqual([job.tender.id]);
    expect(idsOf(await list(job.pro, { tab: "applied" }))).toEqual([]);
    const [completed] = (await list(done.pro, { tab: "completed" })).body.items;
    expect([completed?.id, typeof completed?.ownOffer?.completedAt]).toEqual([done.tender.id, "string"]);
  });

  it("carry the own offer and hide what is private until accepted", async () => {
    const pro = await aPro();
    const tender = await aTender();
    const offer = await anOffer({ tender, pro });
    const [card] = (await list(pro, { tab: "applied" })).body.items;
    expect(card).toMatchObject({
      ownOffer: { id: offer.id, status: "ACTIVE", totalMinor: 45_000, sentAt: offer.createdAt },
      creator: { name: "Nora B." },
      address: { city: "Wien", latitude: 48.21 },
      why: [],
    });
    expect(card).not.toHaveProperty("description");
    expect(card?.address).not.toHaveProperty("street");

    await acceptOffer({
      actor: actorOf({ id: tender.creatorId, email: "", role: "CLIENT" }),
      lang: "en",
      offerId: offer.id,
      seenVersion: 1,
    });
    const [job] = (await list(pro, { tab: "accepted" })).body.items;
    expect(job).toMatchObject({ creator: { name: "Nora Berger" }, address: { street: "Ringstraße 1" } });
  });
});

describe("the tabs of a client", () => {
  it("show own tenders only: all, those with offers, accepted and completed", async () => {
    const job = await anAcceptedTender();
    const { client } = job;
    const empty = await aTender({ client });
    const request = await aTender({ client });
    await anOffer({ tender: request });
    await aTender();

    expect(idsOf(await own(client))).toEqual([request.id, empty.id, job.tender.id]);
    expect(idsOf(await own(client, { tab: "applied" }))).toEqual([request.id]);
    expect(idsOf(await own(client, { tab: "accepted" }))).toEqual([job.tender.id]);
    expect(idsOf(await own(client, { tab: "completed" }))).toEqual([]);
    expect(idsOf(await own(client, { tab: "open" }))).toEqual([request.id, empty.id]);
    expect(idsOf(await own(client, { search: "living" }))).toHaveLength(3);
    expect(idsOf(await own(client, { search: "roof" }))).toEqual([]);
    expect(idsOf(await list(client))).toEqual([request.id, empty.id, job.tender.id]);
    const canceled = await aTender({
      client,
      status: "CANCELED",
      canceledAt: new Date(),
      canceledById: client.id,
      cancelReason: "OTHER",
    });
    expect(idsOf(await own(client, { tab: "canceled" }))).toEqual([canceled.id]);
    expect(idsOf(await own(client, { tab: "open" }))).not.toContain(canceled.id);
    // Whichever way they are sorted: that with a new offer, the open one, the assigned one, and the newest last, which ended.
    const inTurn = [request.id, empty.id, job.tender.id, canceled.id];
    expect(idsOf(await own(client))).toEqual(inTurn);
    expect(idsOf(await own(client, { sortDirection: "ASC" }))).toEqual(inTurn);
    expect(idsOf(await own(client, { search: "living" }))[0]).toBe(canceled.id);
  });

  it("count the offers that are new to the client, and begin with them, until they are read", async () => {
    const { client, tender, pros, offers } = await aTenderWithOffers(3);
    const newer = await aTender({ client });
    const newOffers = async () => (await own(client)).body.items.map(({ newOfferCount }) => newOfferCount);
    expect(await newOffers()).toEqual([3, 0]);
    expect((await list(pros[0]!, { tab: "applied" })).body.items).toMatchObject([{ newOfferCount: 0 }]);

    await call(WITHDRAW, { as: pros[0]!, params: { offerId: offers[0]!.id }, body: {} });
    expect(await newOffers()).toEqual([2, 0]);
    await call(READ, { as: client, body: { all: true } });
    expect(await newOffers()).toEqual([0, 0]);
    expect(idsOf(await own(client))).toEqual([newer.id, tender.id]);
  });

  it("are not for a PRO; an admin sees everybody's, a visitor nothing", async () => {
    expect((await own(viewer)).body.code).toBe("wrong_role");
    const tender = await aTender();
    expect(idsOf(await list(await anAdmin()))[0]).toBe(tender.id);
    expect((await call(GET)).status).toBe(401);
  });
});

describe("the filters", () => {
  it("keep to a category or a subcategory", async () => {
    const pools = await aTender({ subcategoryId: subcategoryIdOf("pools") });
    const snow = await aTender({ subcategoryId: subcategoryIdOf("snow-removal") });

    expect(idsOf(await list(viewer, { categorySlug: "garden" }))).toEqual([snow.id, pools.id]);
    expect(idsOf(await list(viewer, { subcategorySlug: "pools" }))).toEqual([pools.id]);
    expect(idsOf(await list(viewer, { categorySlug: "garden", subcategorySlug: "pools" }))).toEqual([
      pools.id,
    ]);
    expect(idsOf(await list(viewer, { categorySlug: "pets", subcategorySlug: "pools" }))).toEqual([]);
    expect(idsOf(await list(viewer, { categorySlug: "no-such-thing" }))).toEqual([]);
  });

  it("keep to days: a flexible client suits every day", async () => {
    const subcategoryId = subcategoryIdOf("office-moving");
    const day = (text: string) => new Date(`${text}T00:00:00Z`);
    const flexible = await aTender({ subcategoryId });
    const onDay = await aTender({ subcategoryId, dateType: "ON_DATE", startDate: day("2027-05-10") });
    const days = { dateType: "RANGE", startDate: day("2027-05-08"), endDate: day("2027-05-12") } as const;
    const range = await aTender({ subcategoryId, ...days });
    const within = async (query: TestRequest["query"]) =>
      idsOf(await list(viewer, { subcategorySlug: "office-moving", ...query }));

    expect(await within({ from: "2027-05-11" })).toEqual([range.id, flexible.id]);
    expect(await within({ from: "2027-05-10", to: "2027-05-10" })).toEqual([range.id, onDay.id, flexible.id]);
    expect(await within({ to: "2027-05-09" })).toEqual([range.id, flexible.id]);
    expect(await within({ from: "2027-06-01" })).toEqual([flexible.id]);
  });

  it("keep to remote work and to a budget", async () => {
    const subcategoryId = subcategoryIdOf("web-development");
    const nowhere = {
      country: null,
      city: null,
      street: null,
      postcode: null,
      latitude: null,
      longitude: null,
    };
    const remote = await aTender({ subcategoryId, isRemote: true, ...nowhere });
    const range = { budgetType: "RANGE", budgetMinMinor: 10_000, budgetMaxMinor: 50_000 } as const;
    const onSite = await aTender({ subcategoryId, ...range });
    const where = { subcategorySlug: "web-development" };

    expect(idsOf(await list(viewer, { ...where, remote: true }))).toEqual([remote.id]);
    expect(idsOf(await list(viewer, { ...where, remote: false }))).toEqual([onSite.id]);
    expect(idsOf(await list(viewer, { ...where, budgetMinMinor: 50_000 }))).toEqual([onSite.id]);
    expect(idsOf(await list(viewer, { ...where, budgetMinMinor: 50_001 }))).toEqual([]);
  });

  it("keep to a distance from a place, or from home", async () => {
    const subcategoryId = subcategoryIdOf("dog-walking");
    const inVienna = await aTender({ subcategoryId });
    const inBratislava = await aTender({ subcategoryId, ...BRATISLAVA });
    const where = { subcategorySlug: "dog-walking" };
    const near = { ...where, near: PLACE_OF_VIENNA };

    const around = await list(viewer, { ...near, withinKm: 30 });
    expect(idsOf(around)).toEqual([inVienna.id]);
    expect([around.body.total, around.body.items[0]?.distanceKm]).toEqual([1, 0.2]);
    const further = await list(viewer, { ...near, withinKm: 100 });
    expect(idsOf(further)).toEqual([inBratislava.id, inVienna.id]);
    expect(idsOf(await list(viewer, { ...near, withinKm: 100, search: "living" }))).toHaveLength(2);
    // A user without a home address gets no distances.
    expect(idsOf(await list(viewer, { ...where, withinKm: 100 }))).toEqual([]);

    const pro = await aPro();
    await db.profile.create({ data: { userId: pro.id, ...BRATISLAVA } });
    const home = await list(pro, { ...where, withinKm: 10 });
    expect(home.body.items).toMatchObject([{ id: inBratislava.id, distanceKm: 0.3 }]);
    expect((await list(pro, where)).body.items.map(({ distanceKm }) => distanceKm)).toEqual([0.3, 55.1]);
  });

  it("keep to the distance that is shown, so that no ring of filters tells the exact point", async () => {
    const subcategoryId = subcategoryIdOf("pet-sitting");
    const pro = await aPro();
    await db.profile.create({
      data: { userId: pro.id, country: "AT", city: "Wien", latitude: 48.2, longitude: 16.37 },
    });
    // Both are displayed at 48.29: 10.01 km away, the exact ones 9.54 and 10.45.
    await aTender({ subcategoryId, latitude: 48.2858, longitude: 16.37 });
    await aTender({ subcategoryId, latitude: 48.294, longitude: 16.37 });
    const where = { subcategorySlug: "pet-sitting" };

    for (const search of [undefined, "living"]) {
      expect((await list(pro, { ...where, search, withinKm: 10 })).body.total).toBe(0);
      expect((await list(pro, { ...where, search, withinKm: 11 })).body.total).toBe(2);
    }
  });

  it("find what is near behind five thousand newer tenders far away", async () => {
    const subcategoryId = subcategoryIdOf("solar");
    const near = await aTender({ subcategoryId, ...BRATISLAVA, createdAt: new Date("2026-01-01") });
    await manyTenders({ creatorId: near.creatorId, subcategoryId, title: "Far away", count: 5010 });

    const query = { near: 3_060_972, withinKm: 20, subcategorySlug: "solar" };
    const { answer, queries } = await countQueries(() => list(viewer, query));

    expect(idsOf(answer)).toEqual([near.id]);
    expect(queries).toBeLessThanOrEqual(3);
    await db.tender.deleteMany({ where: { subcategoryId } });
  });

  it("refuse what is malformed and ignore what is unknown", async () => {
    for (const query of [{ page: 0 }, { page: 101 }, { tab: "mine" }, { from: "tomorrow" }, { near: "Wien" }])
      expect((await list(viewer, query)).status).toBe(422);
    expect((await list(viewer, { colour: "honey" })).status).toBe(200);
  });
});
