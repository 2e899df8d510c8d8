import { languageOf } from "@/lib/i18n/detect-language";
import { subcategoryIdOf } from "@/lib/categories/service";
import { OFFER_LIMITS } from "@/lib/offers/constants";
import { priceParams } from "@/lib/offers/presentation";
import { offerTotalMinor } from "@/lib/shared/money";
import { TIME_SLOTS, type TimeSlot } from "@/lib/shared/dates/time-slots";
import type { Prisma } from "@/prisma/generated/client";
import { CITIES } from "../cities";
import type { DemoOffer, DemoTender } from "../shapes";
import { OFFER_TEXTS } from "../words/offers";
import { answerColumns } from "./answers";
import { addPicture, sceneOf } from "./people";
import { PARKING } from "@/lib/tenders/constants";
import { dayAfter, demoId, hoursAfter, userIdOf, type Rows } from "./rows";

const SLOTS: Record<NonNullable<DemoTender["slots"]>[number], TimeSlot> = {
  morning: TIME_SLOTS[0],
  noon: TIME_SLOTS[1],
  evening: TIME_SLOTS[2],
};

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

function addressOf({ city: key, street }: DemoTender): Partial<Prisma.TenderCreateManyInput> {
  if (key === null) return { isRemote: true };
  const { city, country, postcode, latitude, longitude } = CITIES[key];
  return { isRemote: false, city, country, postcode, latitude, longitude, street };
}

function slotsOf({ slots = [] }: DemoTender): TimeSlot[] {
  return slots.map((slot) => SLOTS[slot]);
}

/** Adds a tender with its photos; its status transition is added later. */
export function addTender(rows: Rows, tender: DemoTender, now: Date): void {
  const createdAt = postedAt(tender, now);
  const tenderId = tenderIdOf(tender);
  const creatorId = userIdOf(tender.client);
  rows.tenders.push({
    id: tenderId,
    creatorId,
    subcategoryId: subcategoryIdOf(tender.subcategory),
    title: tender.title,
    description: tender.text,
    contentLang: tender.lang,
    ...answerColumns(tender),
    urgent: tender.isUrgent ?? false,
    repeats: tender.repeats ?? "NONE",
    parking: tender.city === null ? "UNKNOWN" : PARKING[rows.tenders.length % PARKING.length],
    ...addressOf(tender),
    ...datesOf(tender, createdAt),
    timeSlots: slotsOf(tender),
    ...budgetOf(tender),
    createdAt,
    updatedAt: createdAt,
  });
  (tender.photos ?? []).forEach((scene, position) => {
    const file = { ownerId: creatorId, folder: "TENDERS", attachedTo: "TENDER", createdAt } as const;
    const fileId = addPicture(rows, `${tender.key}-${position + 1}`, {
      ...file,
      shows: sceneOf(rows, scene),
    });
    rows.tenderFiles.push({ tenderId, fileId, kind: "PHOTO", position });
  });
}

type DemoPrice = Pick<DemoOffer, "price" | "hours" | "materials">;

/** What the demo asks or proposes, as columns. */
export function priceOf({ price, hours, materials }: DemoPrice) {
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

/** What messages and notifications of the demo keep of an offer's price. */
export function paramsOf({ repeats = "NONE" }: DemoTender, offer: DemoPrice) {
  return priceParams({ ...priceOf(offer), repeats });
}

/** The total of an offer, in minor units. */
export function totalOf(offer: DemoOffer): number {
  return priceOf(offer).totalMinor;
}

/** From when it is seeded, an open offer of the demo stands for as long as one can, but not beyond its own first day. */
function standsUntil(firstDay: Date | string | null, now: Date): Date {
  const latest = hoursAfter(now, 24 * OFFER_LIMITS.validDays.max);
  const start = firstDay === null ? latest : new Date(firstDay);
  return start > now && start < latest ? start : latest;
}

/** Adds an offer; how it ended is added by `simulate`. */
export function addOffer(rows: Rows, tender: DemoTender, offer: DemoOffer, now: Date): void {
  const sentAt = hoursAfter(postedAt(tender, now), offer.after);
  const texts = OFFER_TEXTS[tender.lang];
  const message = offer.text ?? texts[rows.offers.length % texts.length] ?? "";
  const { dateType, startDate = null } = datesOf(tender, postedAt(tender, now));
  const offerId = offerIdOf(tender, offer);
  const proId = userIdOf(offer.pro);
  rows.offers.push({
    id: offerId,
    tenderId: tenderIdOf(tender),
    proId,
    ...priceOf(offer),
    message,
    contentLang: languageOf(message, tender),
    availableFrom: dateType === "FLEXIBLE" ? null : startDate,
    timeSlots: slotsOf(tender),
    durationDays: offer.days ?? null,
    validDays: OFFER_LIMITS.validDays.max,
    validUntil: standsUntil(dateType === "FLEXIBLE" ? null : startDate, now),
    createdAt: sentAt,
    updatedAt: sentAt,
  });
  (offer.files ?? []).forEach((scene, position) => {
    const file = { ownerId: proId, folder: "FILES", attachedTo: "OFFER", createdAt: sentAt } as const;
    const name = `${scene}-${tender.key}-${position + 1}`;
    const fileId = addPicture(rows, name, { ...file, shows: { scene, take: 0 } });
    rows.offerFiles.push({ offerId, fileId, position });
  });
}
