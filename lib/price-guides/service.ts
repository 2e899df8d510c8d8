import { z } from "zod";
import { db } from "@/lib/platform/server/database/db";
import { defineJob } from "@/lib/platform/server/queue/job";
import { transact } from "@/lib/platform/server/work/transact";
import { AppError } from "@/lib/shared/errors";
import { PRICE_GUIDE } from "./constants";
import { listAgreedPrices, listPriceGuides, maybePriceGuide, replaceGuides } from "./data";
import { maybeGuide } from "./policy";
import type { PriceGuide } from "./schema";

/** Nightly job: writes the price guides anew. */
export const refreshPriceGuidesJob = defineJob({
  name: "refresh-price-guides",
  payload: z.object({}),
  retryLimit: 2,
});

function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}

/** Writes the price guides of all services and countries anew, and returns how many there are. Money in the minor unit. */
export async function refreshPriceGuides(now: Date = new Date()): Promise<number> {
  const rows = await listAgreedPrices(db, monthsBefore(now, PRICE_GUIDE.months));
  const guides = rows.flatMap(({ subcategoryId, country, ...prices }) => {
    const guide = maybeGuide(prices);
    return guide ? [{ subcategoryId, country, ...guide, updatedAt: now }] : [];
  });
  await transact((work) => replaceGuides(work.tx, guides));
  return guides.length;
}

/**
 * What a service usually costs in a country (ISO 3166-1 alpha-2): the middle half of agreed prices, for the form, public
 * pages and tips. Null where too few prices are known.
 */
export function priceGuideOf(subcategoryId: string, country: string): Promise<PriceGuide | null> {
  return maybePriceGuide(subcategoryId, country);
}

/** What a service usually costs in every country of which enough prices are known. */
export function priceGuidesOf(subcategoryId: string): Promise<(PriceGuide & { country: string })[]> {
  return listPriceGuides(subcategoryId);
}

/** The price guide of a service in a country. Throws `too_few_prices`. */
export async function readPriceGuide(asked: { subcategoryId: string; country: string }): Promise<PriceGuide> {
  const guide = await priceGuideOf(asked.subcategoryId, asked.country);
  if (!guide) throw new AppError("too_few_prices");
  return guide;
}
