import type { CategorySlug } from "@/lib/categories/schema";
import type { Locale } from "@/lib/i18n/languages";
import type { AnswerFact } from "@/lib/questions/schema";
import { formatMoney, formatRate } from "@/lib/shared/money";
import type { Repeats } from "@/lib/tenders/constants";
import { isRecurring } from "@/lib/tenders/presentation";
import { EXPIRY_REMINDER_HOURS, MATERIAL, VISIT_MINUTES, type PriceType } from "./constants";
import type { OfferView } from "./schema";

type Priced = { priceType: PriceType; priceMinor: number; totalMinor: number; repeats: Repeats };

/** How an offer's total is shown: whether it is an estimate, and whether it is the price of one visit. */
export function priceStyle({ priceType, repeats }: Pick<Priced, "priceType" | "repeats">) {
  return { isEstimate: isEstimate({ priceType }), perVisit: isRecurring({ repeats }) };
}

/** Whether an offer's total is only an estimate: a price per hour, times hours that are known only after the work. */
export function isEstimate({ priceType }: Pick<Priced, "priceType">): boolean {
  return priceType === "HOURLY";
}

/** Whether the client answered that the material is there, or bought by them. */
export function clientBuys({ answers }: { answers: readonly Pick<AnswerFact, "key" | "value">[] }): boolean {
  return answers.some(({ key, value }) => key === MATERIAL.question && value === MATERIAL.ofClient);
}

/** The hours of one visit, in quarters, as the client answered; null where that was not asked. */
export function visitHours({
  answers,
}: {
  answers: readonly Pick<AnswerFact, "key" | "value">[];
}): number | null {
  const minutes = Number(answers.find(({ key }) => key === VISIT_MINUTES)?.value);
  return minutes > 0 ? Math.ceil(minutes / 15) / 4 : null;
}

/** What an offer's total is called: "€90", or "about €90" where it is an estimate. */
export function totalText(
  offer: Pick<Priced, "priceType" | "totalMinor" | "repeats">,
  locale: Locale,
): string {
  return formatMoney(offer.totalMinor, locale, priceStyle(offer));
}

/** The price that accepting an offer agrees to: its total, or the rate per hour ("€45/h"). */
export function agreedText(offer: Priced, locale: Locale): string {
  if (isEstimate(offer)) return formatRate(offer.priceMinor, locale);
  return formatMoney(offer.totalMinor, locale, priceStyle(offer));
}

/** What messages and notifications keep of an offer's price. */
export function priceParams(offer: Pick<Priced, "priceType" | "totalMinor" | "repeats">): {
  priceMinor: number;
  isEstimate?: true;
  perVisit?: true;
} {
  const style = priceStyle(offer);
  return {
    priceMinor: offer.totalMinor,
    ...(style.isEstimate && { isEstimate: true as const }),
    ...(style.perVisit && { perVisit: true as const }),
  };
}

/** Whether the time of an offer is over: in the very moment of its end it no longer stands. Null: it has no end. */
export function hasExpired({ validUntil }: { validUntil: Date | string | null }, now: Date): boolean {
  return validUntil !== null && new Date(validUntil) <= now;
}

type Lasting = Pick<OfferView, "status" | "validUntil">;

/** Whether an offer is open and could be accepted if its time were not over. */
export function isExpired(offer: Lasting, now: Date): boolean {
  return offer.status === "ACTIVE" && hasExpired(offer, now);
}

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** Whether the time of an open offer is over or nearly is: from the moment on at which its BEE is reminded. */
export function endingOf(
  offer: Lasting & Pick<OfferView, "validDays">,
  now: Date,
): "expired" | "ending" | null {
  if (isExpired(offer, now)) return "expired";
  const hoursBefore = Math.min(EXPIRY_REMINDER_HOURS, (offer.validDays * DAY_HOURS) / 2);
  const soon = new Date(now.getTime() + hoursBefore * HOUR_MS);
  return isExpired(offer, soon) ? "ending" : null;
}

/** Nothing is brought along or used up: what is paid is the work. */
const WITHOUT_MATERIALS: ReadonlySet<string> = new Set<CategorySlug>([
  "moving",
  "care",
  "lessons",
  "business",
]);

/** Whether offers for the services of a category say who pays for materials. */
export function needsMaterials(categorySlug: string): boolean {
  return !WITHOUT_MATERIALS.has(categorySlug);
}
