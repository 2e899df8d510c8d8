import { categoryName, subcategoryName } from "@/lib/categories/service";
import { fileViewOf } from "@/lib/files/service/view-file";
import type { Language } from "@/lib/i18n/languages";
import { kmBetween } from "@/lib/shared/coordinates";
import { toIso } from "@/lib/shared/dates/dates";
import type { Actor } from "@/lib/shared/actor";
import { roundCoordinate } from "@/lib/shared/coordinates";
import type { Address } from "@/lib/shared/address";
import { toPersonCard } from "@/lib/people/data";
import { canSeeContact } from "../policy";
import type { TenderCard } from "../schema/view";
import type { CardPage } from "./find-cards";
import type { CardRow, TenderRow } from "./tender-row";

/** Who reads, and in which language. */
export type TenderViewer = { actor: Actor; lang: Language };

/** Creator and admin, and the accepted PRO: for everybody else offers are sealed and the address is rough. */
export function isSideOf(actor: Actor, row: Pick<TenderRow, "creatorId" | "recipientId">): boolean {
  return actor.role === "ADMIN" || row.creatorId === actor.id || row.recipientId === actor.id;
}

/** The exact address for its owner and for whoever was accepted; town and a point rounded to 1 km for all others. */
export function toPublicAddress(row: TenderRow, actor: Actor): Address | null {
  if (row.isRemote || !row.country || !row.city) return null;
  const { country, city, street, postcode, latitude, longitude } = row;
  if (row.creatorId === actor.id || canSeeContact(actor, row))
    return { country, city, street, postcode, latitude, longitude };
  const point = { latitude: roundCoordinate(latitude), longitude: roundCoordinate(longitude) };
  return { country, city, postcode, ...point };
}

/** What list and detail show alike of a tender, cut to what this reader may see. */
export function toSharedParts(row: TenderRow, { actor, lang }: TenderViewer) {
  const isSide = isSideOf(actor, row);
  const knowsFully = row.creatorId === actor.id || canSeeContact(actor, row);
  const { subcategory, category } = row;
  return {
    id: row.id,
    creatorId: row.creatorId,
    recipientId: isSide ? row.recipientId : null,
    title: row.title,
    category: { ...category, name: categoryName(lang, category.slug) },
    subcategory: { ...subcategory, name: subcategoryName(lang, subcategory.slug) },
    status: row.status,
    version: row.version,
    creator: toPersonCard(row.creator, { knowsFully }),
    isRemote: row.isRemote,
    address: toPublicAddress(row, actor),
    dateType: row.dateType,
    startDate: row.startDate,
    endDate: row.endDate,
    timeSlots: row.timeSlots,
    budgetType: row.budgetType,
    budgetMinMinor: row.budgetMinMinor,
    budgetMaxMinor: row.budgetMaxMinor,
    currency: row.currency,
    urgent: row.urgent,
    contentLang: row.contentLang,
    offerCount: row.offerCount,
    agreedPriceMinor: isSide ? row.agreedPriceMinor : null,
    createdAt: toIso(row.createdAt),
  };
}

/** A tender in a list. The distance goes to the point that is shown, so that nobody can measure the exact one. */
export function toTenderCard(row: CardRow, reader: TenderViewer, origin: CardPage["origin"]): TenderCard {
  const shared = toSharedParts(row, reader);
  const point = shared.address && {
    latitude: shared.address.latitude ?? null,
    longitude: shared.address.longitude ?? null,
  };
  return {
    ...shared,
    photo: row.photo && fileViewOf(row.photo),
    ownOffer: row.ownOffer,
    // Nobody needs to be told how far away their own job is.
    distanceKm: row.creatorId === reader.actor.id ? null : kmBetween(origin, point),
    why: row.why,
  };
}
