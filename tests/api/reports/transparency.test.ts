import { beforeAll, expect, it } from "vitest";
import { POST as JUDGE } from "@/app/api/admin/complaints/[complaintId]/route";
import { POST as COMPLAIN } from "@/app/api/complaints/route";
import { db } from "@/lib/platform/server/database/db";
import { forgetReports } from "@/lib/reports/service/forget-reports";
import { readTransparency } from "@/lib/reports/transparency/service";
import { call } from "@/tests/support/call";
import { countQueries } from "@/tests/support/count-queries";
import { aClient, anAdmin, aTender } from "@/tests/support/factories";
import { aReporter, decide, report } from "./reporting";

const HOUR_MS = 3_600_000;
const thisYear = new Date().getUTCFullYear();

/** Moves the case of a target so that it took so many hours. */
async function setHours({ id: targetId }: { id: string }, hours: number) {
  const { id, openedAt } = await db.reportCase.findFirstOrThrow({ where: { targetId } });
  const closedAt = new Date(openedAt.getTime() + hours * HOUR_MS);
  await db.reportCase.update({ where: { id }, data: { closedAt } });
}

async function complain(hidden: { id: string }, client: { id: string }) {
  const decision = await db.moderationDecision.findFirstOrThrow({ where: { targetId: hidden.id } });
  const { body } = await call<{ id: string }>(COMPLAIN, {
    as: client,
    body: { decisionId: decision.id, text: "It was not me." },
  });
  return body.id;
}

beforeAll(async () => {
  const [client, admin, other] = [await aClient(), await anAdmin(), await anAdmin()];
  const [hidden, kept, byMany] = [
    await aTender({ client }),
    await aTender({ client }),
    await aTender({ client }),
  ];
  await report(await aReporter(), hidden, { category: "SPAM" });
  await report(null, kept, { category: "IP" });
  for (let people = 0; people < 3; people++) await report(await aReporter(), byMany, { category: "SCAM" });
  await decide(admin, hidden);
  await decide(admin, kept, { action: "NO_ACTION" });
  await setHours(hidden, 2);
  await setHours(kept, 5.5);
  const complaintId = await complain(hidden, client);
  const judged = { outcome: "UPHELD", reason: "We looked again." };
  await call(JUDGE, { as: other, params: { complaintId }, body: judged });
});

it("counts reports by their reason, decisions by what was done, and what came of complaints", async () => {
  const [year] = await readTransparency();
  expect(year).toEqual({
    year: thisYear,
    reports: { SPAM: 1, IP: 1, SCAM: 3 },
    // The complaint was right, so what was hidden is back.
    actions: { HIDE: 1, NO_ACTION: 1, AUTOMATED: 1, RESTORE: 1 },
    complaints: { UPHELD: 1 },
    medianHours: 4,
  });
});

it("counts a year by universal time, and leaves out earlier years without anything", async () => {
  const silvester = new Date(Date.UTC(thisYear, 0, 1) - 1);
  const { id } = await db.report.findFirstOrThrow({ where: { category: "IP" } });
  await db.report.update({ where: { id }, data: { createdAt: silvester } });

  const years = await readTransparency();
  expect(years.map(({ year, reports }) => [year, reports])).toEqual([
    [thisYear, { SPAM: 1, SCAM: 3 }],
    [thisYear - 1, { IP: 1 }],
  ]);
});

it("shows the running year when nothing has happened in it", async () => {
  const empty = { reports: {}, actions: {}, complaints: {}, medianHours: null };
  const year = thisYear + 10;
  expect(await readTransparency(new Date(Date.UTC(year, 5, 1)))).toEqual([{ year, ...empty }]);
});

it("asks the database once", async () => {
  expect((await countQueries(() => readTransparency())).queries).toBe(1);
});

it("keeps the numbers of a year when what they count has been deleted", async () => {
  const lastYear = thisYear - 1;
  const [admin, tender] = [await anAdmin(), await aTender()];
  await report(await aReporter(), tender, { category: "HATE" });
  await decide(admin, tender, { action: "NO_ACTION" });
  const { id } = await db.reportCase.findFirstOrThrow({ where: { targetId: tender.id } });
  const march = new Date(Date.UTC(lastYear, 2, 1));
  await db.reportCase.update({ where: { id }, data: { openedAt: march, closedAt: march } });
  await db.report.updateMany({ where: { caseId: id }, data: { createdAt: march } });
  const shown = async () => (await readTransparency()).find(({ year }) => year === lastYear);
  const before = await shown();
  expect(before?.reports).toMatchObject({ HATE: 1 });

  await forgetReports(new Date());
  expect(await db.report.count({ where: { caseId: id } })).toBe(0);
  expect(await shown()).toEqual(before);
});
