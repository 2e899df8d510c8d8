import type { Locale } from "@/lib/i18n/languages";
import { formatDay, formatMoment } from "@/lib/shared/dates/moment-text";
import { PROOF_CARDS } from "@/lib/people/constants";
import { formatMoney } from "@/lib/shared/money";
import type { NotificationReason, NotificationType } from "./constants";
import type { NotificationParams, NotificationView } from "./schema";

type Target = {
  type: NotificationType;
  /** Whose notification it is. */
  userId: string;
  tenderId: string | null;
  params: NotificationParams;
};

/** What is answered where the two talk. */
const IN_CHAT: ReadonlySet<NotificationType> = new Set<NotificationType>([
  "NEW_MESSAGE",
  "PROPOSAL",
  "PROPOSAL_SETTLED",
  "APPOINTMENT",
  "APPOINTMENT_REMINDER",
  "TERMS_CHANGE",
]);

/** Where a notification leads: the screen on which its reader does the next thing. */
export function hrefOf({ type, userId, tenderId, params }: Target): string {
  if (type === "VERIFICATION_DECIDED" || type === "VERIFICATION_EXPIRES")
    return `/account/profiles/${userId}/update#${PROOF_CARDS[params.kind ?? "IDENTITY"]}`;
  if (type === "SUBSCRIPTION_CHANGED" || type === "REFERRAL_REWARDED") return "/account/my-subscriptions";
  if (type === "REPORT") return "/account/reports";
  if (type === "DECISION" && params.status !== "PARTNER_SUSPENDED") return "/account/reports?tab=decisions";
  if (!tenderId) return "/account/notifications";
  // A closed tender is no longer shown to those who only watched it.
  if (type === "WATCHED_TENDER" && params.status === "CLOSED") return "/account/favourites";
  const tender = `/account/tenders/${tenderId}`;
  if (type === "QUESTION" || type === "ANSWER") return `${tender}#questions`;
  if (type === "LEAVE_FEEDBACK" || type === "WORK_FINISHED" || type === "FEEDBACK_REMINDER")
    return `${tender}?feedback=${params.endedAgreementId ?? "1"}`;
  if (type === "TENDER_RELEASED" || type === "TENDER_CANCELED" || params.endedAgreementId)
    return `${tender}#ended-agreements`;
  if (type === "DISPUTE") return `${tender}#dispute`;
  if (IN_CHAT.has(type)) return params.proId ? `${tender}/chat?proId=${params.proId}` : `${tender}/chat`;
  return tender;
}

export type NotificationWords = {
  /** Stands for an actor who has left. */
  formerUser: string;
  reasonWord: (reason: SpokenReason) => string;
  /** In which times are written; left out, that of the device. */
  timeZone?: string;
};

/** OTHER has no meaning; the last three are part of the messages themselves. */
type UnspokenReason = "OTHER" | "OTHER_CHOSEN" | "TENDER_CANCELED" | "RELEASED";
export type SpokenReason = Exclude<NotificationReason, UnspokenReason>;

function isSpoken(reason: NotificationReason): reason is SpokenReason {
  return !["OTHER", "OTHER_CHOSEN", "TENDER_CANCELED", "RELEASED"].includes(reason);
}

type TextValue =
  | "actor"
  | "title"
  | "price"
  | "rating"
  | "reason"
  | "outcome"
  | "written"
  | "quoted"
  | "search"
  | "back"
  | "about"
  | "when"
  | "proof";

/**
 * What the texts of messages/<lang>/notifications.json are filled with, the same for bell, toast and mail.
 * "none" stands for a fact that is missing: the text then does without it.
 */
export function textValues(
  { actor, tenderTitle, params }: Pick<NotificationView, "actor" | "tenderTitle" | "params">,
  locale: Locale,
  { formerUser, reasonWord, timeZone }: NotificationWords,
): Record<TextValue, string> {
  const { priceMinor, isEstimate = false, perVisit = false, rating, reason, status } = params;
  const moment = params.startsAt ?? params.endsAt;
  const momentText = moment === undefined ? "none" : formatMoment(moment, locale, timeZone);
  return {
    actor: actor?.name ?? formerUser,
    title: tenderTitle ?? "",
    price: priceMinor === undefined ? "none" : formatMoney(priceMinor, locale, { isEstimate, perVisit }),
    rating: rating === undefined ? "none" : String(rating),
    reason: reason && isSpoken(reason) ? reasonWord(reason) : "none",
    outcome: reason ?? status ?? "none",
    written: params.hasWritten ? "yes" : "no",
    // Only a mail repeats the words of a person; it says so itself.
    quoted: "no",
    search: params.search ?? "",
    about: tenderTitle === null ? "OTHER" : "TENDER",
    back: params.isGivenBack ? "yes" : "no",
    when: params.endsOn ? formatDay(params.endsOn, locale) : momentText,
    // Notifications of before there were other proofs do not say which.
    proof: params.kind ?? "IDENTITY",
  };
}

/**
 * Whether the user was not notified of the conversation in the same stretch of so many seconds by the clock, which is
 * how the queue counts: if they were, that job is there, and another would be dropped.
 */
export function isFirstInWindow(
  { sentAt, sentBefore }: { sentAt: number; sentBefore: number | null },
  seconds: number,
): boolean {
  return sentBefore === null || Math.floor(sentBefore / seconds) < Math.floor(sentAt / seconds);
}

/** The beginning of what a person wrote, on one line and cut between words where there is one. */
export function beginningOf(words: string, maxCharacters: number): string {
  const line = [...words.replaceAll(/\s+/g, " ").trim()];
  if (line.length <= maxCharacters) return line.join("");
  const lastSpace = line.lastIndexOf(" ", maxCharacters - 1);
  return `${line.slice(0, lastSpace > maxCharacters / 2 ? lastSpace : maxCharacters - 1).join("")}…`;
}
