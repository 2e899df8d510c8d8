import { describe, expect, it } from "vitest";
import { PATCH as AUDIENCE } from "@/app/api/tenders/[tenderId]/audience/route";
import { PUT as WATCH } from "@/app/api/favourites/[kind]/[id]/route";
import { POST as SEND } from "@/app/api/tenders/[tenderId]/offers/route";
import { GET as READ } from "@/app/api/tenders/[tenderId]/route";
import { GET as COUNTS } from "@/app/api/tenders/counts/route";
import { GET as LATEST } from "@/app/api/tenders/latest/route";
import { GET as LIST, POST } from "@/app/api/tenders/route";
import { cancelTender } from "@/lib/agreements/service/cancel-tender";
import { publishTenders } from "@/lib/agreements/service/publish-tender";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { subcategoryIdOf } from "@/lib/categories/service";
import { db } from "@/lib/platform/server/database/db";
import type { TenderCounts } from "@/lib/tenders/schema/list";
import type { LatestTender, TenderCardView } from "@/lib/tenders/schema/view";
import { call } from "@/tests/support/call";
import { actorOf, aClient, anOfferBody, aPro, VIENNA, type TestUser } from "@/tests/support/factories";
import { notificationTypesOf, recordEmits } from "@/tests/support/observe";
import { aCompletedJob } from "./invitation-factories";

type Answer = TenderView & { code?: string };
const HOURS = 3_600_000;

const post = (as: TestUser, pro: { id: string }, audience = "PRIVATE_FIRST") =>
  call<Answer>(POST, {
    as,
    headers: { "Idempotency-Key": crypto.randomUUID() },
    body: {
      subcategoryId: subcategoryIdOf("painting"),
      title: "Paint the very same room",
      description: "Two rooms again, white walls, high ceilings, about sixty square metres.",
      isRemote: false,
      address: VIENNA,
      dateType: "FLEXIBLE",
      budgetType: "OPEN",
      firstFor: { proId: pro.id, audience },
    },
  });
const change = (as: TestUser, tender: { id: string; version: number }, audience: string) =>
  call<Answer>(AUDIENCE, {
    as,
    params: { tenderId: tender.id },
    body: { version: tender.version, audience },
  });

/** Where a BEE comes across a tender. */
async function placesFor(pro: TestUser, { id }: { id: string }) {
  const list = async (query: Record<string, string>) => {
    const { body } = await call<{ items: TenderCardView[] }>(LIST, { as: pro, query });
    return body.items.some((tender) => tender.id === id);
  };
  const latest = await call<{ items: LatestTender[] }>(LATEST);
  const tenderId = { tenderId: id };
  return {
    list: await list({ tab: "all" }),
    relevant: await list({ tab: "most-relevant" }),
    filtered: await list({ tab: "most-relevant", search: "very same" }),
    search: await list({ tab: "all", search: "very same room" }),
    around: await list({ tab: "all", near: "2761369", withinKm: "20", sort: "distance" }),
    latest: latest.body.items.some((tender) => tender.id === id),
    detail: (await call(READ, { as: pro, params: tenderId })).status === 200,
    watch: (await call(WATCH, { as: pro, params: { kind: "tender", id } })).status === 200,
  };
}

async function aBooking(audience?: string) {
  const [client, pro, rival] = [await aClient(), await aPro(), await aPro()];
  for (const { id: userId } of [pro, rival]) {
    const { latitude, longitude } = VIENNA;
    await db.profile.create({ data: { userId, latitude, longitude, serviceRadiusKm: 30 } });
    await db.userSubcategory.create({ data: { userId, subcategoryId: subcategoryIdOf("painting") } });
  }
  await db.place.createMany({
    data: [
      {
        id: crypto.randomUUID(),
        geonameId: 2761369,
        country: "AT",
        name: "Wien",
        latitude: 48.2,
        longitude: 16.37,
      },
    ],
    skipDuplicates: true,
  });
  await aCompletedJob(client, pro);
  const { status, body } = await post(client, pro, audience);
  return { client, pro, rival, status, tender: body };
}

const NOWHERE = {
  list: false,
  relevant: false,
  filtered: false,
  search: false,
  around: false,
  latest: false,
  detail: false,
  watch: false,
};
const countOf = async (pro: TestUser) => (await call<TenderCounts>(COUNTS, { as: pro })).body.counts;

describe("booking a BEE again", () => {
  it("is seen by that BEE alone, wherever tenders are shown, and counted for no other", async () => {
    const { client, pro, rival, status, tender } = await aBooking();

    expect(status).toBe(201);
    expect(tender).toMatchObject({ isPrivate: true, status: "NEW" });
    expect(Date.parse(tender.publicAt ?? "") - Date.now()).toBeGreaterThan(23.9 * HOURS);
    expect(await notificationTypesOf(pro)).toContain("INVITED");
    const before = await countOf(rival);
    expect(await placesFor(rival, tender)).toEqual(NOWHERE);
    expect(await placesFor(pro, tender)).toEqual({
      list: true,
      relevant: true,
      filtered: true,
      search: true,
      around: true,
      latest: false,
      detail: true,
      watch: true,
    });
    expect((await countOf(pro)).all).toBe(before.all + 1);
    const offer = { params: { tenderId: tender.id }, body: anOfferBody() };
    expect((await call(SEND, { as: rival, ...offer })).status).toBe(404);
    expect((await call(SEND, { as: pro, ...offer })).status).toBe(201);
    const own = await call<Answer>(READ, { as: client, params: { tenderId: tender.id } });
    expect(own.body.isPrivate).toBe(true);
  });

  it("becomes public after a day by the job, once, and the client's devices learn of it", async () => {
    const { client, rival, tender } = await aBooking();
    const tomorrow = new Date(Date.now() + 24 * HOURS + 60_000);
    await publishTenders(new Date(Date.now() + 23 * HOURS));
    expect((await placesFor(rival, tender)).detail).toBe(false);

    const { emitted, stop } = recordEmits();
    await Promise.all([publishTenders(tomorrow), publishTenders(tomorrow)]);
    stop();
    const about = emitted.filter(({ payload }) => (payload as { tenderId?: string }).tenderId === tender.id);
    expect(about.map(({ userIds, event }) => [event, userIds])).toEqual([["TENDER_CHANGED", [client.id]]]);
    const places = await placesFor(rival, tender);
    expect(Object.values(places).every(Boolean)).toBe(true);
  });

  it("stays private when the client says so, and is public as soon as they say that", async () => {
    const { client, pro, rival, tender } = await aBooking("PRIVATE");
    expect(tender.publicAt).toBeNull();
    await publishTenders(new Date(Date.now() + 100 * 24 * HOURS));
    expect((await placesFor(rival, tender)).detail).toBe(false);

    const later = await change(client, tender, "PRIVATE_FIRST");
    expect(later.body.publicAt).not.toBeNull();
    expect((await change(client, tender, "PUBLIC")).body.code).toBe("stale_version");
    expect((await change(pro, later.body, "PUBLIC")).body.code).toBe("wrong_role");
    expect((await change(await aClient(), later.body, "PUBLIC")).body.code).toBe("tender_not_found");
    const open = await change(client, later.body, "PUBLIC");
    expect(open.body).toMatchObject({ isPrivate: false, publicAt: null });
    expect((await placesFor(rival, tender)).detail).toBe(true);
    expect((await change(client, open.body, "PRIVATE")).body.code).toBe("tender_is_public");
  });

  it("is for BEEs with whom a tender was completed, and writes nothing otherwise", async () => {
    const [client, pro] = [await aClient(), await aPro()];

    expect((await post(client, pro)).body.code).toBe("not_worked_together");
    expect(await db.tender.count({ where: { creatorId: client.id } })).toBe(0);
  });

  it("is not published once it is canceled", async () => {
    const { client, tender } = await aBooking();
    const move = { version: tender.version, reason: "OTHER" } as const;
    await cancelTender({ actor: actorOf(client), lang: "en", tenderId: tender.id, move });
    await publishTenders(new Date(Date.now() + 25 * HOURS));

    const { isPrivate } = await db.tender.findUniqueOrThrow({ where: { id: tender.id } });
    expect(isPrivate).toBe(true);
  });
});
