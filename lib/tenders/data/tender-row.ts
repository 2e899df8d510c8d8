import type { FileRow } from "@/lib/files/data";
import { ADDRESS_PARTS } from "@/lib/shared/address-parts";
import { TENDER_COLUMNS } from "../constants";
import { columnsSql } from "@/lib/platform/server/database/columns";
import { columnNames } from "@/lib/shared/columns";
import { personColumn, type PersonRow } from "@/lib/people/data";
import { Prisma } from "@/prisma/generated/client";
import type { Answers } from "@/lib/questions/schema";
import type { TenderCardView } from "../schema/view";
import { agreedTimeColumns } from "./agreed-day";

const { description: _, ...cardColumns } = TENDER_COLUMNS;
/** The columns that list and detail copy from the row as they are; the rest depends on the viewer. */
export const COPIED_COLUMNS = [
  ...columnNames(cardColumns),
  ...(["id", "creatorId", "status", "version", "currency", "offerCount", "isPrivate"] as const),
];
type CopiedColumn = (typeof COPIED_COLUMNS)[number];
const VIEWER_COLUMNS = ["recipientId", "agreedPriceMinor", "createdAt", "hiddenAt"] as const;

type AgreedTime = "agreedDay" | "agreedSlots" | "agreedDays";

/** The columns that list and detail share, before `toSharedParts` removes what the viewer may not see. */
export type TenderRow = Pick<
  TenderCardView,
  CopiedColumn | (typeof VIEWER_COLUMNS)[number] | "agreedRateMinor" | AgreedTime
> & {
  subcategory: { id: string; slug: string };
  category: { id: string; slug: string; icon: string };
  answers: Answers;
  country: string | null;
  city: string | null;
  street: string | null;
  postcode: string | null;
  latitude: number | null;
  longitude: number | null;
  creator: PersonRow;
  invitation: TenderCardView["invitation"];
};

/** A `TenderRow` with the columns that only a list shows. */
export type CardRow = TenderRow & {
  photo: FileRow | null;
  ownOffer: TenderCardView["ownOffer"];
  newOfferCount: number;
  endedAt: string | null;
  why: TenderCardView["why"];
};

/** The rate per hour of the accepted offer: the agreed price is an estimate then. */
export const agreedRateColumn = Prisma.sql`(SELECT accepted.price_minor FROM offers accepted
    WHERE accepted.id = t.accepted_offer_id AND accepted.price_type = 'HOURLY') AS "agreedRateMinor"`;

/** The columns of a `TenderRow` for `tenderJoins`. Select it as JSON: dates and timestamps come as strings then. */
export const tenderColumns = Prisma.sql`
  ${columnsSql("t", [...COPIED_COLUMNS, ...VIEWER_COLUMNS, ...ADDRESS_PARTS, "answers"])},
  ${agreedRateColumn}, ${agreedTimeColumns},
  json_build_object('id', s.id, 'slug', s.slug) AS subcategory,
  json_build_object('id', c.id, 'slug', c.slug, 'icon', c.icon) AS category,
  ${personColumn("creator")} AS creator`;

/** The joins behind `tenderColumns`, for a FROM clause that has `tenders t`. */
export const tenderJoins = Prisma.sql`
  JOIN users creator ON creator.id = t.creator_id
  JOIN subcategories s ON s.id = t.subcategory_id
  JOIN categories c ON c.id = s.category_id`;
