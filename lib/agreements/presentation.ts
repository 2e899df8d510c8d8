import type { Day } from "@/lib/shared/dates/dates";
import { isRecurring } from "@/lib/tenders/presentation";
import type { OverviewTender, TenderOverview } from "./schema/overview";

/**
 * Whether its BEE has yet to report the work of a day that is over. What is done again and again ends with no one day, and
 * while a dispute is open nothing is reported.
 */
export function awaitsReport(
  tender: OverviewTender,
  { disputes }: Pick<TenderOverview, "disputes">,
  today: Day,
): boolean {
  const { tenderId, agreedDay, isReportedDone } = tender;
  const isOver = agreedDay !== null && agreedDay < today && !isRecurring(tender);
  return isOver && !isReportedDone && !disputes.some((dispute) => dispute.tenderId === tenderId);
}

/** What the PRO of an accepted or completed tender can do next; null while nothing waits for them. */
export type OwnJobStep = "report" | "agreeDay" | "reported" | "review" | null;

/** The next step of one job of a PRO, by what the account home knows of it. */
export function ownJobStep(
  tenderId: string,
  overview: Pick<TenderOverview, "running" | "feedbackDue" | "disputes">,
  today: Day,
): OwnJobStep {
  if (overview.feedbackDue.some((due) => due.tenderId === tenderId)) return "review";
  const job = overview.running.find((running) => running.tenderId === tenderId);
  if (!job) return null;
  if (job.isReportedDone) return "reported";
  if (awaitsReport(job, overview, today)) return "report";
  return job.needsDay ? "agreeDay" : null;
}
