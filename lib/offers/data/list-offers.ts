import type { DbClient } from "@/lib/platform/server/database/db";
import type { Actor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { Prisma } from "@/prisma/generated/client";
import type { Repeats } from "@/lib/tenders/constants";
import type { TenderFacts, VisibilityFacts } from "@/lib/tenders/policy";
import { IS_OFFERED } from "@/lib/tenders/data/visibility";
import type { OfferView } from "../schema";
import { offerColumns, offerTables, toOfferView, type OfferRow } from "./offer-row";

type OfferWithTender = {
  row: OfferRow;
  tender: TenderFacts &
    Pick<VisibilityFacts, "hiddenAt"> & {
      latitude: number | null;
      longitude: number | null;
      repeats: Repeats;
    };
};

async function listViews(client: DbClient, actor: Actor, which: Prisma.Sql): Promise<OfferView[]> {
  const rows = await client.$queryRaw<OfferWithTender[]>`
    SELECT row_to_json(one) AS row, json_build_object('creatorId', t.creator_id, 'recipientId', t.recipient_id,
      'status', t.status, 'version', t.version, 'offerCount', t.offer_count, 'latitude', t.latitude,
      'longitude', t.longitude, 'repeats', t.repeats, 'hiddenAt', t.hidden_at) AS tender
    FROM (SELECT ${offerColumns} FROM ${offerTables} JOIN tenders t ON t.id = o.tender_id WHERE ${which}) one JOIN tenders t ON t.id = one."tenderId"
    ORDER BY one."createdAt", one.id`;
  return rows.map(({ row, tender }) => toOfferView(row, actor, tender));
}

/** The offers of a tender visible to the caller: all for its creator and admins, the own one for a PRO. */
export function listOfferViews(
  client: DbClient,
  actor: Actor,
  tender: { id: string; creatorId: string },
): Promise<OfferView[]> {
  const seesAll = actor.role === "ADMIN" || tender.creatorId === actor.id;
  const ofAll = actor.role === "ADMIN" ? Prisma.empty : Prisma.sql`AND ${IS_OFFERED}`;
  const own = seesAll ? ofAll : Prisma.sql`AND o.pro_id = ${actor.id}::uuid`;
  return listViews(client, actor, Prisma.sql`o.tender_id = ${tender.id}::uuid ${own}`);
}

/** One offer, for a caller already known to be allowed to see it. Throws `offer_not_found`. */
export async function findOfferView(client: DbClient, actor: Actor, offerId: string): Promise<OfferView> {
  const [view] = await listViews(client, actor, Prisma.sql`o.id = ${offerId}::uuid`);
  if (!view) throw new AppError("offer_not_found");
  return view;
}
