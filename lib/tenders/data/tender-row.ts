import type { FileRow } from "@/lib/files/data";
import type { OfferStatus } from "../constants";
import { personColumn, type PersonRow } from "@/lib/people/data";
import { Prisma } from "@/prisma/generated/client";
import type { TenderCard } from "../schema/view";

type CopiedField =
  | "id"
  | "creatorId"
  | "recipientId"
  | "title"
  | "status"
  | "version"
  | "isRemote"
  | "dateType"
  | "startDate"
  | "endDate"
  | "timeSlots"
  | "budgetType"
  | "budgetMinMinor"
  | "budgetMaxMinor"
  | "currency"
  | "urgent"
  | "contentLang"
  | "offerCount"
  | "agreedPriceMinor"
  | "createdAt";

/** The columns that list and detail share, before `toSharedParts` removes what the viewer may not see. */
export type TenderRow = Pick<TenderCard, CopiedField> & {
  subcategory: { id: string; slug: string };
  category: { id: string; slug: string; icon: string };
  country: string | null;
  city: string | null;
  street: string | null;
  postcode: string | null;
  latitude: number | null;
  longitude: number | null;
  creator: PersonRow;
};

/** A `TenderRow` with the columns that only a list shows. */
export type CardRow = TenderRow & {
  photo: FileRow | null;
  ownOffer: { id: string; status: OfferStatus; totalMinor: number; version: number } | null;
  why: TenderCard["why"];
};

/** The columns of a `TenderRow` for `tenderJoins`. Select it as JSON: dates and timestamps come as strings then. */
export const tenderColumns = Prisma.sql`
  t.id, t.creator_id AS "creatorId", t.recipient_id AS "recipientId", t.title, t.status, t.version,
  t.is_remote AS "isRemote", t.country, t.city, t.street, t.postcode, t.latitude, t.longitude,
  t.date_type AS "dateType", t.start_date AS "startDate", t.end_date AS "endDate", t.time_slots AS "timeSlots",
  t.budget_type AS "budgetType", t.budget_min_minor AS "budgetMinMinor", t.budget_max_minor AS "budgetMaxMinor",
  t.currency, t.urgent, t.content_lang AS "contentLang", t.offer_count AS "offerCount",
  t.agreed_price_minor AS "agreedPriceMinor", t.created_at AS "createdAt",
  json_build_object('id', s.id, 'slug', s.slug) AS subcategory,
  json_build_object('id', c.id, 'slug', c.slug, 'icon', c.icon) AS category,
  ${personColumn("creator")} AS creator`;

/** The joins behind `tenderColumns`, for a FROM clause that has `tenders t`. */
export const tenderJoins = Prisma.sql`
  JOIN users creator ON creator.id = t.creator_id
  JOIN subcategories s ON s.id = t.subcategory_id
  JOIN categories c ON c.id = s.category_id`;
