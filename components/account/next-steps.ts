import type { Day } from "@/lib/shared/dates/dates";
import type { Unread } from "@/lib/shared/socket-events";
import { FIND_WORK } from "@/lib/tenders/constants";
import { isRecurring } from "@/lib/tenders/presentation";
import { awaitsReport } from "@/lib/agreements/presentation";
import type { ProfileToDo } from "@/lib/agreements/constants";
import type { OverviewTender, TenderOverview } from "@/lib/agreements/schema/overview";
import { partHref } from "@/components/users/profile/part-href";

type QueueStep = { kind: "verifications" | "disputes" | "reports" | "contact"; href: string; count: number };

/** One thing a person can do now: what, where it leads, and the facts of its text. */
export type NextStep =
  | { kind: "confirm" }
  | { kind: "messages"; href: string; count: number; newest: TenderOverview["unreadMessage"] }
  | { kind: "profile"; href: string; part: ProfileToDo; done: number }
  | QueueStep
  | { kind: "offers"; href: string; title: string; count: number; newest: OverviewTender["newestOffer"] }
  | { kind: "finish"; href: string; title: string; name: string }
  | { kind: "workDone"; href: string; title: string; name: string }
  | { kind: "agree"; href: string; title: string; name: string }
  | { kind: "feedback"; href: string; title: string; name: string; days: number }
  | ({ kind: "dispute"; href: string } & Omit<TenderOverview["disputes"][number], "tenderId">)
  | ({ kind: "counter"; href: string } & Omit<TenderOverview["counters"][number], "tenderId">)
  | { kind: "returned"; href: string; title: string }
  | { kind: "first"; href: string }
  | { kind: "find"; href: string };

type Viewer = {
  id: string;
  role: "CLIENT" | "PRO" | "ADMIN";
  emailConfirmed: boolean;
  unread: Pick<Unread, "messages">;
};

const DAY_MS = 86_400_000;

function tenderHref({ tenderId }: OverviewTender): string {
  return `/account/tenders/${tenderId}`;
}

function toOffers(tender: OverviewTender): NextStep {
  const { title, offerCount, newestOffer } = tender;
  return { kind: "offers", href: tenderHref(tender), title, count: offerCount, newest: newestOffer };
}

function toFinish(tender: OverviewTender): NextStep {
  return { kind: "finish", href: tenderHref(tender), title: tender.title, name: tender.person?.name ?? "" };
}

function toAgree(tender: OverviewTender): NextStep {
  const href = `${tenderHref(tender)}/chat`;
  return { kind: "agree", href, title: tender.title, name: tender.person?.name ?? "" };
}

function toWorkDone(tender: OverviewTender): NextStep {
  return { kind: "workDone", href: tenderHref(tender), title: tender.title, name: tender.person?.name ?? "" };
}

function toFeedback(tender: OverviewTender, now: Date): NextStep {
  const msLeft = tender.feedbackClosesAt ? new Date(tender.feedbackClosesAt).getTime() - now.getTime() : 0;
  const days = Math.max(1, Math.ceil(msLeft / DAY_MS));
  return {
    kind: "feedback",
    href: `${tenderHref(tender)}?feedback=1`,
    title: tender.title,
    name: tender.person?.name ?? "",
    days,
  };
}

/**
 * Whether the client is asked if the work is done: once it is reported, or its day has come; without a day, at any time.
 * What is done again and again ends with no one day.
 */
function mayBeDone(tender: OverviewTender, today: Day): boolean {
  if (tender.isReportedDone) return true;
  return !isRecurring(tender) && (tender.agreedDay ?? tender.startDate ?? today) <= today;
}

/** The conversation that is quoted; the list where nothing can be quoted. */
function unreadHref({ id }: Viewer, newest: TenderOverview["unreadMessage"]): string {
  if (!newest) return "/account/messages";
  const chat = `/account/tenders/${newest.tenderId}/chat`;
  return newest.proId === id ? chat : `${chat}?proId=${newest.proId}`;
}

function toMessages(viewer: Viewer, { unreadMessage }: TenderOverview): NextStep[] {
  const { messages } = viewer.unread;
  if (messages === 0) return [];
  const href = unreadHref(viewer, unreadMessage);
  return [{ kind: "messages", href, count: messages, newest: unreadMessage }];
}

const ONBOARDING_STEP: Partial<Record<ProfileToDo, string>> = { trades: "services", location: "place" };

function toProfile({ id }: Viewer, { profileToDo, profileDone }: TenderOverview): NextStep[] {
  if (!profileToDo) return [];
  // What tenders are matched by is asked step by step.
  const step = ONBOARDING_STEP[profileToDo];
  const href = step ? `/account/onboarding?step=${step}` : partHref(id, profileToDo);
  return [{ kind: "profile", href, part: profileToDo, done: profileDone ?? 0 }];
}

/** What waits for an admin, the most urgent kind first; each leads to its part of the queue. */
function toQueue({ waitingEntries }: TenderOverview): NextStep[] {
  if (!waitingEntries) return [];
  const { REPORT = 0, COMPLAINT = 0, DISPUTE = 0, VERIFICATION = 0, CONTACT = 0 } = waitingEntries;
  const steps: QueueStep[] = [
    { kind: "reports", href: "/admin/queue", count: REPORT + COMPLAINT },
    { kind: "disputes", href: "/admin/queue?tab=dispute", count: DISPUTE },
    { kind: "verifications", href: "/admin/queue?tab=verification", count: VERIFICATION },
    { kind: "contact", href: "/admin/queue?tab=contact", count: CONTACT },
  ];
  return steps.filter(({ count }) => count > 0);
}

// A tender may have one with each BEE who has worked on it.
function toOwnDispute({ tenderId, ...dispute }: TenderOverview["disputes"][number]): NextStep {
  return { kind: "dispute", href: `/account/tenders/${tenderId}#dispute-${dispute.id}`, ...dispute };
}

function toCounter({ tenderId, ...counter }: TenderOverview["counters"][number]): NextStep {
  return { kind: "counter", href: `/account/tenders/${tenderId}`, ...counter };
}

/** A tender that was described before there was an account waits in its form for another look. */
function toReturned({ returned }: TenderOverview): NextStep[] {
  if (!returned) return [];
  const { id, title, category, subcategory } = returned;
  const form = category && subcategory ? `/${category}/${subcategory}` : "";
  return [{ kind: "returned", href: `/account/create-tender${form}?pending=${id}`, title }];
}

/** Nothing is under way: no open tender or offer, no running job. */
export function isIdle({ open, running, waiting }: TenderOverview["counts"]): boolean {
  return open + running + waiting === 0;
}

/** Whether the profile says what a BEE is matched by: without services and a town nothing fits. */
export function isMatchable({ profileToDo }: TenderOverview): boolean {
  return !profileToDo || !(profileToDo in ONBOARDING_STEP);
}

/** The first tender of a client who has never posted one; the next tender of a PRO for whom nothing is under way. */
function firstStep({ role }: Viewer, overview: TenderOverview): NextStep[] {
  const { counts } = overview;
  if (role === "CLIENT" && counts.all === 0) return [{ kind: "first", href: "/account/create-tender" }];
  // The profile comes first, and alone.
  return role === "PRO" && isMatchable(overview) && isIdle(counts) ? [{ kind: "find", href: FIND_WORK }] : [];
}

/** What waits for a person, the most pressing first. `today` is the day on their own calendar. */
export function nextSteps(viewer: Viewer, overview: TenderOverview, now: Date, today: Day): NextStep[] {
  const { role, emailConfirmed } = viewer;
  const confirm: NextStep[] = emailConfirmed ? [] : [{ kind: "confirm" }];
  // Only the creator of a tender can call the work finished.
  const finish = role === "CLIENT" ? overview.running.filter((tender) => mayBeDone(tender, today)) : [];
  // After an acceptance the next word is the BEE's: when they come.
  const agree = role === "PRO" ? overview.running.filter((tender) => tender.needsDay) : [];
  const report =
    role === "PRO" ? overview.running.filter((tender) => awaitsReport(tender, overview, today)) : [];
  return [
    ...confirm,
    ...toReturned(overview),
    // After 72 hours it is an admin who decides.
    ...overview.disputes.map(toOwnDispute),
    // An answer is what stands between an offer and a job.
    ...overview.counters.map(toCounter),
    // A BEE is found by the profile: it comes first until it is strong.
    ...toProfile(viewer, overview),
    ...toQueue(overview),
    ...toMessages(viewer, overview),
    ...overview.open.filter((tender) => tender.offerCount > 0).map(toOffers),
    ...agree.map(toAgree),
    ...report.map(toWorkDone),
    ...finish.map(toFinish),
    ...overview.feedbackDue.map((tender) => toFeedback(tender, now)),
    ...firstStep(viewer, overview),
  ];
}
