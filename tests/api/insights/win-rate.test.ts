import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { GET } from "@/app/api/insights/route";
import type { SubcategorySlug } from "@/lib/categories/schema";
import { subcategoryIdOf } from "@/lib/categories/service";
import { COMPARED_FROM } from "@/lib/insights/constants";
import type { Insights } from "@/lib/insights/schema";
import { db } from "@/lib/platform/server/database/db";
import { aPastOffer } from "@/tests/support/bee-history";
import { call } from "@/tests/support/call";
import { aClient, aPro, type TestUser } from "@/tests/support/factories";

let client: TestUser;
beforeAll(async () => {
  client = await aClient();
});

const insightsOf = async (as: TestUser) => (await call<Insights>(GET, { as })).body;

/** The median win rate in percent, without SQL. */
function plainMedian(histories: { won: number; lost: number }[]): number | null {
  const decided = histories.reduce((sum, { won, lost }) => sum + won + lost, 0);
  if (decided < COMPARED_FROM.offers) return null;
  const rates = histories.map(({ won, lost }) => (100 * won) / (won + lost)).sort((a, b) => a - b);
  const middle = rates.slice(Math.ceil(rates.length / 2) - 1, Math.floor(rates.length / 2) + 1);
  const mean = middle.reduce((sum, rate) => sum + rate, 0) / middle.length;
  // Without the last digits of the float, which decide how a half is rounded.
  return Math.round(Number(mean.toPrecision(12)));
}

describe("the win rate by service", () => {
  it("is of decided offers: without withdrawn ones, open ones and those of canceled tenders", async () => {
    const pro = await aPro();
    const service = "masonry" satisfies SubcategorySlug;
    await aPastOffer(client, pro, { service, status: "ACCEPTED" });
    for (let count = 0; count < 2; count++) await aPastOffer(client, pro, { service, status: "DECLINED" });
    await aPastOffer(client, pro, { service, status: "DECLINED", canceled: true });
    await aPastOffer(client, pro, { service, status: "WITHDRAWN" });
    await aPastOffer(client, pro, { service, status: "ACTIVE" });

    const { services } = await insightsOf(pro);
    expect(services).toEqual([
      {
        slug: service,
        name: expect.any(String),
        offered: 6,
        decided: 3,
        won: 1,
        winPercent: 33,
        medianPercent: null,
      },
    ]);
  });

  it("has no rate while nothing is decided", async () => {
    const pro = await aPro();
    await aPastOffer(client, pro, { status: "ACTIVE" });
    expect((await insightsOf(pro)).services).toMatchObject([{ offered: 1, decided: 0, winPercent: null }]);
  });

  it("is compared from twenty decided offers of five BEEs on", async () => {
    const service = "tiling" satisfies SubcategorySlug;
    const bees = await Promise.all(Array.from({ length: COMPARED_FROM.bees }, () => aPro()));
    const [me] = bees as [TestUser, ...TestUser[]];
    // Four offers each, and the first BEE only three: nineteen.
    for (const [index, bee] of bees.entries())
      for (let count = index === 0 ? 1 : 0; count < 4; count++)
        await aPastOffer(client, bee, { service, status: count <= index ? "ACCEPTED" : "DECLINED" });
    const median = async () => (await insightsOf(me)).services[0]?.medianPercent;
    expect(await median()).toBeNull();

    await aPastOffer(client, me, { service, status: "DECLINED" });
    // 0, 50, 75, 100 and 100 percent.
    expect(await median()).toBe(75);
  });

  it("is not compared with the offers of four BEEs, however many", async () => {
    const service = "solar" satisfies SubcategorySlug;
    const bees = await Promise.all(Array.from({ length: COMPARED_FROM.bees - 1 }, () => aPro()));
    for (const bee of bees)
      for (let count = 0; count < 6; count++) await aPastOffer(client, bee, { service, status: "DECLINED" });
    expect((await insightsOf(bees[0]!)).services).toMatchObject([{ decided: 6, medianPercent: null }]);
  });

  it("has the median that a plain implementation finds", async () => {
    const service = "drywall" satisfies SubcategorySlug;
    const bee = fc.record({ won: fc.integer({ min: 0, max: 6 }), lost: fc.integer({ min: 1, max: 6 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(bee, { minLength: 5, maxLength: 6 }), async (histories) => {
        await db.offer.deleteMany({ where: { tender: { subcategoryId: subcategoryIdOf(service) } } });
        const pros: TestUser[] = [];
        for (const { won, lost } of histories) {
          const pro = await aPro();
          pros.push(pro);
          for (let count = 0; count < won; count++)
            await aPastOffer(client, pro, { service, status: "ACCEPTED" });
          for (let count = 0; count < lost; count++)
            await aPastOffer(client, pro, { service, status: "DECLINED" });
        }
        const [own] = (await insightsOf(pros[0]!)).services;
        expect(own?.medianPercent).toBe(plainMedian(histories));
      }),
      {
        numRuns: 5,
        examples: [
          [
            [
              { won: 2, lost: 1 },
              { won: 0, lost: 2 },
              { won: 1, lost: 1 },
              { won: 5, lost: 3 },
              { won: 4, lost: 1 },
            ],
          ],
        ],
      },
    );
  });
});
