import type { EmailKind } from "@/lib/emails/constants";

/** Page size of the list (docs/domain.md, "Page sizes"). */
export const NOTIFICATIONS_TAKE = 10;

/** The types of notifications; the first four are the specification's. */
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
  "WATCHED_TENDER",
  "INVITED",
  "INVITATION_DECLINED",
  "NEW_MATCH",
  "REFERRAL_REWARDED",
  "TENDER_EXPIRING",
  "TENDER_EXPIRED",
  "FINISH_REQUESTED",
  "FINISH_REFUSED",
  "FINISH_REMINDER",
  "IS_IT_DONE",
  "OFFERS_WAITING",
  "FEEDBACK_REMINDER",
  "PROPOSAL",
  "PROPOSAL_SETTLED",
  "OFFER_EXPIRING",
  "QUESTION",
  "ANSWER",
  "APPOINTMENT",
  "APPOINTMENT_REMINDER",
  "TERMS_CHANGE",
  "DISPUTE",
  "REPORT",
  "DECISION",
  "VERIFICATION_EXPIRES",
] as const;

export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** What the offers on a tender show by themselves. */
export const OFFER_NOTIFICATIONS = ["NEW_OFFER", "OFFER_WITHDRAWN", "OFFERS_WAITING"] as const;

/** What no user learns of one whom they block or who blocks them, but for a job of the two. */
export const SILENT_WHEN_BLOCKED: ReadonlySet<NotificationType> = new Set<NotificationType>([
  "NEW_OFFER",
  "OFFER_DECLINED",
  "OFFER_WITHDRAWN",
  "OFFER_RESTORED",
  "OFFER_EXPIRING",
  "TENDER_CHANGED",
  "WATCHED_TENDER",
  "INVITED",
  "INVITATION_DECLINED",
  "PROPOSAL",
  "PROPOSAL_SETTLED",
  "QUESTION",
  "ANSWER",
  "APPOINTMENT",
  "APPOINTMENT_REMINDER",
]);

/**
 * The switch of settings.emails that decides whether a type is mailed too; null: always, as a statement of reasons must reach
 * its person (Digital Services Act, Art. 17).
 */
export const EMAIL_KIND_OF: Record<NotificationType, EmailKind | null> = {
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
  WATCHED_TENDER: "jobChanges",
  INVITED: "jobChanges",
  INVITATION_DECLINED: "jobChanges",
  REFERRAL_REWARDED: "jobChanges",
  TENDER_EXPIRING: "jobChanges",
  TENDER_EXPIRED: "jobChanges",
  FINISH_REQUESTED: "jobChanges",
  FINISH_REFUSED: "jobChanges",
  FINISH_REMINDER: "jobChanges",
  IS_IT_DONE: "jobChanges",
  OFFERS_WAITING: "newOffer",
  FEEDBACK_REMINDER: "feedback",
  PROPOSAL: "jobChanges",
  PROPOSAL_SETTLED: "newOffer",
  OFFER_EXPIRING: "jobChanges",
  QUESTION: "newMessage",
  ANSWER: "newMessage",
  APPOINTMENT: "jobChanges",
  APPOINTMENT_REMINDER: "jobChanges",
  TERMS_CHANGE: "jobChanges",
  DISPUTE: "jobChanges",
  REPORT: "jobChanges",
  DECISION: null,
  VERIFICATION_EXPIRES: "jobChanges",
  FEEDBACK: "feedback",
  LEAVE_FEEDBACK: "feedback",
  NEW_MESSAGE: "newMessage",
  NEW_MATCH: "newMatch",
};

/** The reasons of declining, releasing and cancelling: those of offers and tenders together. */
export const NOTIFICATION_REASONS = [
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

export type NotificationReason = (typeof NOTIFICATION_REASONS)[number];
