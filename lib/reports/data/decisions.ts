import { db, type DbClient, type Tx } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import { TOTAL_CAP } from "@/lib/shared/list-constants";
import type { Complaint, Prisma } from "@/prisma/generated/client";
import { whyNotComplain } from "../complaints/policy";
import { REPORTS_TAKE, type ModerationAction } from "../constants";
import type { ReportTarget } from "../presentation";
import type { ComplaintState, DecisionView } from "../schema";
import { findTitles } from "./targets";

/** Keeps a decision with its statement of reasons (append-only). */
export async function addDecision(
  tx: Tx,
  decision: Omit<Prisma.ModerationDecisionUncheckedCreateInput, "id">,
): Promise<string> {
  const id = newId();
  await tx.moderationDecision.create({ data: { ...decision, id }, select: { id: true } });
  return id;
}

/** Whether the newest decision about a target is the product's own. */
export async function isDecidedByProduct(tx: Tx, { kind, targetId }: ReportTarget): Promise<boolean> {
  const newest = await tx.moderationDecision.findFirst({
    where: { kind, targetId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { decidedById: true },
  });
  return newest !== null && newest.decidedById === null;
}

/** Whether no newer decision of these actions has been made about the target of one. */
export async function isNewestOf(
  tx: Tx,
  { id, kind, targetId }: ReportTarget & { id: string },
  actions: readonly ModerationAction[],
): Promise<boolean> {
  const newest = await tx.moderationDecision.findFirst({
    where: { kind, targetId, action: { in: [...actions] } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { id: true },
  });
  return newest?.id === id;
}

/** The id of the newest decision about anything, or null. */
export async function maybeNewestDecisionId(client: DbClient): Promise<string | null> {
  const newest = await client.moderationDecision.findFirst({
    orderBy: { createdAt: "desc" },
    select: { id: true },
  });
  return newest?.id ?? null;
}

/** The columns of a `DecisionView`. */
export const decisionSelect = {
  id: true,
  kind: true,
  targetId: true,
  action: true,
  rule: true,
  reason: true,
  until: true,
  decidedById: true,
  createdAt: true,
  // Those of reporters are not for the author.
  complaints: { where: { reportId: null }, select: { outcome: true, reason: true } },
} as const satisfies Prisma.ModerationDecisionSelect;

type DecisionRow = Prisma.ModerationDecisionGetPayload<{ select: typeof decisionSelect }>;

/** How a complaint stands, for the person who wrote it. */
export function toComplaintState({ outcome, reason }: Pick<Complaint, "outcome" | "reason">): ComplaintState {
  return { status: outcome ?? "OPEN", reason };
}

function toView(
  { decidedById, createdAt, until, complaints, ...row }: DecisionRow,
  title: string,
): DecisionView {
  const [complaint = null] = complaints;
  return {
    ...row,
    title,
    until: until?.toISOString() ?? null,
    isAutomated: decidedById === null,
    createdAt: createdAt.toISOString(),
    complaint: complaint && toComplaintState(complaint),
    mayComplain: whyNotComplain({ ...row, createdAt, hasComplaint: complaint !== null }, new Date()) === null,
  };
}

/** The views of decisions, in their order, with one query for all titles. */
async function toDecisionViews(rows: DecisionRow[]): Promise<DecisionView[]> {
  const titles = await findTitles(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toView(row, titles.get(row.id) ?? ""));
}

/** One decision. */
export async function findDecisionView(client: DbClient, id: string): Promise<DecisionView> {
  const row = await client.moderationDecision.findUniqueOrThrow({ where: { id }, select: decisionSelect });
  const titles = await findTitles(client, [id]);
  return toView(row, titles.get(id) ?? "");
}

/** A page of the decisions about what a person has written, the newest first; what was left alone is no decision to them. */
export async function listDecisionsAbout(
  authorId: string,
  page: number,
): Promise<{ items: DecisionView[]; counted: number }> {
  const where = { authorId, action: { not: "NO_ACTION" } } as const;
  const [rows, counted] = await Promise.all([
    db.moderationDecision.findMany({
      where,
      select: decisionSelect,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: REPORTS_TAKE,
      skip: (page - 1) * REPORTS_TAKE,
    }),
    db.moderationDecision.count({ where, take: TOTAL_CAP + 1 }),
  ]);
  return { items: await toDecisionViews(rows), counted };
}
