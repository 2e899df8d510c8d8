import { personSelect, type PersonRow } from "@/lib/people/data";
import type { DbClient } from "@/lib/platform/server/database/db";
import { AppError } from "@/lib/shared/errors";
import { Prisma } from "@/prisma/generated/client";
import { ENDED_AGREEMENTS_TAKE } from "../constants";
import type { EndedAgreement } from "../policy";

const endedSelect = {
  id: true,
  tenderId: true,
  at: true,
  pro: { select: personSelect },
  tender: { select: { creator: { select: personSelect } } },
} as const satisfies Prisma.TenderEventSelect;

const ENDED = {
  move: { in: ["RELEASE", "CANCEL"] },
  proId: { not: null },
} satisfies Prisma.TenderEventWhereInput;

/** The same condition, of the events `e`. */
export const ENDED_WITHOUT_WORK = Prisma.sql`e.move IN ('RELEASE', 'CANCEL') AND e.pro_id IS NOT NULL`;

/** Whether a user was party of an agreement on the tender `t` that ended without the work. */
export function hasEndedAgreementColumn(userId: string): Prisma.Sql {
  return Prisma.sql`EXISTS (SELECT 1 FROM tender_events e WHERE e.tender_id = t.id AND ${ENDED_WITHOUT_WORK}
    AND ${userId}::uuid IN (t.creator_id, e.pro_id)) AS "hasEndedAgreement"`;
}

type EndedRow = Prisma.TenderEventGetPayload<{ select: typeof endedSelect }>;

/** An agreement that ended without the work, by the event that ended it, with its two parties. */
export type EndedAgreementRow = EndedAgreement & {
  id: string;
  tenderId: string;
  creator: PersonRow;
  pro: PersonRow;
};

function toEndedAgreement({
  id,
  tenderId,
  at: endedAt,
  pro,
  tender: { creator },
}: EndedRow): EndedAgreementRow {
  if (!pro) throw new Error("an agreement has a PRO");
  return { id, tenderId, endedAt, creatorId: creator.id, proId: pro.id, creator, pro };
}

/** One ended agreement of a tender, of any two parties. Throws `agreement_not_found`. */
export async function findEndedAgreement(
  client: DbClient,
  { tenderId, agreementId }: { tenderId: string; agreementId: string },
): Promise<EndedAgreementRow> {
  const where = { id: agreementId, tenderId, ...ENDED };
  const row = await client.tenderEvent.findFirst({ where, select: endedSelect });
  if (!row) throw new AppError("agreement_not_found");
  return toEndedAgreement(row);
}

/** The ended agreements of a tender, the newest first: those of one party, or those that ended at a moment. */
export async function listEndedAgreements(
  client: DbClient,
  tenderId: string,
  only: { partyId?: string; endedAt?: Date },
): Promise<EndedAgreementRow[]> {
  const { partyId, endedAt: at } = only;
  const ofParty = partyId && { OR: [{ proId: partyId }, { tender: { creatorId: partyId } }] };
  const rows = await client.tenderEvent.findMany({
    where: { tenderId, ...ENDED, ...ofParty, ...(at && { at }) },
    select: endedSelect,
    orderBy: [{ at: "desc" }, { id: "desc" }],
    take: ENDED_AGREEMENTS_TAKE,
  });
  return rows.map(toEndedAgreement);
}
