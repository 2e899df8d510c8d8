import { beforeEach, describe, expect, it } from "vitest";
import { GET as listOffers } from "@/app/api/tenders/[tenderId]/offers/route";
import { GET as reach } from "@/app/api/tenders/[tenderId]/reach/route";
import { DELETE as back, PUT as away } from "@/app/api/users/away/route";
import { GET as profile } from "@/app/api/users/[id]/profile/public/route";
import { GET as account } from "@/app/api/auth/user/route";
import type { TenderReach } from "@/lib/agreements/schema/reach";
import { subcategoryIdOf } from "@/lib/categories/service";
import type { OfferView } from "@/lib/offers/schema";
import { db } from "@/lib/platform/server/database/db";
import { dayIn } from "@/lib/shared/dates/zones";
import { call } from "@/tests/support/call";
import { aClient, anOffer, aPro, aTender, type TestUser } from "@/tests/support/factories";

const DAY_MS = 86_400_000;
const HERE = "Europe/Vienna";
const inDays = (days: number, timeZone = HERE) => dayIn(timeZone, new Date(Date.now() + days * DAY_MS));

let bee: TestUser;
beforeEach(async () => {
  bee = await aPro();
});

const leave = (until: string, timeZone = HERE) => call(away, { as: bee, body: { until, timeZone } });
const profileOf = async (user: TestUser) =>
  (await call<{ awayUntil: string | null }>(profile, { params: { id: user.id } })).body;

describe("a BEE who is away", () => {
  it("is said to be, on the account, the profile and the offers, until they are back", async () => {
    const client = await aClient();
    const tender = await aTender({ client });
    await anOffer({ tender, pro: bee });
    const offersOf = async () =>
      (await call<{ items: OfferView[] }>(listOffers, { as: client, params: { tenderId: tender.id } })).body;
    const until = inDays(7);

    expect(await leave(until)).toMatchObject({ status: 200, body: { awayUntil: until } });
    expect((await call(account, { as: bee })).body).toMatchObject({ awayUntil: until });
    expect(await profileOf(bee)).toMatchObject({ awayUntil: until });
    expect((await offersOf()).items[0]?.pro.awayUntil).toBe(until);

    expect(await call(back, { as: bee })).toMatchObject({ status: 200, body: { awayUntil: null } });
    expect(await profileOf(bee)).toMatchObject({ awayUntil: null });
    expect((await offersOf()).items[0]?.pro.awayUntil).toBeNull();
  });

  it("is not counted among those who may answer a new tender", async () => {
    const client = await aClient();
    const service = { userId: bee.id, subcategoryId: subcategoryIdOf("pools") };
    await db.userSubcategory.create({ data: service });
    const tender = await aTender({ client, subcategoryId: service.subcategoryId, isRemote: true });
    const count = async () =>
      (await call<TenderReach>(reach, { as: client, params: { tenderId: tender.id } })).body.beeCount;

    expect(await count()).toBe(1);
    await leave(inDays(1));
    expect(await count()).toBe(0);
    await call(back, { as: bee });
    expect(await count()).toBe(1);
  });

  it("is away until midnight where they are, and then by itself no more", async () => {
    const today = inDays(0);
    await leave(today);
    expect(await profileOf(bee)).toMatchObject({ awayUntil: today });
    const stored = await db.user.findUniqueOrThrow({ where: { id: bee.id } });
    expect(dayIn(HERE, new Date(stored.awayEndsAt!.getTime() - 1))).toBe(today);
    expect(dayIn(HERE, stored.awayEndsAt!)).toBe(inDays(1));

    await db.user.update({ where: { id: bee.id }, data: { awayEndsAt: new Date(Date.now() - 1) } });
    expect(await profileOf(bee)).toMatchObject({ awayUntil: null });
    expect((await call(account, { as: bee })).body).toMatchObject({ awayUntil: null });
  });

  it("counts the day by their own clocks", async () => {
    const first = "Pacific/Kiritimati";
    const last = "Pacific/Pago_Pago";
    expect((await leave(inDays(-1, first), first)).status).toBe(422);
    expect((await leave(inDays(0, last), last)).status).toBe(200);
  });
});

describe("being away", () => {
  it("ends today or later and within a year, in a time zone there is", async () => {
    for (const [until, timeZone] of [
      [inDays(-1), HERE],
      [inDays(370), HERE],
      ["soon", HERE],
      [inDays(1), "Europe/Atlantis"],
    ] as const)
      expect((await leave(until, timeZone)).status).toBe(422);
    expect((await profileOf(bee)).awayUntil).toBeNull();
  });

  it("is for BEEs only", async () => {
    const body = { until: inDays(1), timeZone: HERE };
    expect((await call(away, { as: await aClient(), body })).status).toBe(403);
    expect((await call(away, { body })).status).toBe(401);
  });
});
