import { fileSelect, SHOWN_FILES_WHERE } from "@/lib/files/data";
import { fileViewOf } from "@/lib/files/service/view-file";
import { personSelect, toPersonCard } from "@/lib/people/data";
import { db, type DbClient } from "@/lib/platform/server/database/db";
import type { Actor } from "@/lib/shared/actor";
import { pick } from "@/lib/shared/columns";
import { AppError } from "@/lib/shared/errors";
import { TOTAL_CAP } from "@/lib/shared/list-constants";
import type { Prisma } from "@/prisma/generated/client";
import { DISPUTES_TAKE, type DisputeSide } from "../constants";
import { actsOnDispute } from "../policy";
import type { DisputeListQuery, DisputeView } from "../schema";

const viewSelect = {
  id: true,
  tenderId: true,
  tender: { select: { title: true, status: true, recipientId: true } },
  clientId: true,
  client: { select: personSelect },
  proId: true,
  pro: { select: personSelect },
  openedBy: true,
  reason: true,
  text: true,
  answer: true,
  answeredAt: true,
  status: true,
  talkUntil: true,
  outcome: true,
  proposedBy: true,
  proposedAt: true,
  mediationAskedBy: true,
  mediationAt: true,
  fault: true,
  countsForReliability: true,
  reviewStays: true,
  decision: true,
  closedAt: true,
  version: true,
  createdAt: true,
  photos: {
    where: { file: SHOWN_FILES_WHERE },
    select: { side: true, file: { select: fileSelect } },
    orderBy: { position: "asc" },
  },
} as const satisfies Prisma.DisputeSelect;

type Row = Prisma.DisputeGetPayload<{ select: typeof viewSelect }>;

const photosOf = ({ photos }: Row, by: DisputeSide) =>
  photos.filter(({ side }) => side === by).map(({ file }) => fileViewOf(file));

const otherSide = (side: DisputeSide) => (side === "CLIENT" ? "PRO" : "CLIENT");

function answerOf(row: Row): DisputeView["answer"] {
  const { answer, answeredAt, openedBy } = row;
  if (answer === null || answeredAt === null) return null;
  return { text: answer, photos: photosOf(row, otherSide(openedBy)), at: answeredAt.toISOString() };
}

function proposalOf({ outcome, proposedBy, proposedAt }: Row): DisputeView["proposal"] {
  if (outcome === null || proposedBy === null || proposedAt === null) return null;
  return { by: proposedBy, outcome, at: proposedAt.toISOString() };
}

function decisionOf({ fault, countsForReliability, reviewStays, decision }: Row): DisputeView["decision"] {
  if (fault === null || countsForReliability === null || reviewStays === null || decision === null)
    return null;
  return { fault, countsForReliability, reviewStays, text: decision };
}

// Names as in the conversation of the two: in full while their agreement stands.
function peopleOf(actor: Actor, { tender, client, pro, proId }: Row): Pick<DisputeView, "client" | "pro"> {
  const isTogether = tender.status === "ACCEPTED" || tender.status === "COMPLETED";
  const knowsFully = actor.role === "ADMIN" || (isTogether && tender.recipientId === proId);
  return { client: toPersonCard(client, { knowsFully }), pro: toPersonCard(pro, { knowsFully }) };
}

// What the view has as it stands in the row.
const SAME = [
  "id",
  "tenderId",
  "openedBy",
  "reason",
  "text",
  "status",
  "mediationAskedBy",
  "version",
] as const;

function toView(actor: Actor, row: Row): DisputeView {
  const { tender, openedBy } = row;
  return {
    ...pick(row, SAME),
    tenderTitle: tender.title,
    ...peopleOf(actor, row),
    photos: photosOf(row, openedBy),
    answer: answerOf(row),
    proposal: proposalOf(row),
    decision: decisionOf(row),
    talkUntil: row.talkUntil.toISOString(),
    mediationAt: row.mediationAt?.toISOString() ?? null,
    closedAt: row.closedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    may: actsOnDispute(actor, row, new Date()),
  };
}

/** What a caller may see: the two sides their own, admins who judge what the two could not settle or have closed. */
function visibleTo({ id, role, adminRights }: Actor): Prisma.DisputeWhereInput {
  if (role === "ADMIN" && adminRights.includes("MODERATE")) return { status: { not: "TALK" } };
  return role === "CLIENT" ? { clientId: id } : { proId: id };
}

const newestFirst = [{ createdAt: "desc" }, { id: "desc" }] as const;

/** A dispute as the caller sees it. Throws `dispute_not_found`. */
export async function findDisputeView(client: DbClient, actor: Actor, id: string): Promise<DisputeView> {
  const row = await client.dispute.findFirst({ where: { id, ...visibleTo(actor) }, select: viewSelect });
  if (!row) throw new AppError("dispute_not_found");
  return toView(actor, row);
}

/** The disputes about a tender that the caller may see, the newest first. */
export async function listDisputesOf(
  client: DbClient,
  actor: Actor,
  tenderId: string,
): Promise<DisputeView[]> {
  const where = { tenderId, ...visibleTo(actor) };
  const rows = await client.dispute.findMany({ where, select: viewSelect, orderBy: [...newestFirst] });
  return rows.map((row) => toView(actor, row));
}

// Admins take what has waited the longest, and look up what was decided last; the two see their newest first.
function orderFor({ role }: Actor, tab: DisputeListQuery["tab"]): Prisma.DisputeOrderByWithRelationInput[] {
  if (role !== "ADMIN") return [...newestFirst];
  return tab === "open" ? [{ mediationAt: "asc" }, { id: "asc" }] : [{ closedAt: "desc" }, { id: "desc" }];
}

/** A page of the disputes that the caller may see, and their count (capped). */
export async function listDisputes(
  actor: Actor,
  { page, tab }: DisputeListQuery,
): Promise<{ items: DisputeView[]; counted: number }> {
  const isOpen = { closedAt: null, ...(actor.role === "ADMIN" && { status: "MEDIATION" as const }) };
  const where = { ...visibleTo(actor), ...(tab === "open" ? isOpen : { closedAt: { not: null } }) };
  const [rows, counted] = await Promise.all([
    db.dispute.findMany({
      where,
      select: viewSelect,
      orderBy: orderFor(actor, tab),
      take: DISPUTES_TAKE,
      skip: (page - 1) * DISPUTES_TAKE,
    }),
    db.dispute.count({ where, take: TOTAL_CAP + 1 }),
  ]);
  return { items: rows.map((row) => toView(actor, row)), counted };
}
