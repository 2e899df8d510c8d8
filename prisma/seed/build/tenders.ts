import { subcategoryIdOf } from "@/lib/categories/service";
import { offerTotalMinor } from "@/lib/shared/money";
import { TIME_SLOTS, type TimeSlot } from "@/lib/shared/dates/time-slots";
import type { Prisma } from "@/prisma/generated/client";
import { CITIES } from "../cities";
import type { DemoOffer, DemoTender } from "../shapes";
import { OFFER_TEXTS } from "../words/offers";
import { orderPicture } from "./people";
import { dayAfter, demoId, hoursAfter, userIdOf, type Rows } from "./rows";

const SLOTS: Record<NonNullable<DemoTender["slots"]>[number], TimeSlot> = {
  morning: TIME_SLOTS[0],
  noon: TIME_SLOTS[1],
  evening: TIME_SLOTS[2],
};

/** When a tender was posted. */
export function postedAt(tender: DemoTender, now: Date): Date {
  return hoursAfter(now, -tender.age);
}

export function tenderIdOf(tender: DemoTender): string {
  return demoId("tender", tender.key);
}

export function offerIdOf(tender: DemoTender, offer: DemoOffer): string {
  return demoId("offer", tender.key, offer.pro);
}

function datesOf(
  { when }: DemoTender,
  posted: Date,
): Pick<Prisma.TenderCreateManyInput, "dateType" | "startDate" | "endDate"> {
  if (!when) return { dateType: "FLEXIBLE" };
  if ("on" in when) return { dateType: "ON_DATE", startDate: dayAfter(posted, when.on) };
  return { dateType: "RANGE", startDate: dayAfter(posted, when.from), endDate: dayAfter(posted, when.to) };
}

function budgetOf({
  budget,
}: DemoTender): Pick<Prisma.TenderCreateManyInput, "budgetType" | "budgetMinMinor" | "budgetMaxMinor"> {
  if (!budget) return { budgetType: "OPEN" };
  if ("fixed" in budget) return { budgetType: "FIXED", budgetMinMinor: budget.fixed * 100 };
  if ("hourly" in budget) return { budgetType: "HOURLY", budgetMinMinor: budget.hourly * 100 };
  return { budgetType: "RANGE", budgetMinMinor: budget.from * 100, budgetMaxMinor: budget.to * 100 };
}

function placeOf({ city: key, street }: DemoTender): Partial<Prisma.TenderCreateManyInput> {
  if (key === null) return { isRemote: true };
  const { city, country, postcode, latitude, longitude } = CITIES[key];
  return { isRemote: false, city, country, postcode, latitude, longitude, street };
}

function slotsOf({ slots = [] }: DemoTender): TimeSlot[] {
  return slots.map((slot) => SLOTS[slot]);
}

/** Posts a tender with its photos; what becomes of it is written later. */
export function addTender(rows: Rows, tender: DemoTender, now: Date): void {
  const createdAt = postedAt(tender, now);
  const tenderId = tenderIdOf(tender);
  const creatorId = userIdOf(tender.client);
  rows.tenders.push({
    id: tenderId,
    creatorId,
    subcategoryId: subcategoryIdOf(tender.trade),
    title: tender.title,
    description: tender.text,
    contentLang: tender.lang,
    urgent: tender.isUrgent ?? false,
    ...placeOf(tender),
    ...datesOf(tender, createdAt),
    timeSlots: slotsOf(tender),
    ...budgetOf(tender),
    createdAt,
    updatedAt: createdAt,
  });
  (tender.photos ?? []).forEach((scene, position) => {
    // The second picture of a scene in the market is seen from the other side.
    const take = rows.pictures.filter(({ shows }) => "scene" in shows && shows.scene === scene).length;
    const order = { ownerId: creatorId, folder: "TENDERS", attachedTo: "TENDER", createdAt } as const;
    const fileId = orderPicture(rows, `${tender.key}-${position + 1}`, { ...order, shows: { scene, take } });
    rows.tenderFiles.push({ tenderId, fileId, kind: "PHOTO", position });
  });
}

function priceOf({ price, hours, materials }: DemoOffer) {
  const extra = typeof materials === "number";
  const parts = {
    priceType: hours ? ("HOURLY" as const) : ("FIXED" as const),
    priceMinor: price * 100,
    estimatedHours: hours ?? null,
    materials: extra
      ? ("EXTRA" as const)
      : materials === "CLIENT"
        ? ("CLIENT" as const)
        : ("INCLUDED" as const),
    materialsMinor: extra ? materials * 100 : null,
  };
  return { ...parts, totalMinor: offerTotalMinor(parts) };
}

/** What an offer comes to in all. */
export function totalOf(offer: DemoOffer): number {
  return priceOf(offer).totalMinor;
}

/** Sends an offer; how it ended is written by `settleOffer`. */
export function addOffer(rows: Rows, tender: DemoTender, offer: DemoOffer, now: Date): void {
  const sentAt = hoursAfter(postedAt(tender, now), offer.after);
  const texts = OFFER_TEXTS[tender.lang];
  const { dateType, startDate = null } = datesOf(tender, postedAt(tender, now));
  rows.offers.push({
    id: offerIdOf(tender, offer),
    tenderId: tenderIdOf(tender),
    proId: userIdOf(offer.pro),
    ...priceOf(offer),
    message: offer.text ?? texts[rows.offers.length % texts.length] ?? "",
    availableFrom: dateType === "FLEXIBLE" ? null : startDate,
    timeSlots: slotsOf(tender),
    durationDays: offer.days ?? null,
    createdAt: sentAt,
    updatedAt: sentAt,
  });
}
