import type { Day } from "@/lib/shared/dates/dates";
import type { Unread } from "@/lib/shared/socket-events";
import type { OverviewJob, TenderOverview } from "@/lib/agreements/schema/overview";

/** One thing a person can do now: what, where it leads, and the facts of its text. */
export type NextStep =
  | { kind: "confirm" }
  | { kind: "messages"; href: string; count: number }
  | { kind: "offers"; href: string; title: string; count: number }
  | { kind: "finish"; href: string; title: string; name: string }
  | { kind: "feedback"; href: string; name: string; days: number }
  | { kind: "first"; href: string }
  | { kind: "find"; href: string };

type Reader = { role: "CLIENT" | "PRO" | "ADMIN"; emailConfirmed: boolean; unread: Pick<Unread, "messages"> };

const DAY_MS = 86_400_000;

function tenderHref({ tenderId }: OverviewJob): string {
  return `/account/tenders/${tenderId}`;
}

function toOffers(job: OverviewJob): NextStep {
  return { kind: "offers", href: tenderHref(job), title: job.title, count: job.offerCount };
}

function toFinish(job: OverviewJob): NextStep {
  return { kind: "finish", href: tenderHref(job), title: job.title, name: job.person?.name ?? "" };
}

function toFeedback(job: OverviewJob, now: Date): NextStep {
  const msLeft = job.feedbackClosesAt ? new Date(job.feedbackClosesAt).getTime() - now.getTime() : 0;
  const days = Math.max(1, Math.ceil(msLeft / DAY_MS));
  return { kind: "feedback", href: `${tenderHref(job)}?feedback=1`, name: job.person?.name ?? "", days };
}

/** A job can be finished once its day has come; without a day, at any time. */
function hasBegun({ startDate }: OverviewJob, today: Day): boolean {
  return startDate === null || startDate <= today;
}

function toMessages({ unread: { messages } }: Reader): NextStep[] {
  return messages > 0 ? [{ kind: "messages", href: "/account/messages", count: messages }] : [];
}

/** The first tender of a client who has never posted one; the next job of a PRO for whom nothing is under way. */
function firstStep({ role }: Reader, { counts }: TenderOverview): NextStep[] {
  if (role === "CLIENT" && counts.all === 0) return [{ kind: "first", href: "/account/create-tender" }];
  const isIdle = counts.open + counts.running + counts.waiting === 0;
  return role === "PRO" && isIdle ? [{ kind: "find", href: "/account/tenders" }] : [];
}

/** What waits for a person, the most pressing first. `today` is the day on their own calendar. */
export function nextSteps(reader: Reader, overview: TenderOverview, now: Date, today: Day): NextStep[] {
  const { role, emailConfirmed } = reader;
  const confirm: NextStep[] = emailConfirmed ? [] : [{ kind: "confirm" }];
  // Only the creator of a tender can call the work finished.
  const finish = role === "CLIENT" ? overview.running.filter((job) => hasBegun(job, today)) : [];
  return [
    ...confirm,
    ...toMessages(reader),
    ...overview.open.filter((job) => job.offerCount > 0).map(toOffers),
    ...finish.map(toFinish),
    ...overview.feedbackDue.map((job) => toFeedback(job, now)),
    ...firstStep(reader, overview),
  ];
}
