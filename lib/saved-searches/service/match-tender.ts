import { z } from "zod";
import { sendMailJob } from "@/lib/emails/schema";
import { readLanguage, type Language } from "@/lib/i18n/languages";
import { notifyOfMatch } from "@/lib/notifications/matches/service";
import { enqueuePushes } from "@/lib/notifications/push/service/send";
import { hasPushKeys } from "@/lib/platform/server/delivery/web-push";
import { defineJob } from "@/lib/platform/server/queue/job";
import { transact, type Work } from "@/lib/platform/server/work/transact";
import { localClock, type LocalClock } from "@/lib/shared/dates/local-clock";
import type { MatchEmail } from "../constants";
import { addAlerts, claimDaily, countAlerts, markSent } from "../data/alerts";
import {
  addMatches,
  filteredColumns,
  maybeOpenTender,
  type MatchedTender,
  type NewMatch,
} from "../data/find-matches";
import { findMailedTenders } from "../data/tender-facts";
import { isQuiet } from "../policy";
import { db, type Tx } from "@/lib/platform/server/database/db";
import { toMatchMail } from "./match-mail";
import { searchName } from "./search-view";

/** Looks for the saved searches of a tender, and alerts their PROs. */
export const matchTenderJob = defineJob({
  name: "match-tender",
  payload: z.object({
    tenderId: z.uuid(),
    /** After an edit: what the filters read of the tender before it. */
    before: z.string().nullable().default(null),
  }),
  retryLimit: 8,
});
type MatchOrder = z.output<typeof matchTenderJob.payload>;

/** What an edit has to remember, before it is made, so that only searches that newly match are alerted. */
export function rememberForMatching(tx: Tx, tenderId: string): Promise<string | null> {
  return filteredColumns(tx, tenderId);
}

/** A PRO who learns of a tender, in every way that a matching search asks for. */
type Alert = {
  userId: string;
  lang: Language;
  searchId: string;
  search: string;
  clock: LocalClock;
  mayDisturb: boolean;
  inApp: boolean;
  push: boolean;
  email: MatchEmail;
};

function emailOf(matches: readonly NewMatch[]): MatchEmail {
  const wanted = matches.filter(({ canBeMailed }) => canBeMailed).map(({ email }) => email);
  if (wanted.includes("INSTANT")) return "INSTANT";
  return wanted.includes("DAILY") ? "DAILY" : "OFF";
}

// The first of a PRO's searches is named; each of them adds the ways in which it tells.
function toAlert(first: NewMatch, matches: readonly NewMatch[], now: Date): Alert {
  const lang = readLanguage(first.lang);
  const clock = localClock(now, first.timeZone);
  const push = hasPushKeys() && matches.some((match) => match.push && match.canBePushed);
  const { name, city, homeRadiusKm: radiusKm } = first;
  return {
    userId: first.userId,
    lang,
    searchId: first.searchId,
    search: searchName({ name, city, radiusKm }, lang),
    clock,
    mayDisturb: !isQuiet(clock) || matches.some(({ isUrgentOnly }) => isUrgentOnly),
    // A push leads to its notification.
    inApp: push || matches.some(({ inApp }) => inApp),
    push,
    email: emailOf(matches),
  };
}

function toAlerts(matches: readonly NewMatch[], now: Date): Alert[] {
  const byUser = new Map<string, NewMatch[]>();
  for (const each of matches) byUser.set(each.userId, [...(byUser.get(each.userId) ?? []), each]);
  const alerts = [...byUser.values()].flatMap((own) => (own[0] ? [toAlert(own[0], own, now)] : []));
  return alerts.filter(({ inApp, email }) => inApp || email !== "OFF");
}

/** Those of the alerts that are sent at once in one way: wanted, not at night, and within the limit of the day. */
async function claim(work: Work, kind: "pushes" | "emails", alerts: readonly Alert[]): Promise<Alert[]> {
  const wanted = alerts.filter(
    ({ mayDisturb, push, email }) => mayDisturb && (kind === "pushes" ? push : email === "INSTANT"),
  );
  const days = wanted.map(({ userId, clock }) => ({ userId, day: clock.day }));
  const claimed = await claimDaily(work.tx, kind, days);
  return wanted.filter(({ userId }) => claimed.has(userId));
}

async function enqueueMails(work: Work, tender: MatchedTender, alerts: readonly Alert[]): Promise<void> {
  const mailed =
    alerts.length > 0 ? (await findMailedTenders(work.tx, [tender.id])).get(tender.id) : undefined;
  if (!mailed) return;
  const letters = alerts.map(({ userId, lang, searchId, search }) =>
    toMatchMail({
      userId,
      lang,
      isDigest: false,
      searches: [{ id: searchId, name: search }],
      tenders: [mailed],
    }),
  );
  await work.enqueueAll(sendMailJob, letters);
}

async function tell(work: Work, tender: MatchedTender, alerts: readonly Alert[]): Promise<void> {
  const notificationIds = await notifyOfMatch(
    work,
    tender,
    alerts.filter(({ inApp }) => inApp).map(({ userId, lang, search }) => ({ userId, lang, search })),
  );
  const pushed = await claim(
    work,
    "pushes",
    alerts.filter(({ userId }) => notificationIds.has(userId)),
  );
  const mailed = await claim(work, "emails", alerts);
  const idsOf = (some: readonly Alert[]) => new Set(some.map(({ userId }) => userId));
  await markSent(work.tx, tender.id, { pushed: idsOf(pushed), mailed: idsOf(mailed) });
  const orders = pushed.flatMap(({ userId }) => {
    const notificationId = notificationIds.get(userId);
    return notificationId ? [{ userId, notificationId }] : [];
  });
  await enqueuePushes(work, orders);
  await enqueueMails(work, tender, mailed);
}

/**
 * Finds the saved searches that match an open tender and alerts their PROs: the bell at once, push and instant mail
 * within the limits of the day and outside of the night, the rest in the next digest. All in one transaction, so that a
 * job that is killed has alerted no PRO, and a repeated one alerts none again.
 */
export async function matchTender({ tenderId, before }: MatchOrder, now = new Date()): Promise<void> {
  await transact(async (work) => {
    const tender = await maybeOpenTender(work.tx, tenderId);
    if (!tender) return;
    const alerts = toAlerts(await addMatches(work.tx, tender, before), now);
    const rows = alerts.map(({ userId, searchId, email }) => ({
      userId,
      searchId,
      email: email === "OFF" ? ("OFF" as const) : ("DAILY" as const),
    }));
    const added = await addAlerts(work.tx, tenderId, rows, now);
    await tell(
      work,
      tender,
      alerts.filter(({ userId }) => added.has(userId)),
    );
  });
}

/** Enqueues the search for a tender that was posted, or edited since `before`. A part of that change. */
export function enqueueMatching(work: Work, tenderId: string, before: string | null = null): Promise<void> {
  return work.enqueue(matchTenderJob, { tenderId, before });
}

/** How many PROs were alerted to a tender, by bell, push or mail, each once. */
export function countAlerted(tenderId: string): Promise<number> {
  return countAlerts(db, tenderId);
}
