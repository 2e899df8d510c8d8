import type { DisputeFacts } from "@/lib/disputes/policy";
import { personColumn, type PersonRow } from "@/lib/people/data";
import type { Actor } from "@/lib/shared/actor";
import { Prisma } from "@/prisma/generated/client";
import { OVERVIEW_TAKE } from "../schema/overview";

/** An open dispute of the caller, as JSON of the database: timestamps are strings. */
export type OverviewDisputeRow = Omit<DisputeFacts, "talkUntil"> & {
  talkUntil: string;
  id: string;
  tenderId: string;
  title: string;
  person: PersonRow;
  /** The agreement stands: the two see each other's full names. */
  knowsFully: boolean;
};

/** The open disputes of the caller, the one first whose time to talk is over first. */
export function openDisputesOf({ id, role }: Actor): Prisma.Sql {
  const [own, other] = role === "PRO" ? ["pro_id", "client_id"] : ["client_id", "pro_id"];
  return Prisma.sql`COALESCE((SELECT json_agg(own) FROM (
    SELECT d.id, d.tender_id AS "tenderId", t.title, d.client_id AS "clientId", d.pro_id AS "proId",
      d.opened_by AS "openedBy", d.status, d.talk_until AS "talkUntil", d.answer, d.proposed_by AS "proposedBy",
      d.mediation_asked_by AS "mediationAskedBy", d.version, ${personColumn("person")} AS person,
      t.status IN ('ACCEPTED', 'COMPLETED') AND t.recipient_id = d.pro_id AS "knowsFully"
    FROM disputes d JOIN tenders t ON t.id = d.tender_id
    JOIN users person ON person.id = ${Prisma.raw(`d.${other}`)}
    WHERE ${Prisma.raw(`d.${own}`)} = ${id}::uuid AND d.closed_at IS NULL
    ORDER BY d.talk_until, d.id LIMIT ${OVERVIEW_TAKE}) own), '[]'::json)`;
}
