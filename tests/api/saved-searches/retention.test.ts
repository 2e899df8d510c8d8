import { expect, it } from "vitest";
import { deleteExpired } from "@/lib/maintenance/service";
import { db } from "@/lib/platform/server/database/db";
import { alertsOfOneTest, aMatchedTender, aSearcher, at, match } from "./searchers";

alertsOfOneTest();

const POSTED = at("2026-03-10T11:00:00Z");
const after = (days: number, since = POSTED) => new Date(since.getTime() + days * 24 * 3_600_000);

/** A tender that a PRO was alerted to, canceled after so many days. */
async function anEndedTender(days: number) {
  const tender = await aMatchedTender(POSTED, { createdAt: POSTED });
  const canceledAt = after(days);
  await db.tender.update({
    where: { id: tender.id },
    data: { status: "CANCELED", canceledAt, canceledById: tender.creatorId, cancelReason: "OTHER" },
  });
  return tender;
}

const kept = async ({ id: tenderId }: { id: string }) => ({
  alerts: await db.matchAlert.count({ where: { tenderId } }),
  matches: await db.searchMatch.count({ where: { tenderId } }),
});

it("forgets alerts 90 days after the tender has ended, and what found it a year after it was posted", async () => {
  await aSearcher();
  const tender = await anEndedTender(10);

  await deleteExpired(after(99));
  expect(await kept(tender)).toEqual({ alerts: 1, matches: 1 });

  expect(await deleteExpired(after(101))).toMatchObject({ alerts: 1, matches: 0 });
  expect(await kept(tender)).toEqual({ alerts: 0, matches: 1 });

  expect(await deleteExpired(after(366))).toMatchObject({ alerts: 0, matches: 1 });
  expect(await kept(tender)).toEqual({ alerts: 0, matches: 0 });
});

it("keeps what found a tender that ended late until 90 days after that", async () => {
  await aSearcher();
  const tender = await anEndedTender(300);

  await deleteExpired(after(389));
  expect(await kept(tender)).toEqual({ alerts: 1, matches: 1 });

  expect(await deleteExpired(after(391))).toMatchObject({ alerts: 1, matches: 1 });
});

it("alerts nobody again to a tender that stays open for years", async () => {
  const { pro } = await aSearcher();
  const tender = await aMatchedTender(POSTED, { createdAt: POSTED });

  await deleteExpired(after(1000));
  await match(tender, after(1000));

  const alerts = await db.matchAlert.findMany({ where: { userId: pro.id }, select: { createdAt: true } });
  expect(alerts).toEqual([{ createdAt: POSTED }]);
});

it("forgets how many alerts came in a day after 30 days", async () => {
  const { pro } = await aSearcher();
  await aMatchedTender(POSTED);
  const days = () => db.alertDay.count({ where: { userId: pro.id } });

  await deleteExpired(after(29));
  expect(await days()).toBe(1);

  expect(await deleteExpired(after(32))).toMatchObject({ alertDays: 1 });
  expect(await days()).toBe(0);
});
