import { OVERVIEW_DAYS } from "./constants";
import { findActivity, findState, listRevenue } from "./data";
import type { MarketOverview } from "./schema";

const DAY_MS = 86_400_000;

/** The market today (UTC) and in the last 30 days, what waits now, and what plans bring, for every admin. */
export async function readMarketOverview(now: Date = new Date()): Promise<MarketOverview> {
  const midnight = new Date(now).setUTCHours(0, 0, 0, 0);
  const [today, month, state, revenue] = await Promise.all([
    findActivity({ since: new Date(midnight), now }),
    findActivity({ since: new Date(now.getTime() - OVERVIEW_DAYS * DAY_MS), now }),
    findState(),
    listRevenue(now),
  ]);
  const oldestAt = state.oldestAt?.toISOString() ?? null;
  return { today, month, state: { ...state, oldestAt }, revenue };
}
