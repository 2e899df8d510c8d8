import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { GET } from "@/app/api/users/[id]/profile/public/route";
import { GET as LIST_OFFERS } from "@/app/api/tenders/[tenderId]/offers/route";
import { PATCH as RELEASE } from "@/app/api/tenders/[tenderId]/release/route";
import { maybeAccount } from "@/lib/data-export/data";
import type { OfferView } from "@/lib/offers/schema";
import { db } from "@/lib/platform/server/database/db";
import { METRICS, UNANSWERED_AFTER_HOURS } from "@/lib/users/metrics/constants";
import { jobs } from "@/lib/users/metrics/jobs";
import { refreshMetrics } from "@/lib/users/metrics/service";
import type { BeeMetrics } from "@/lib/users/metrics/schema";
import type { PublicProfile } from "@/lib/users/profile/schema";
import { aPastAgreement, aPastChat, type PastEnd, type PastMessage } from "@/tests/support/bee-history";
import { call } from "@/tests/support/call";
import {
  aClient,
  aCompletedTender,
  anAcceptedTender,
  anOffer,
  aPro,
  aTender,
  type TestUser,
} from "@/tests/support/factories";
import { forgetAccount } from "@/tests/support/leave-for-good";

const NOW = new Date("2026-06-01T12:00:00Z");
const DAYS = 24 * 60;
const PERIOD_MINUTES = METRICS.days * DAYS;

let client: TestUser;
beforeAll(async () => {
  client = await aClient();
});

/** What the public profile says of a BEE with that past. */
async function metricsOf(pro: TestUser, now = NOW): Promise<BeeMetrics> {
  await refreshMetrics(now);
  return (await call<PublicProfile>(GET, { params: { id: pro.id } })).body.metrics;
}

async function aBeeWithChats(...chats: PastMessage[][]): Promise<TestUser> {
  const pro = await aPro();
  for (const chat of chats) await aPastChat(client, pro, chat, NOW);
  return pro;
}

async function aBeeWithJobs(...ends: PastEnd[]): Promise<TestUser> {
  const pro = await aPro();
  for (const end of ends) await aPastAgreement(client, pro, end, NOW);
  return pro;
}

/** A question of so many minutes ago and the answer so many minutes later. */
const answered = (minutes: number, askedAgo = 10 * DAYS): PastMessage[] => [
  { by: "client", minutesAgo: askedAgo },
  { by: "pro", minutesAgo: askedAgo - minutes },
];
const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);
const FINISHED: PastEnd = { move: "FINISH_WORK", by: "client", daysAgo: 3 };

describe("a BEE's answer time", () => {
  it("is shown from five conversations on", async () => {
    const four = await aBeeWithChats(...times(4, answered(30)));
    expect((await metricsOf(four)).answerMinutes).toBeNull();

    const five = await aBeeWithChats(...times(5, answered(30)));
    expect((await metricsOf(five)).answerMinutes).toBe(30);
  });

  it("counts the first question of each conversation, and an offer as an answer to it", async () => {
    const twice = [...answered(10), { by: "client", minutesAgo: DAYS }, { by: "pro", minutesAgo: 1 }];
    const withOffer: PastMessage[] = [
      { by: "offer", minutesAgo: 11 * DAYS },
      { by: "client", minutesAgo: 10 * DAYS },
      { by: "client", minutesAgo: 10 * DAYS - 5 },
      { by: "offer", minutesAgo: 10 * DAYS - 20 },
    ];
    const pro = await aBeeWithChats(...times(2, twice as PastMessage[]), ...times(3, withOffer));
    expect((await metricsOf(pro)).answerMinutes).toBe(20);
  });

  it("counts a question without an answer once it has waited for a day", async () => {
    const fresh = (UNANSWERED_AFTER_HOURS - 1) * 60;
    const silent = (minutesAgo: number): PastMessage[] => [{ by: "client", minutesAgo }];
    const young = await aBeeWithChats(...times(4, answered(30)), silent(fresh));
    expect((await metricsOf(young)).answerMinutes).toBeNull();

    const old = await aBeeWithChats(...times(2, answered(30)), ...times(3, silent(2 * DAYS)));
    expect((await metricsOf(old)).answerMinutes).toBe(2 * DAYS);
  });

  it("looks back for ninety days and not a minute longer", async () => {
    const pro = await aBeeWithChats(...times(4, answered(30)), answered(30, PERIOD_MINUTES));
    expect((await metricsOf(pro)).answerMinutes).toBe(30);
    expect((await metricsOf(pro, new Date(NOW.getTime() + 60_000))).answerMinutes).toBeNull();
  });

  it("does not count what only the BEE has written", async () => {
    const pro = await aBeeWithChats(...times(5, [{ by: "pro", minutesAgo: DAYS }] as PastMessage[]));
    expect((await metricsOf(pro)).answerMinutes).toBeNull();
  });

  it("is the median of any history, as a plain implementation finds it", async () => {
    const minutes = fc.integer({ min: 1, max: 5000 });
    await fc.assert(
      fc.asyncProperty(fc.array(minutes, { minLength: 3, maxLength: 9 }), async (history) => {
        const pro = await aBeeWithChats(...history.map((each) => answered(each)));
        expect((await metricsOf(pro)).answerMinutes).toBe(plainMedian(history));
      }),
      { numRuns: 12 },
    );

    function plainMedian(values: number[]): number | null {
      if (values.length < METRICS.shownFrom) return null;
      const sorted = [...values].sort((a, b) => a - b);
      const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
      return Math.ceil(middle.reduce((sum, each) => sum + each, 0) / middle.length);
    }
  });
});

describe("a BEE's completion rate", () => {
  it("is shown from five jobs on", async () => {
    expect((await metricsOf(await aBeeWithJobs(...times(4, FINISHED)))).completionPercent).toBeNull();
    expect((await metricsOf(await aBeeWithJobs(...times(5, FINISHED)))).completionPercent).toBe(100);
  });

  it.each<[Omit<PastEnd, "daysAgo">, boolean]>([
    [{ move: "RELEASE", by: "pro", reason: "SCHEDULE" }, true],
    [{ move: "RELEASE", by: "pro", reason: "FOUND_ELSEWHERE" }, true],
    [{ move: "RELEASE", by: "pro", reason: "PRICE" }, true],
    [{ move: "RELEASE", by: "pro", reason: "OTHER" }, true],
    [{ move: "RELEASE", by: "pro", reason: "NO_LONGER_NEEDED" }, false],
    [{ move: "RELEASE", by: "pro", reason: "NO_SHOW" }, false],
    [{ move: "RELEASE", by: "pro", reason: "NO_ANSWER" }, false],
    [{ move: "RELEASE", by: "pro", reason: "SCOPE" }, false],
    [{ move: "RELEASE", by: "client", reason: "NO_SHOW" }, true],
    [{ move: "RELEASE", by: "client", reason: "NO_ANSWER" }, true],
    [{ move: "CANCEL", by: "client", reason: "NO_SHOW" }, true],
    [{ move: "CANCEL", by: "client", reason: "NO_LONGER_NEEDED" }, false],
    [{ move: "RELEASE", by: "client", reason: "PRICE" }, false],
    [{ move: "RELEASE", by: "client", reason: "OTHER" }, false],
    [{ move: "RELEASE", by: "nobody known", reason: "NO_SHOW" }, false],
  ])("after %o: own fault is %s", async (end, isOwnFault) => {
    const pro = await aBeeWithJobs(...times(5, FINISHED), { ...end, daysAgo: 2 });
    // Five of six, rounded down, or an end that does not count.
    expect((await metricsOf(pro)).completionPercent).toBe(isOwnFault ? 83 : 100);
  });

  it("looks back for ninety days and not a minute longer", async () => {
    const pro = await aBeeWithJobs(...times(4, FINISHED), { ...FINISHED, daysAgo: METRICS.days });
    expect((await metricsOf(pro)).completionPercent).toBe(100);
    expect((await metricsOf(pro, new Date(NOW.getTime() + 60_000))).completionPercent).toBeNull();
  });

  it("follows what was really agreed, finished and given back", async () => {
    const { pro } = await aCompletedTender();
    const { tender, pro: leaver } = await anAcceptedTender();
    await call(RELEASE, {
      as: leaver,
      params: { tenderId: tender.id },
      body: { version: tender.version, reason: "SCHEDULE" },
    });
    await refreshMetrics();
    const rows = await db.userMetrics.findMany({
      where: { userId: { in: [pro.id, leaver.id] } },
      orderBy: { userId: "asc" },
      select: { userId: true, jobs: true },
    });
    expect(rows).toEqual([
      { userId: pro.id, jobs: 1 },
      { userId: leaver.id, jobs: 1 },
    ]);
  });
});

describe("the numbers of a BEE", () => {
  it("stand on their offers, and nothing is said of a BEE without a past", async () => {
    const known = await aBeeWithChats(...times(5, answered(90)));
    const tender = await aTender({ client });
    await anOffer({ tender, pro: known });
    await anOffer({ tender });
    await refreshMetrics(NOW);

    const { items } = (
      await call<{ items: OfferView[] }>(LIST_OFFERS, { as: client, params: { tenderId: tender.id } })
    ).body;
    expect(items.map(({ pro }) => pro.metrics)).toEqual([
      { answerMinutes: 90, completionPercent: null },
      { answerMinutes: null, completionPercent: null },
    ]);
  });

  it("are written anew every night: twice changes nothing, and what is too old goes", async () => {
    const [job] = jobs;
    expect(job?.cron).toBeTruthy();
    const pro = await aBeeWithJobs(...times(5, FINISHED));
    const first = await metricsOf(pro);
    expect(await metricsOf(pro)).toEqual(first);

    await job?.run({}, { jobId: "tonight" });
    await refreshMetrics(new Date(NOW.getTime() + 2 * METRICS.days * 86_400_000));
    expect(await db.userMetrics.count({ where: { userId: pro.id } })).toBe(0);
  });

  it("are in the copy of the BEE's data, and go with the account", async () => {
    const pro = await aBeeWithJobs(...times(5, FINISHED));
    await refreshMetrics(NOW);
    expect(await maybeAccount(pro.id)).toMatchObject({ metrics: { completion_percent: 100, jobs: 5 } });

    await forgetAccount(pro);
    expect(await db.userMetrics.count({ where: { userId: pro.id } })).toBe(0);
  });
});
