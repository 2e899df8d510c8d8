import { beforeAll, describe, expect, it } from "vitest";
import { GET } from "@/app/api/insights/route";
import { GET as READ_TENDER } from "@/app/api/tenders/[tenderId]/route";
import { subcategoryIdOf } from "@/lib/categories/service";
import { INSIGHT_PERIODS } from "@/lib/insights/constants";
import type { Insights } from "@/lib/insights/schema";
import { readInsights } from "@/lib/insights/service";
import { db } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import { refreshMetrics } from "@/lib/users/metrics/service";
import { acceptOffer } from "@/lib/agreements/service/accept-offer";
import { aPastAgreement, aPastOffer } from "@/tests/support/bee-history";
import { call } from "@/tests/support/call";
import { countQueries } from "@/tests/support/count-queries";
import {
  actorOf,
  aClient,
  anAdmin,
  anOffer,
  aPro,
  aTender,
  VIENNA,
  type TestUser,
} from "@/tests/support/factories";

const DAY_MS = 86_400_000;

let client: TestUser;
beforeAll(async () => {
  client = await aClient();
});

const read = async (as: TestUser, days?: string) =>
  call<Insights & { code?: string }>(GET, { as, query: days === undefined ? {} : { days } });
const insightsOf = async (as: TestUser, days?: string) => (await read(as, days)).body;

/** A BEE who paints around Vienna. */
async function aPainter(details: Parameters<typeof aPro>[0] = {}): Promise<TestUser> {
  const pro = await aPro(details);
  const place = { latitude: VIENNA.latitude, longitude: VIENNA.longitude, serviceRadiusKm: 30 };
  await db.profile.create({ data: { userId: pro.id, ...place } });
  await db.userSubcategory.create({ data: { userId: pro.id, subcategoryId: subcategoryIdOf("painting") } });
  return pro;
}

describe("from match to job", () => {
  it("counts what matched, was opened, offered on and won", async () => {
    const pro = await aPainter();
    const tenders = [await aTender({ client }), await aTender({ client }), await aTender({ client })];
    await aTender({ client, subcategoryId: subcategoryIdOf("dog-walking") });
    await aTender({ client, latitude: 50.08, longitude: 14.43 });
    const before = (await insightsOf(pro)).totals.matched;
    for (const { id } of tenders.slice(0, 2)) await call(READ_TENDER, { as: pro, params: { tenderId: id } });
    const offer = await anOffer({ tender: tenders[0]!, pro });
    await acceptOffer({ actor: actorOf(client), lang: "en", offerId: offer.id, seenVersion: offer.version });

    const { totals, steps, unit } = await insightsOf(pro);
    expect(totals).toEqual({ matched: before, seen: 2, offered: 1, won: 1 });
    expect(before).toBeGreaterThanOrEqual(3);
    expect(unit).toBe("week");
    expect(steps.at(-1)).toMatchObject({ seen: 2, offered: 1, won: 1 });
    expect(steps.slice(0, -1).every(({ seen, offered, won }) => seen + offered + won === 0)).toBe(true);
  });

  it("counts tenders of the services and the place of the profile only", async () => {
    const pro = await aPainter();
    const matched = async () => (await insightsOf(pro)).totals.matched;
    const before = await matched();
    await aTender({ client, subcategoryId: subcategoryIdOf("dog-walking") });
    await aTender({ client, latitude: 50.08, longitude: 14.43 });
    expect(await matched()).toBe(before);

    await aTender({ client });
    await aTender({ client, isRemote: true, country: null, city: null, street: null, postcode: null });
    expect(await matched()).toBe(before + 2);
  });

  it("counts a private tender only for a BEE who was invited", async () => {
    const [invited, other] = [await aPainter(), await aPainter()];
    const matched = async (pro: TestUser) => (await insightsOf(pro)).totals.matched;
    const before = [await matched(invited), await matched(other)];
    const { id: tenderId } = await aTender({ client, isPrivate: true });
    const channel = "DIRECT" as const;
    await db.invitation.create({ data: { id: newId(), tenderId, proId: invited.id, channel } });
    expect([await matched(invited), await matched(other)]).toEqual([before[0]! + 1, before[1]]);
  });

  it("counts what a saved search found elsewhere, once however many found it", async () => {
    const pro = await aPainter();
    const before = (await insightsOf(pro)).totals.matched;
    const near = await aTender({ client });
    const walk = await aTender({ client, subcategoryId: subcategoryIdOf("dog-walking") });
    for (const slot of [1, 2]) {
      const search = { id: newId(), userId: pro.id, name: `Search ${slot}`, slot };
      await db.savedSearch.create({ data: search });
      for (const { id: tenderId } of [near, walk])
        await db.searchMatch.create({ data: { searchId: search.id, tenderId } });
    }
    expect((await insightsOf(pro)).totals.matched).toBe(before + 2);
  });

  it("looks back for the period and not a moment longer", async () => {
    const pro = await aPainter();
    const now = new Date("2026-06-10T12:00:00Z");
    for (const days of INSIGHT_PERIODS) {
      const edge = new Date(now.getTime() - days * DAY_MS);
      await aPastOffer(client, pro, { status: "ACTIVE", createdAt: edge });
      await aPastOffer(client, pro, { status: "ACTIVE", createdAt: new Date(edge.getTime() - 1) });
    }
    const offered = async (days: (typeof INSIGHT_PERIODS)[number]) =>
      (await readInsights({ actor: actorOf(pro), lang: "en", days, now })).totals.offered;
    expect(await Promise.all(INSIGHT_PERIODS.map(offered))).toEqual([1, 3, 5]);
  });

  it("has steps without gaps, weeks from Monday or months", async () => {
    const pro = await aPainter();
    const now = new Date("2026-06-10T12:00:00Z");
    const startsOf = async (days: 30 | 365) =>
      (await readInsights({ actor: actorOf(pro), lang: "en", days, now })).steps.map(({ start }) => start);
    expect(await startsOf(30)).toEqual([
      "2026-05-11",
      "2026-05-18",
      "2026-05-25",
      "2026-06-01",
      "2026-06-08",
    ]);
    const months = await startsOf(365);
    expect([months.length, months[0], months.at(-1)]).toEqual([13, "2025-06-01", "2026-06-01"]);
  });
});

describe("what clients see, and what the profile lacks", () => {
  it("says how much is missing until the numbers are shown", async () => {
    const pro = await aPro();
    for (let count = 0; count < 4; count++)
      await aPastAgreement(client, pro, { move: "FINISH_WORK", by: "client", daysAgo: 2 }, new Date());
    await refreshMetrics();
    const { answer, completion } = await insightsOf(pro);
    expect(answer).toEqual({ minutes: null, conversations: 0 });
    expect(completion).toEqual({ percent: null, jobs: 4 });
  });

  it("names photo, headline and review, each only while it is missing", async () => {
    const pro = await aPainter();
    expect((await insightsOf(pro)).weakSpots).toEqual(["photo", "headline", "review"]);
    await db.profile.update({ where: { userId: pro.id }, data: { headline: "I paint" } });
    await db.user.update({ where: { id: pro.id }, data: { ratingAverage: 5, ratingCount: 1 } });
    expect((await insightsOf(pro)).weakSpots).toEqual(["photo"]);
  });
});

describe("GET /insights", () => {
  it("is for BEEs and about themselves alone, of three periods", async () => {
    expect((await read(client)).status).toBe(403);
    expect((await read(await anAdmin())).status).toBe(403);
    expect((await call(GET, {})).status).toBe(401);
    const pro = await aPro();
    expect((await read(pro, "31")).status).toBe(422);
    expect((await insightsOf(pro)).days).toBe(90);
    expect((await insightsOf(pro, "365")).days).toBe(365);
  });

  it("asks three questions of the database", async () => {
    const pro = await aPainter();
    const { queries } = await countQueries(() =>
      readInsights({ actor: actorOf(pro), lang: "en", days: 365 }),
    );
    expect(queries).toBe(3);
  });
});
