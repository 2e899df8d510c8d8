import { columnsSql } from "@/lib/platform/server/database/columns";
import { hideContactsIn } from "@/lib/masking/service";
import type { DbClient, Tx } from "@/lib/platform/server/database/db";
import type { Actor } from "@/lib/shared/actor";
import { toIso, type Day } from "@/lib/shared/dates/dates";
import { AppError } from "@/lib/shared/errors";
import { newId } from "@/lib/shared/ids";
import { haveAgreed, type TenderFacts } from "@/lib/tenders/policy";
import { Prisma } from "@/prisma/generated/client";
import type { OfferFacts } from "../policy";
import { termColumnsOf, toTermColumns } from "../terms/data";
import type { Terms } from "../terms/schema";
import { PROPOSAL_LIMITS, type ProposalStatus } from "./constants";
import { answersTo } from "./policy";
import type { OfferHistory, ProposalView, RevisionView } from "./schema";

/** A proposal as JSON of the database: dates are strings. */
export type OfferProposalRow = Omit<ProposalView, "may">;

const STATE = [
  "id",
  "byPro",
  "duringJob",
  "note",
  "status",
  "baseRevision",
  "revision",
  "expiresAt",
  "createdAt",
] as const;

const proposalColumns = Prisma.sql`${termColumnsOf("p")}, ${columnsSql("p", STATE)}`;

/** What an offer `o` shows of its terms' history: current and first revision, the newest proposal, how many in its phase. */
export const negotiationColumns = Prisma.sql`
  COALESCE((SELECT max(r.n) FROM offer_revisions r WHERE r.offer_id = o.id), 1) AS revision,
  COALESCE((SELECT r.total_minor FROM offer_revisions r WHERE r.offer_id = o.id AND r.n = 1), o.total_minor)
    AS "firstTotalMinor",
  (SELECT row_to_json(newest) FROM (SELECT ${proposalColumns} FROM offer_proposals p WHERE p.offer_id = o.id
    ORDER BY p.created_at DESC, p.id DESC LIMIT 1) newest) AS proposal,
  (SELECT count(*)::int FROM offer_proposals p WHERE p.offer_id = o.id
    AND p.during_job = (o.status = 'ACCEPTED')) AS "proposalCount"`;

/** A proposal as the caller sees it, with what they can answer now. */
export function toProposalView(
  row: OfferProposalRow,
  actor: Actor,
  facts: { tender: TenderFacts; offer: OfferFacts },
): ProposalView {
  const expiresAt = new Date(row.expiresAt);
  const isOwn = row.byPro === (actor.id === facts.offer.proId);
  const seesContact = isOwn || actor.role === "ADMIN" || haveAgreed(facts.tender, facts.offer.proId);
  return {
    ...(seesContact ? row : hideContactsIn(row, ["note"], actor.lang)),
    expiresAt: expiresAt.toISOString(),
    createdAt: toIso(row.createdAt),
    may: answersTo(actor, { ...facts, proposal: { ...row, expiresAt } }, new Date()),
  };
}

/** How an offer's terms came about: every revision and every proposal, the oldest first. */
export async function readOfferHistory(
  client: DbClient,
  actor: Actor,
  { id, ...facts }: { id: string; tender: TenderFacts; offer: OfferFacts },
): Promise<OfferHistory> {
  const [row] = await client.$queryRaw<
    { items: Omit<RevisionView, "by" | "proposalId">[] | null; proposals: OfferProposalRow[] | null }[]
  >`
    SELECT (SELECT json_agg(one ORDER BY one.n) FROM (SELECT ${termColumnsOf("r")}, r.n, r.created_at AS "createdAt"
        FROM offer_revisions r WHERE r.offer_id = ${id}::uuid) one) AS items,
      (SELECT json_agg(one ORDER BY one."createdAt", one.id) FROM (SELECT ${proposalColumns}
        FROM offer_proposals p WHERE p.offer_id = ${id}::uuid) one) AS proposals`;
  const proposals = row?.proposals ?? [];
  const items = (row?.items ?? []).map((revision): RevisionView => {
    const answered = proposals.find((proposal) => proposal.revision === revision.n);
    const by = answered?.status === "TAKEN" && !answered.byPro ? "CLIENT" : "PRO";
    const createdAt = toIso(revision.createdAt);
    return { ...revision, createdAt, by, proposalId: answered?.id ?? null };
  });
  return { items, proposals: proposals.map((proposal) => toProposalView(proposal, actor, facts)) };
}

const hours = Prisma.sql`make_interval(hours => ${PROPOSAL_LIMITS.openHours}::int)`;

type NewProposalRow = { terms: Terms; note: string; byPro: boolean; duringJob: boolean };

/** Adds a proposal for the offer as it is now. Answers its id. */
export async function addProposal(
  tx: Tx,
  offerId: string,
  { terms, note, byPro, duringJob }: NewProposalRow,
): Promise<string> {
  const [{ revision, expiresAt } = { revision: null, expiresAt: new Date(0) }] = await tx.$queryRaw<
    { revision: number | null; expiresAt: Date }[]
  >`SELECT max(n) AS revision, now() + ${hours} AS "expiresAt" FROM offer_revisions WHERE offer_id = ${offerId}::uuid`;
  if (revision === null) throw new Error("an offer has a first revision");
  const id = newId();
  const data = {
    id,
    offerId,
    byPro,
    duringJob,
    baseRevision: revision,
    ...toTermColumns(terms),
    note: note || null,
    expiresAt,
  };
  await tx.offerProposal.create({ data, select: { id: true } });
  return id;
}

const lockedSelect = {
  id: true,
  offerId: true,
  byPro: true,
  duringJob: true,
  status: true,
  expiresAt: true,
  totalMinor: true,
} as const satisfies Prisma.OfferProposalSelect;

/** The offer of a proposal. Throws `proposal_not_found`. */
export async function findOfferOfProposal(client: DbClient, id: string): Promise<string> {
  const row = await client.offerProposal.findUnique({ where: { id }, select: { offerId: true } });
  if (!row) throw new AppError("proposal_not_found");
  return row.offerId;
}

/** A proposal whose offer is locked, which is the lock of its proposals too. Throws `proposal_not_found`. */
export async function findProposal(tx: Tx, id: string) {
  const row = await tx.offerProposal.findUnique({ where: { id }, select: lockedSelect });
  if (!row) throw new AppError("proposal_not_found");
  return row;
}

/** The newest proposal of a locked offer, and how many there were in its phase: until it is accepted, or during the job. */
export async function findNegotiation(tx: Tx, offerId: string, duringJob: boolean) {
  const [newest, count] = [
    await tx.offerProposal.findFirst({
      where: { offerId },
      select: lockedSelect,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    }),
    await tx.offerProposal.count({ where: { offerId, duringJob } }),
  ];
  return { newest, count };
}

/** The day on which the work would begin with a proposal, where that is another one than the offer's; or null. */
export async function maybeOtherDay(tx: Tx, proposalId: string): Promise<Day | null> {
  const [row] = await tx.$queryRaw<{ day: Day }[]>`
    SELECT p.available_from::text AS day FROM offer_proposals p JOIN offers o ON o.id = p.offer_id
    WHERE p.id = ${proposalId}::uuid AND p.available_from IS DISTINCT FROM o.available_from
      AND p.available_from IS NOT NULL`;
  return row?.day ?? null;
}

/** Gives an offer the terms of a proposal, and the next version. */
export async function applyProposal(tx: Tx, proposalId: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE offers o SET price_type = p.price_type, price_minor = p.price_minor, estimated_hours = p.estimated_hours,
      materials = p.materials, materials_minor = p.materials_minor, total_minor = p.total_minor,
      available_from = p.available_from, time_slots = p.time_slots, duration_days = p.duration_days,
      version = o.version + 1, updated_at = clock_timestamp()
    FROM offer_proposals p WHERE p.id = ${proposalId}::uuid AND o.id = p.offer_id`;
}

type Settled = Exclude<ProposalStatus, "OPEN">;

/** Ends an open proposal; TAKEN and ANSWERED keep the revision that the offer has now. */
export async function settleProposal(tx: Tx, id: string, status: Settled): Promise<void> {
  await tx.$executeRaw`
    UPDATE offer_proposals p SET status = ${status}::offer_proposal_status, settled_at = clock_timestamp(),
      revision = CASE WHEN ${status} IN ('TAKEN', 'ANSWERED')
        THEN (SELECT max(r.n) FROM offer_revisions r WHERE r.offer_id = p.offer_id) END
    WHERE p.id = ${id}::uuid AND p.status = 'OPEN'`;
}

/** Ends the open proposals of offers that end, are accepted as they stand, or whose work is finished. */
export async function endProposals(tx: Tx, offerIds: readonly string[]): Promise<void> {
  await tx.offerProposal.updateMany({
    where: { offerId: { in: [...offerIds] }, status: "OPEN" },
    data: { status: "LAPSED", settledAt: new Date() },
  });
}

type OverdueProposal = { id: string; byPro: boolean; duringJob: boolean; offer: { proId: string } };

/** The open proposals of a tender's offers whose time is over. */
export function listOverdueProposals(tx: Tx, tenderId: string, now: Date): Promise<OverdueProposal[]> {
  return tx.offerProposal.findMany({
    where: { status: "OPEN", expiresAt: { lte: now }, offer: { tenderId } },
    select: { id: true, byPro: true, duringJob: true, offer: { select: { proId: true } } },
    orderBy: { id: "asc" },
  });
}
