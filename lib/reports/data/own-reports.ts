import type { Language } from "@/lib/i18n/languages";
import { hideContactsIn } from "@/lib/masking/service";
import { db, type DbClient } from "@/lib/platform/server/database/db";
import type { Actor } from "@/lib/shared/actor";
import { TOTAL_CAP } from "@/lib/shared/list-constants";
import type { Prisma } from "@/prisma/generated/client";
import { whyNotComplainAsReporter } from "../complaints/policy";
import { REPORTS_TAKE } from "../constants";
import { reportCopy, type ReportView } from "../schema";
import { toComplaintState } from "./decisions";

const viewSelect = {
  id: true,
  category: true,
  text: true,
  copy: true,
  createdAt: true,
  case: { select: { kind: true, targetId: true, status: true, closedAt: true, decisionId: true } },
  complaint: { select: { outcome: true, reason: true } },
} as const satisfies Prisma.ReportSelect;

type ReportRow = Prisma.ReportGetPayload<{ select: typeof viewSelect }>;

// A report is no way to contact details that its writer does not see in the target itself.
function toView({ case: about, createdAt, copy, complaint, ...row }: ReportRow, lang: Language): ReportView {
  const { closedAt, decisionId, ...facts } = about;
  const standing = { ...about, hasComplaint: complaint !== null };
  return {
    ...row,
    ...facts,
    copy: hideContactsIn(reportCopy.parse(copy), ["title", "text"], lang),
    createdAt: createdAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
    decisionId: about.status === "NO_ACTION" ? decisionId : null,
    complaint: complaint && toComplaintState(complaint),
    mayComplain: decisionId !== null && whyNotComplainAsReporter(standing, new Date()) === null,
  };
}

/** One report, for the person who wrote it. */
export async function findReportView(client: DbClient, id: string, lang: Language): Promise<ReportView> {
  return toView(await client.report.findUniqueOrThrow({ where: { id }, select: viewSelect }), lang);
}

/** A page of a person's own reports, the newest first, and their count (capped). */
export async function listReportsOf(
  { id: reporterId, lang }: Pick<Actor, "id" | "lang">,
  page: number,
): Promise<{ items: ReportView[]; counted: number }> {
  const where = { reporterId };
  const [rows, counted] = await Promise.all([
    db.report.findMany({
      where,
      select: viewSelect,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: REPORTS_TAKE,
      skip: (page - 1) * REPORTS_TAKE,
    }),
    db.report.count({ where, take: TOTAL_CAP + 1 }),
  ]);
  return { items: rows.map((row) => toView(row, lang)), counted };
}
