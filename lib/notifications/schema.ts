import { z } from "zod";
import type { Locale } from "@/lib/i18n/languages";
import { listAnswer, listQuery } from "@/lib/shared/list-query";
import { formatMoney } from "@/lib/shared/money";
import { personCard } from "@/lib/shared/people";
import type { EmailKind } from "@/lib/users/schema";

/** Page size of the list (domain.md, "Page sizes"). */
export const NOTIFICATIONS_TAKE = 10;

/** What somebody can be told; the first four are the specification's. */
export const NOTIFICATION_TYPES = [
  "ACCEPT_OFFER",
  "WORK_FINISHED",
  "FEEDBACK",
  "LEAVE_FEEDBACK",
  "NEW_OFFER",
  "OFFER_DECLINED",
  "OFFER_WITHDRAWN",
  "OFFER_RESTORED",
  "TENDER_CHANGED",
  "TENDER_RELEASED",
  "TENDER_CANCELED",
  "NEW_MESSAGE",
  "VERIFICATION_DECIDED",
  "SUBSCRIPTION_CHANGED",
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** The switch of settings.emails that decides whether a type is mailed too. */
export const EMAIL_KIND_OF: Record<NotificationType, EmailKind> = {
  NEW_OFFER: "newOffer",
  ACCEPT_OFFER: "offerAccepted",
  OFFER_DECLINED: "jobChanges",
  OFFER_WITHDRAWN: "jobChanges",
  OFFER_RESTORED: "jobChanges",
  TENDER_CHANGED: "jobChanges",
  TENDER_RELEASED: "jobChanges",
  TENDER_CANCELED: "jobChanges",
  WORK_FINISHED: "jobChanges",
  VERIFICATION_DECIDED: "jobChanges",
  SUBSCRIPTION_CHANGED: "jobChanges",
  FEEDBACK: "feedback",
  LEAVE_FEEDBACK: "feedback",
  NEW_MESSAGE: "newMessage",
};

/** Why somebody declined, released or canceled: the reasons of offers and tenders together. */
export const NOTICE_REASONS = [
  "NO_LONGER_NEEDED",
  "FOUND_ELSEWHERE",
  "SCHEDULE",
  "NO_SHOW",
  "PRICE",
  "SCOPE",
  "NO_ANSWER",
  "TIMING",
  "SKILLS",
  "OTHER_CHOSEN",
  "TENDER_CANCELED",
  "RELEASED",
  "OTHER",
] as const;
export type NoticeReason = (typeof NOTICE_REASONS)[number];

/** The facts a text may need beside actor and tender. Whatever is missing leaves its half-sentence out. */
export const notificationParams = z
  .object({
    /** The total of the offer, in cents. */
    priceMinor: z.number().int(),
    /** 1 to 5, of the review that was published. */
    rating: z.number().int().min(1).max(5),
    /** The other side has written its review already. */
    hasWritten: z.boolean(),
    /** Why an offer was declined, or a tender released or canceled. */
    reason: z.enum(NOTICE_REASONS),
    /** Whose conversation on the tender a message is in. */
    proId: z.string(),
    /** How a verification or a subscription ended up. */
    status: z.string(),
  })
  .partial();
export type NotificationParams = z.infer<typeof notificationParams>;

/** A notification as its reader sees it (api.md, NotificationView). */
export const notificationView = z.object({
  id: z.string(),
  type: z.enum(NOTIFICATION_TYPES),
  /** Null when nobody in particular did it, or when that person has left. */
  actor: personCard.nullable(),
  tenderId: z.string().nullable(),
  tenderTitle: z.string().nullable(),
  params: notificationParams,
  /** A path without language, for the reader's own screens. */
  href: z.string(),
  readAt: z.string().nullable(),
  createdAt: z.string(),
});
export type NotificationView = z.infer<typeof notificationView>;

/** GET /api/notifications: `unread=1` leaves out what was read. */
export const notificationQuery = listQuery.extend({
  unread: z
    .enum(["0", "1"])
    .default("0")
    .transform((flag) => flag === "1"),
});
export type NotificationQuery = z.output<typeof notificationQuery>;

export const notificationList = listAnswer(notificationView);
export type NotificationList = z.infer<typeof notificationList>;

/** More at once than a list shows is a mistake of the caller's. */
const MAX_IDS = 100;

/** PATCH /api/notifications/read: these, or all there are. */
export const readNotifications = z.union([
  z.object({ ids: z.array(z.uuid()).min(1).max(MAX_IDS) }),
  z.object({ all: z.literal(true) }),
]);
export type ReadNotifications = z.infer<typeof readNotifications>;

type Target = {
  type: NotificationType;
  /** Whose notification it is. */
  userId: string;
  tenderId: string | null;
  params: NotificationParams;
};

/** Where a notification leads: the screen on which its reader does the next thing. */
export function hrefOf({ type, userId, tenderId, params }: Target): string {
  if (type === "VERIFICATION_DECIDED") return `/account/profiles/${userId}/update#verification`;
  if (type === "SUBSCRIPTION_CHANGED") return "/account/my-subscriptions";
  if (!tenderId) return "/account/notifications";
  const tender = `/account/tenders/${tenderId}`;
  if (type === "LEAVE_FEEDBACK") return `${tender}?feedback=1`;
  if (type === "NEW_MESSAGE") return params.proId ? `${tender}/chat?proId=${params.proId}` : `${tender}/chat`;
  return tender;
}

type Words = {
  /** Stands for an actor who has left. */
  formerUser: string;
  reasonWord: (reason: Exclude<NoticeReason, UnspokenReason>) => string;
};

/** OTHER tells nothing; the last three are told by the texts themselves. */
type UnspokenReason = "OTHER" | "OTHER_CHOSEN" | "TENDER_CANCELED" | "RELEASED";

function isSpoken(reason: NoticeReason): reason is Exclude<NoticeReason, UnspokenReason> {
  return !["OTHER", "OTHER_CHOSEN", "TENDER_CANCELED", "RELEASED"].includes(reason);
}

/**
 * What the texts of messages/<lang>/notifications.json are filled with, the same for bell, toast and mail.
 * "none" stands for a fact that is missing: the text then does without it.
 */
export function textValues(
  { actor, tenderTitle, params }: Pick<NotificationView, "actor" | "tenderTitle" | "params">,
  locale: Locale,
  { formerUser, reasonWord }: Words,
): Record<"actor" | "title" | "price" | "rating" | "reason" | "outcome" | "written", string> {
  const { priceMinor, rating, reason, hasWritten, status } = params;
  return {
    actor: actor?.name ?? formerUser,
    title: tenderTitle ?? "",
    price: priceMinor === undefined ? "none" : formatMoney(priceMinor, locale),
    rating: rating === undefined ? "none" : String(rating),
    reason: reason && isSpoken(reason) ? reasonWord(reason) : "none",
    outcome: reason ?? status ?? "none",
    written: hasWritten ? "yes" : "no",
  };
}
