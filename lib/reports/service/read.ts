import { db } from "@/lib/platform/server/database/db";
import { retryOnce } from "@/lib/platform/server/database/outage";
import { memoryCache } from "@/lib/platform/server/pages/memory-cache";
import type { Actor } from "@/lib/shared/actor";
import { toListAnswer } from "@/lib/shared/list-query";
import { REPORTS_TAKE } from "../constants";
import { listDecisionsAbout, maybeNewestDecisionId } from "../data/decisions";
import { listReportsOf } from "../data/own-reports";
import { findQueueCase } from "../data/case-view";
import type { DecisionList, QueueCase, ReportList } from "../schema";

/** How long a process may not know of the newest decision, in milliseconds. */
const VERSION_AGE_MS = 2000;
const cached = memoryCache<string>({ ageMs: VERSION_AGE_MS, size: 1 });

/** Changes with every decision, so that what public pages keep in memory is read anew after it, in every process. */
export function readModerationVersion(): Promise<string> {
  return cached("newest", () => retryOnce(async () => (await maybeNewestDecisionId(db)) ?? "none"));
}

type ReadPage = { actor: Actor; page: number };

/** A page of the caller's own reports, with what became of them. */
export async function readOwnReports({ actor, page }: ReadPage): Promise<ReportList> {
  const { items, counted } = await listReportsOf(actor, page);
  return toListAnswer(items, counted, page, REPORTS_TAKE);
}

/** A page of the statements of reasons about what the caller has written. */
export async function readOwnDecisions({ actor, page }: ReadPage): Promise<DecisionList> {
  const { items, counted } = await listDecisionsAbout(actor.id, page);
  return toListAnswer(items, counted, page, REPORTS_TAKE);
}

/** All that was reported about one target, for admins who decide about it. Throws `report_case_not_found`. */
export function readCase({ actor, caseId }: { actor: Actor; caseId: string }): Promise<QueueCase> {
  return findQueueCase(db, actor, caseId);
}
