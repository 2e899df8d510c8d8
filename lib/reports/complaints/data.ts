import { personSelect, toPersonCard } from "@/lib/people/data";
import type { DbClient, Tx } from "@/lib/platform/server/database/db";
import type { Actor, AdminRight } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { newId } from "@/lib/shared/ids";
import type { Prisma } from "@/prisma/generated/client";
import { findDecisionView } from "../data/decisions";
import { reportCopy } from "../schema";
import { whyNotJudge } from "./policy";
import type { ComplaintReceipt, ComplaintView, Judgement } from "./schema";

const judgedSelect = {
  id: true,
  authorId: true,
  reportId: true,
  outcome: true,
  claimedById: true,
  claimedUntil: true,
  decision: { select: { id: true, kind: true, targetId: true, action: true, rule: true, decidedById: true } },
} as const satisfies Prisma.ComplaintSelect;

/** A complaint that no other transaction judges until the commit. */
export type LockedComplaint = Prisma.ComplaintGetPayload<{ select: typeof judgedSelect }>;

/** Takes the row lock of a complaint. Throws `complaint_not_found`. */
export async function lockComplaint(tx: Tx, id: string): Promise<LockedComplaint> {
  await tx.$queryRaw`SELECT 1 FROM complaints WHERE id = ${id}::uuid FOR UPDATE`;
  const found = await tx.complaint.findUnique({ where: { id }, select: judgedSelect });
  if (!found) throw new AppError("complaint_not_found");
  return found;
}

/** A decision as its complaint is judged by, locked. Throws `decision_not_found`. */
export async function lockDecision(tx: Tx, id: string) {
  await tx.$queryRaw`SELECT 1 FROM moderation_decisions WHERE id = ${id}::uuid FOR UPDATE`;
  const row = await tx.moderationDecision.findUnique({
    where: { id },
    select: {
      authorId: true,
      action: true,
      createdAt: true,
      complaints: { where: { reportId: null }, select: { id: true } },
    },
  });
  if (!row) throw new AppError("decision_not_found");
  const { complaints, ...decision } = row;
  return { ...decision, hasComplaint: complaints.length > 0 };
}

/** The report of a user that a decision closed, with the lock of its case; null: they have reported nothing of it. */
export async function maybeLockReport(tx: Tx, decisionId: string, reporterId: string) {
  await tx.$queryRaw`SELECT 1 FROM report_cases WHERE decision_id = ${decisionId}::uuid FOR UPDATE`;
  const row = await tx.report.findFirst({
    where: { reporterId, case: { decisionId } },
    select: {
      id: true,
      case: { select: { status: true, closedAt: true } },
      complaint: { select: { id: true } },
    },
  });
  return row && { id: row.id, ...row.case, hasComplaint: row.complaint !== null };
}

type NewRow = {
  decisionId: string;
  reportId: string | null;
  authorId: string;
  text: string;
  createdAt: Date;
};

/** Keeps a complaint about a locked decision. */
export async function addComplaint(tx: Tx, row: NewRow): Promise<ComplaintReceipt> {
  const id = newId();
  await tx.complaint.create({ data: { id, ...row }, select: { id: true } });
  return { id, decisionId: row.decisionId, createdAt: row.createdAt.toISOString() };
}

/** Keeps how a locked complaint was judged. */
export async function saveJudgement(
  tx: Tx,
  id: string,
  judgement: Judgement & { decidedById: string; decidedAt: Date },
): Promise<void> {
  await tx.complaint.update({ where: { id }, data: judgement, select: { id: true } });
}

/** The rights that the admins other than this one who could judge have among them. */
export async function listOtherRights(client: DbClient, id: string): Promise<AdminRight[]> {
  const others = await client.user.findMany({
    where: { role: "ADMIN", deletedAt: null, id: { not: id }, adminRights: { has: "MODERATE" } },
    select: { adminRights: true },
  });
  return others.flatMap(({ adminRights }) => adminRights);
}

const viewSelect = {
  ...judgedSelect,
  text: true,
  createdAt: true,
  author: { select: personSelect },
  report: { select: { id: true, category: true, text: true, copy: true, createdAt: true } },
} as const satisfies Prisma.ComplaintSelect;

type ViewRow = Prisma.ComplaintGetPayload<{ select: typeof viewSelect }>;

function toReport({ copy, createdAt, ...report }: NonNullable<ViewRow["report"]>) {
  return { ...report, copy: reportCopy.parse(copy), createdAt: createdAt.toISOString() };
}

/** A complaint with the decision that it is about. Throws `complaint_not_found`. */
export async function findComplaintView(
  client: DbClient,
  actor: Pick<Actor, "id" | "adminRights">,
  id: string,
): Promise<ComplaintView> {
  const row = await client.complaint.findUnique({ where: { id }, select: viewSelect });
  if (!row) throw new AppError("complaint_not_found");
  const { author, text, createdAt, report, decision } = row;
  const facts = { ...row, deciderId: decision.decidedById, action: decision.action };
  const [view, others] = await Promise.all([
    findDecisionView(client, decision.id),
    listOtherRights(client, actor.id),
  ]);
  return {
    id,
    author: toPersonCard(author, { knowsFully: true }),
    text,
    createdAt: createdAt.toISOString(),
    decision: view,
    report: report && toReport(report),
    mayJudge: whyNotJudge(actor, facts, others) === null,
  };
}
