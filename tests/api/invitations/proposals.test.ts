import { expect, it } from "vitest";
import { GET } from "@/app/api/tenders/[tenderId]/proposals/route";
import { subcategoryIdOf } from "@/lib/categories/service";
import type { ProposalList } from "@/lib/invitations/schema";
import { db } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import { call } from "@/tests/support/call";
import { countQueries } from "@/tests/support/count-queries";
import { aClient, anOffer, aPro, aTender, VIENNA, type TestUser } from "@/tests/support/factories";
import { aCompletedJob, invite } from "./invitation-factories";

const read = async (as: TestUser, { id }: { id: string }) =>
  (await call<ProposalList & { code?: string }>(GET, { as, params: { tenderId: id } })).body;
const idsFor = async (as: TestUser, tender: { id: string }) =>
  (await read(as, tender)).items.map(({ pro }) => pro.id);

const PRAGUE = { latitude: 50.08, longitude: 14.43 };
const DAY_MS = 86_400_000;
const subcategoryId = subcategoryIdOf("boiler");

type Bee = { place?: object; seenDaysAgo?: number; rating?: number; answers?: number; away?: boolean };

async function aBee({ place = VIENNA, seenDaysAgo = 1, rating = 0, answers, away = false }: Bee = {}) {
  const tomorrow = new Date(Date.now() + DAY_MS);
  const pro = await aPro({
    lastSeenAt: new Date(Date.now() - seenDaysAgo * DAY_MS),
    ratingAverage: rating,
    ratingCount: rating ? 10 : 0,
    ...(away && { awayUntil: tomorrow, awayEndsAt: tomorrow }),
  });
  const point = { latitude: 48.2, longitude: 16.37, ...place };
  const { latitude, longitude } = point;
  await db.profile.create({ data: { userId: pro.id, latitude, longitude, serviceRadiusKm: 30 } });
  await db.userSubcategory.create({ data: { userId: pro.id, subcategoryId } });
  if (answers)
    await db.userMetrics.create({
      data: { userId: pro.id, answerMinutes: answers, conversations: 5, jobs: 0, computedAt: new Date() },
    });
  return pro;
}

it("proposes those who do the work, come that far and were here lately, the best first, and says why", async () => {
  const client = await aClient();
  const tender = await aTender({ client, subcategoryId });
  const slow = await aBee({ rating: 4.8, answers: 600 });
  const quick = await aBee({ rating: 4.8, answers: 30, place: { latitude: 48.301 } });
  const best = await aBee({ rating: 5 });
  await aBee({ place: PRAGUE });
  await aBee({ seenDaysAgo: 31 });
  await aBee({ away: true });
  const kept = await aBee({ seenDaysAgo: 90 });
  await db.favourite.create({ data: { id: newId(), userId: client.id, proId: kept.id } });
  const known = await aBee({ place: PRAGUE });
  await aCompletedJob(client, known);

  const { items, subcategory } = await read(client, tender);
  expect(items.map(({ pro }) => pro.id)).toEqual([known.id, kept.id, best.id, quick.id, slow.id]);
  expect(subcategory).not.toBe("");
  expect(items[0]).toMatchObject({ hasWorkedForClient: true, isKept: false });
  expect(items[1]).toMatchObject({ hasWorkedForClient: false, isKept: true });
  expect(items[3]).toMatchObject({
    distanceKm: 10,
    answerMinutes: 30,
    pro: { rating: { average: 4.8, count: 10 } },
  });
  const { queries } = await countQueries(() => read(client, tender));
  expect(queries).toBeLessThanOrEqual(5);

  await invite(client, tender, best);
  await anOffer({ tender, pro: quick });
  expect(await idsFor(client, tender)).toEqual([known.id, kept.id, slow.id]);
});

it("proposes from anywhere where the work is remote, and to the creator of an open tender alone", async () => {
  const client = await aClient();
  const far = await aBee({ place: PRAGUE });
  const remote = await aTender({ client, subcategoryId, isRemote: true });

  expect(await idsFor(client, remote)).toContain(far.id);
  expect((await read(await aClient(), remote)).code).toBe("tender_not_found");
  expect((await read(far, remote)).code).toBe("tender_not_yours");
});
