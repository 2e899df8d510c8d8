import { categoryName, subcategoryName } from "@/lib/categories/service";
import { fileViewOf } from "@/lib/files/service/view-file";
import type { Language } from "@/lib/i18n/languages";
import { pick } from "@/lib/shared/columns";
import { toIso } from "@/lib/shared/dates/dates";
import type { Actor } from "@/lib/shared/actor";
import { kmBetween, roundCoordinate } from "@/lib/shared/coordinates";
import type { Address } from "@/lib/shared/address";
import { hideContactsIn } from "@/lib/masking/service";
import { toPersonCard } from "@/lib/people/data";
import { answerFacts } from "@/lib/questions/service";
import { canSeeContact, type TenderFacts } from "../policy";
import type { TenderCardView } from "../schema/view";
import type { CardPage } from "./find-cards";
import { COPIED_COLUMNS, type CardRow, type TenderRow } from "./tender-row";

/** The user who looks at a tender, and their language. */
export type TenderViewer = { actor: Actor; lang: Language };

/** Whether the user is a party of the tender (creator, accepted PRO) or an admin; for others its offers are sealed. */
export function isPartyOf(actor: Actor, row: Pick<TenderRow, "creatorId" | "recipientId">): boolean {
  return actor.role === "ADMIN" || row.creatorId === actor.id || row.recipientId === actor.id;
}

/** Whether the user sees how to reach the tender's creator, in its texts too: the creator, admins and the accepted PRO. */
export function seesContact(actor: Actor, row: TenderFacts): boolean {
  return row.creatorId === actor.id || canSeeContact(actor, row);
}

/** The exact address for the creator and the accepted PRO; town and a point rounded to 1 km for all others. */
export function toPublicAddress(row: TenderRow, actor: Actor): Address | null {
  if (row.isRemote || !row.country || !row.city) return null;
  const { country, city, street, postcode, latitude, longitude } = row;
  if (seesContact(actor, row)) return { country, city, street, postcode, latitude, longitude };
  const point = { latitude: roundCoordinate(latitude), longitude: roundCoordinate(longitude) };
  return { country, city, postcode, ...point };
}

/** The fields that list and detail share, reduced to what this viewer may see. */
export function toSharedParts(row: TenderRow, { actor, lang }: TenderViewer) {
  const isParty = isPartyOf(actor, row);
  const knowsFully = seesContact(actor, row);
  const { subcategory, category } = row;
  return {
    ...pick(knowsFully ? row : hideContactsIn(row, ["title"], lang), COPIED_COLUMNS),
    recipientId: isParty ? row.recipientId : null,
    category: { ...category, name: categoryName(lang, category.slug) },
    subcategory: { ...subcategory, name: subcategoryName(lang, subcategory.slug) },
    answers: answerFacts(lang, subcategory.id, row.answers),
    creator: toPersonCard(row.creator, { knowsFully }),
    address: toPublicAddress(row, actor),
    agreedPriceMinor: isParty ? row.agreedPriceMinor : null,
    agreedRateMinor: isParty ? row.agreedRateMinor : null,
    agreedDay: isParty ? row.agreedDay : null,
    agreedSlots: isParty ? row.agreedSlots : [],
    agreedDays: isParty ? row.agreedDays : null,
    createdAt: toIso(row.createdAt),
    hiddenAt: row.hiddenAt && toIso(row.hiddenAt),
    invitation: row.invitation && {
      id: row.invitation.id,
      acceptedAt: row.invitation.acceptedAt && toIso(row.invitation.acceptedAt),
      declinedAt: row.invitation.declinedAt && toIso(row.invitation.declinedAt),
    },
  };
}

/** A tender in a list. The distance is to the public point, so that the exact one cannot be trilaterated. */
export function toTenderCard(row: CardRow, viewer: TenderViewer, origin: CardPage["origin"]): TenderCardView {
  const shared = toSharedParts(row, viewer);
  const point = shared.address && {
    latitude: shared.address.latitude ?? null,
    longitude: shared.address.longitude ?? null,
  };
  return {
    ...shared,
    photo: row.photo && fileViewOf(row.photo),
    ownOffer: row.ownOffer && {
      ...row.ownOffer,
      sentAt: toIso(row.ownOffer.sentAt),
      completedAt: row.ownOffer.completedAt && toIso(row.ownOffer.completedAt),
    },
    newOfferCount: row.newOfferCount,
    endedAt: row.endedAt && toIso(row.endedAt),
    // Meaningless for an own tender.
    distanceKm: row.creatorId === viewer.actor.id ? null : kmBetween(origin, point),
    why: row.why,
  };
}
