import { fileColumn } from "@/lib/files/data";
import { db, PREPARED } from "@/lib/platform/server/database/db";
import type { Actor } from "@/lib/shared/actor";
import { Prisma } from "@/prisma/generated/client";
import { TENDERS_TAKE } from "../constants";
import { originOf, type TenderFilters } from "./list-filters";
import { tenderColumns, tenderJoins, type CardRow } from "./tender-row";

/** One page of cards, the count (it stops past the cap) and the point their distances are counted from. */
export type CardPage = {
  items: CardRow[];
  counted: number;
  origin: { latitude: number | null; longitude: number | null } | null;
};

/** Which tenders: common table expressions, the ids of the page, their number, and the order of the page. */
export type Picked = {
  tables: Prisma.Sql;
  page: Prisma.Sql;
  counted: Prisma.Sql;
  order: Prisma.Sql;
  /** The best plan is the same whatever is asked for: no search, no filters. */
  isSteady: boolean;
};

/** The rows of one page. */
export function pageOf({ page }: TenderFilters): Prisma.Sql {
  return Prisma.sql`LIMIT ${Prisma.raw(String(TENDERS_TAKE))} OFFSET ${(page - 1) * TENDERS_TAKE}`;
}

const photoColumn = Prisma.sql`
  (SELECT ${fileColumn("f")} FROM tender_files tf JOIN files f ON f.id = tf.file_id
    WHERE tf.tender_id = t.id AND tf.kind = 'PHOTO' ORDER BY tf.position LIMIT 1) AS photo`;

function ownOfferColumn({ id }: Actor): Prisma.Sql {
  return Prisma.sql`
    (SELECT json_build_object('id', o.id, 'status', o.status, 'totalMinor', o.total_minor, 'version', o.version)
      FROM offers o WHERE o.tender_id = t.id AND o.pro_id = ${id}::uuid) AS "ownOffer"`;
}

/** Asks for one page of cards: the ids are picked first, and only those ten are joined to what a card shows. */
export async function findCards(actor: Actor, query: TenderFilters, picked: Picked): Promise<CardPage> {
  const [page] = await db.$queryRaw<CardPage[]>`${picked.isSteady ? PREPARED : Prisma.empty}
    WITH origin AS MATERIALIZED (${originOf(actor, query)}) ${picked.tables}
    SELECT ${picked.counted} AS counted, (SELECT row_to_json(o) FROM origin o) AS origin,
      COALESCE((SELECT json_agg(card) FROM (
        SELECT ${tenderColumns}, page.why, ${photoColumn}, ${ownOfferColumn(actor)}
        FROM (${picked.page}) page JOIN tenders t ON t.id = page.id ${tenderJoins}
        ORDER BY ${picked.order}) card), '[]'::json) AS items`;
  return page ?? { items: [], counted: 0, origin: null };
}
