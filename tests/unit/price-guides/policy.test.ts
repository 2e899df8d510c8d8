import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PRICE_GUIDE } from "@/lib/price-guides/constants";
import { maybeGuide } from "@/lib/price-guides/policy";

const { tenders, clients, pros, stepMinor } = PRICE_GUIDE;
const ascending = (prices: readonly number[]) => prices.toSorted((one, other) => one - other);
const price = fc.integer({ min: 500, max: 99_999_900 });
const enough = { clients, pros };

const toStep = (minor: number) => Math.round(minor / stepMinor) * stepMinor;

describe("a price guide", () => {
  it("is the middle half of the prices, rounded to five euros", () => {
    const prices = [10_000, 20_000, 20_100, 30_000, 30_260, 40_000, 41_000, 90_000];
    expect(maybeGuide({ prices, ...enough })).toEqual({
      lowMinor: 20_000,
      medianMinor: 30_000,
      highMinor: 40_000,
      tenders: 8,
    });
  });

  it("says nothing below the threshold, whatever the prices", () => {
    const few = fc.record({
      prices: fc.array(price, { maxLength: 40 }).map(ascending),
      clients: fc.nat({ max: 12 }),
      pros: fc.nat({ max: 12 }),
    });
    fc.assert(
      fc.property(few, (agreed) => {
        const isEnough = agreed.prices.length >= tenders && agreed.clients >= clients && agreed.pros >= pros;
        expect(maybeGuide(agreed) !== null).toBe(isEnough);
      }),
      { numRuns: 500 },
    );
  });

  it("keeps its order, on steps of five euros, within the prices", () => {
    fc.assert(
      fc.property(fc.array(price, { minLength: tenders, maxLength: 60 }).map(ascending), (prices) => {
        const guide = maybeGuide({ prices, ...enough });
        if (!guide) throw new Error("there are enough prices");
        const figures = [guide.lowMinor, guide.medianMinor, guide.highMinor];
        expect(ascending(figures)).toEqual(figures);
        expect(figures.every((figure) => figure > 0 && figure % stepMinor === 0)).toBe(true);
        expect(figures.every((figure) => prices.map(toStep).includes(figure))).toBe(true);
      }),
    );
  });

  it("moves to a neighbour at most when one tender is added or removed", () => {
    const market = fc.tuple(fc.array(price, { minLength: tenders, maxLength: 60 }), price);
    fc.assert(
      fc.property(market, ([some, added]) => {
        const fewer = ascending(some);
        const more = ascending([...some, added]);
        const before = maybeGuide({ prices: fewer, ...enough });
        const after = maybeGuide({ prices: more, ...enough });
        if (!before || !after) throw new Error("there are enough prices");
        // Rounded like the figures: the prices on both sides of where a figure stood.
        const steps = [...new Set(more.map(toStep))];
        for (const figure of ["lowMinor", "medianMinor", "highMinor"] as const) {
          const moved = Math.abs(steps.indexOf(after[figure]) - steps.indexOf(before[figure]));
          expect([figure, moved <= 1]).toEqual([figure, true]);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
