import { distanceKm } from "@/lib/shared/coordinates";
import { CITIES } from "../cities";
import type { DemoPro, DemoTender } from "../shapes";
import { PROS } from "./people";
import { demoId, hoursAfter, userIdOf, type Rows } from "./rows";
import { postedAt, tenderIdOf } from "./tenders";

/** Longest time in which a BEE who does not send an offer opens a tender, and a sender reads it before. */
const HOURS = { looked: 20, read: 2 };

/** From 0 to below 1, the same for the same names on every machine. */
function shareOf(...names: string[]): number {
  return parseInt(demoId("share", ...names).slice(0, 8), 16) / 2 ** 32;
}

function isNear(pro: DemoPro, { city }: DemoTender): boolean {
  return city === null || distanceKm(CITIES[pro.city], CITIES[city]) <= pro.radiusKm;
}

/** Adds who has opened a tender: all who sent an offer, shortly before, and most of those whom it suits. */
export function addViews(rows: Rows, tender: DemoTender, now: Date): void {
  const { key, subcategory, offers = [], outcome } = tender;
  const posted = postedAt(tender, now);
  const tenderId = tenderIdOf(tender);
  const senders = new Set<string>(offers.map(({ pro }) => pro));
  const before = offers.map(({ pro, after }) => ({
    pro,
    after: after - Math.min(after, HOURS.read) * shareOf(key, pro),
  }));
  const open = Math.min(tender.age, outcome?.after ?? tender.age);
  const looked = PROS.filter(
    (pro) =>
      !senders.has(pro.key) &&
      pro.subcategories.includes(subcategory) &&
      isNear(pro, tender) &&
      shareOf(key, pro.key, "looks") < 0.7,
  ).map(({ key: pro }) => ({ pro, after: Math.min(open, HOURS.looked) * shareOf(key, pro) }));
  rows.views.push(
    ...[...before, ...looked].map(({ pro, after }) => ({
      tenderId,
      proId: userIdOf(pro),
      seenAt: hoursAfter(posted, after),
    })),
  );
}
