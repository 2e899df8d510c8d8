import { sendMailJob } from "@/lib/emails/schema";
import type { Language } from "@/lib/i18n/languages";
import { notify } from "@/lib/notifications/service";
import { idempotent } from "@/lib/platform/server/work/idempotency";
import { transact, type Work } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow, fieldError } from "@/lib/shared/errors";
import { fixedId, newId } from "@/lib/shared/ids";
import { CATEGORIES_OF, HIDDEN_BY_REPORTS, URGENT_CATEGORIES } from "../constants";
import { addCase, addReport, countWithStanding, markUrgent, maybeLockOpenCase } from "../data/cases";
import { findReportView } from "../data/own-reports";
import { lockVisibleTarget, type LockedTarget } from "../data/targets";
import { standingSince } from "../policy";
import type { NewReport, ReportView } from "../schema";
import { carryOut } from "./decide";

type ReportCall = {
  actor: Actor | null;
  report: NewReport;
  lang: Language;
  idempotencyKey: string | null;
};

// Stored answers of idempotency keys belong to accounts, which visitors do not have: the key becomes the row's id.
function idOf({ actor, report, idempotencyKey }: ReportCall): string {
  if (actor || idempotencyKey === null) return newId();
  return fixedId(`report:visitor:${report.targetId}:${idempotencyKey}`);
}

/** Enough people with standing have said the same: hidden until an admin judges, and its author learns of it. */
async function hideIfReportedByMany(
  work: Work,
  { target, caseId, report, now }: { target: LockedTarget; caseId: string; report: NewReport; now: Date },
): Promise<void> {
  // A person is out only by the decision of another one.
  if (target.kind === "PROFILE" || target.hiddenAt !== null) return;
  if ((await countWithStanding(work.tx, caseId, standingSince(now))) < HIDDEN_BY_REPORTS.people) return;
  const { category: rule } = report;
  await carryOut(work, target, { action: "HIDE", rule, reason: null, decidedById: null, at: now });
}

// Of the signed-in the account says who they are.
function visitorOf({ actor, report: { name, email }, lang }: ReportCall) {
  if (actor) return { visitorName: null, visitorEmail: null, visitorLang: null };
  return { visitorName: name ?? null, visitorEmail: email ?? null, visitorLang: email ? lang : null };
}

async function file(work: Work, call: ReportCall): Promise<ReportView> {
  const { actor, report } = call;
  const { category, text } = report;
  const target = await lockVisibleTarget(work.tx, actor, report);
  allow(target.authorId === actor?.id ? "report_own" : null);
  if (!CATEGORIES_OF[target.kind].includes(category)) throw fieldError("category", "choose");
  const now = new Date();
  const openCase = await maybeLockOpenCase(work.tx, target);
  const caseId = openCase?.id ?? (await addCase(work.tx, target, now));
  const { id, isNew } = await addReport(work.tx, {
    id: idOf(call),
    caseId,
    reporterId: actor?.id ?? null,
    ...visitorOf(call),
    category,
    text: text || null,
    copy: target.copy,
    createdAt: now,
  });
  if (isNew) {
    if (URGENT_CATEGORIES.has(category)) await markUrgent(work.tx, caseId);
    if (actor) await notify(work, { type: "REPORT", userId: actor.id, params: { status: "RECEIVED" } });
    else if (report.email)
      await work.enqueue(sendMailJob, { template: "report", reportId: id, status: "RECEIVED" });
    await hideIfReportedByMany(work, { target, caseId, report, now });
  }
  return findReportView(work.tx, id, call.lang);
}

/**
 * A person reports what they may see; a visitor what is public. While a case about the target is open, a second report of
 * the same person is the first one. Throws `report_target_not_found`, `report_own`, and 422 at `category`.
 */
export function reportTarget(call: ReportCall): Promise<ReportView> {
  const { actor, report, idempotencyKey: key } = call;
  return transact((work) => {
    const run = () => file(work, call);
    return actor
      ? idempotent(work, { userId: actor.id, key, fingerprint: ["POST /reports", report] }, run)
      : run();
  });
}
