import type { Language } from "@/lib/i18n/languages";
import type { DbClient, Tx } from "@/lib/platform/server/database/db";
import { AppError } from "@/lib/shared/errors";
import { newId } from "@/lib/shared/ids";
import { Prisma } from "@/prisma/generated/client";
import type { ReportCategory } from "../constants";
import { CASE_MOVES, type CaseMove } from "../machine";
import type { ReportTarget } from "../presentation";
import type { LockedTarget } from "./targets";

const lockedSelect = {
  id: true,
  status: true,
  claimedById: true,
  claimedUntil: true,
  closedAt: true,
} as const satisfies Prisma.ReportCaseSelect;

/** A case that no other transaction changes until the commit. */
export type LockedCase = Prisma.ReportCaseGetPayload<{ select: typeof lockedSelect }>;

async function lockWhere(tx: Tx, where: Prisma.Sql): Promise<LockedCase | null> {
  const [found] = await tx.$queryRaw<{ id: string }[]>`SELECT id FROM report_cases WHERE ${where} FOR UPDATE`;
  return found ? tx.reportCase.findUnique({ where: { id: found.id }, select: lockedSelect }) : null;
}

/** The lock of a case. Throws `report_case_not_found`. */
export async function lockCase(tx: Tx, caseId: string): Promise<LockedCase> {
  const found = await lockWhere(tx, Prisma.sql`id = ${caseId}::uuid`);
  if (!found) throw new AppError("report_case_not_found");
  return found;
}

/** The lock of the case that waits for a decision about a locked target; null where there is none. */
export function maybeLockOpenCase(tx: Tx, { kind, targetId }: ReportTarget): Promise<LockedCase | null> {
  return lockWhere(
    tx,
    Prisma.sql`kind = ${kind}::report_kind AND target_id = ${targetId}::uuid AND closed_at IS NULL`,
  );
}

/** Opens a case about a locked target. Answers its id. */
export async function addCase(
  tx: Tx,
  { kind, targetId, authorId }: LockedTarget,
  openedAt: Date,
): Promise<string> {
  const id = newId();
  await tx.reportCase.create({ data: { id, kind, targetId, authorId, openedAt }, select: { id: true } });
  return id;
}

/** One of the reports cannot wait: the whole case stands first. */
export async function markUrgent(tx: Tx, caseId: string): Promise<void> {
  await tx.reportCase.update({ where: { id: caseId }, data: { isUrgent: true }, select: { id: true } });
}

/** Status transition of a locked case, and the only writer of its status. Throws `queue_entry_closed`. */
export async function moveCase(
  tx: Tx,
  caseId: string,
  move: CaseMove,
  values: Pick<
    Prisma.ReportCaseUncheckedUpdateManyInput,
    "claimedById" | "claimedUntil" | "closedAt" | "decisionId"
  >,
): Promise<void> {
  const { from, to } = CASE_MOVES[move];
  const { count } = await tx.reportCase.updateMany({
    where: { id: caseId, status: { in: [...from] } },
    data: { ...values, status: to },
  });
  if (count !== 1) throw new AppError("queue_entry_closed");
}

type CaseReport = {
  id: string;
  caseId: string;
  reporterId: string | null;
  visitorName: string | null;
  visitorEmail: string | null;
  visitorLang: Language | null;
  category: ReportCategory;
  text: string | null;
  copy: Prisma.InputJsonObject;
  createdAt: Date;
};

/** Adds a report to a locked case. Answers the id: of the one that the person has there already, or of the new one. */
export async function addReport(tx: Tx, report: CaseReport): Promise<{ id: string; isNew: boolean }> {
  const { caseId, reporterId } = report;
  const { count } = await tx.report.createMany({ data: [report], skipDuplicates: true });
  if (count === 1) return { id: report.id, isNew: true };
  if (reporterId === null) return { id: report.id, isNew: false };
  const where = { caseId_reporterId: { caseId, reporterId } };
  return { ...(await tx.report.findUniqueOrThrow({ where, select: { id: true } })), isNew: false };
}

/** How many people with a confirmed address and an account since a moment have reported the target of a case. */
export function countWithStanding(tx: Tx, caseId: string, since: Date): Promise<number> {
  const reporter = { emailConfirmedAt: { not: null }, createdAt: { lte: since }, deletedAt: null };
  return tx.report.count({ where: { caseId, reporter } });
}

/** The case that a report is in, with its row lock. */
export async function lockCaseOfReport(tx: Tx, reportId: string): Promise<LockedCase & ReportTarget> {
  const { caseId, ...report } = await tx.report.findUniqueOrThrow({
    where: { id: reportId },
    select: { caseId: true, case: { select: { kind: true, targetId: true } } },
  });
  return { ...(await lockCase(tx, caseId)), ...report.case };
}

/** Who has reported the target of a case; visitors are not among them. */
export async function listReporterIds(client: DbClient, caseId: string): Promise<string[]> {
  const rows = await client.report.findMany({
    where: { caseId, reporterId: { not: null } },
    select: { reporterId: true },
  });
  return rows.flatMap(({ reporterId }) => reporterId ?? []);
}

/** The reports of a case whose visitors are to hear of it by mail. */
export async function listMailedReportIds(client: DbClient, caseId: string): Promise<string[]> {
  const rows = await client.report.findMany({
    where: { caseId, visitorEmail: { not: null } },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}
