import { z } from "zod";
import { LANGUAGES } from "@/lib/i18n/languages";
import { defineJob } from "@/lib/platform/server/queue/job";
import { IDENTITY_PROVIDERS } from "@/lib/shared/identity";
import { EMAIL_KINDS, TWO_STEP_CHANGES } from "./constants";

/**
 * A mail with a link. The job carries the row's id, never the token that opens the account, and whose mails it comes in
 * order with; those of the release before do not say.
 */
const link = { emailTokenId: z.uuid(), userId: z.uuid().optional() };

/** A link that proves an address. */
const confirmEmailMail = z.object({
  template: z.literal("confirm-email"),
  ...link,
  /** A day later: a tender still waits for the address. */
  isReminder: z.boolean().optional(),
});
const resetPasswordMail = z.object({ template: z.literal("reset-password"), ...link });
/** The same for the address an account is to get. */
const emailChangeMail = z.object({ template: z.literal("email-change"), ...link });
/** A link that a password is entered behind while strangers try many of them; cannot be switched off. */
const signInChallengeMail = z.object({ template: z.literal("sign-in-challenge"), ...link });

/** Warns the address up to now, which by the time of sending may no longer be the account's. */
const emailChangeNoticeMail = z.object({
  template: z.literal("email-change-notice"),
  stage: z.enum(["ASKED", "DONE"]),
  to: z.string(),
  lang: z.enum(LANGUAGES),
});

/** Tells the present address that support was asked for another one, and how to stop that. */
const emailChangeStopMail = z.object({
  template: z.literal("email-change-stop"),
  to: z.string(),
  lang: z.enum(LANGUAGES),
  userId: z.uuid(),
  effectiveAt: z.iso.datetime(),
});

/** Tells the owner of an account that its password is a new one; cannot be switched off. */
const passwordChangedMail = z.object({ template: z.literal("password-changed"), userId: z.uuid() });

/** A link that ties a Google or Apple identity to an account with the same address. */
const linkIdentityMail = z.object({
  template: z.literal("link-identity"),
  ...link,
  provider: z.enum(IDENTITY_PROVIDERS),
});

/** Tells the owner of an account that it can be entered in a new way; cannot be switched off. */
const signInMethodMail = z.object({
  template: z.literal("sign-in-method"),
  userId: z.uuid(),
  provider: z.enum(IDENTITY_PROVIDERS),
});

/** Tells the owner of an account what has changed about its two-step sign-in; cannot be switched off. */
const twoStepMail = z.object({
  template: z.literal("two-step"),
  userId: z.uuid(),
  change: z.enum(TWO_STEP_CHANGES),
});

/** The mail of a deleted account, to the address it had, with until when signing in takes the deletion back. */
const accountDeletedMail = z.object({
  template: z.literal("account-deleted"),
  to: z.string(),
  lang: z.enum(LANGUAGES),
  until: z.iso.datetime(),
  /** A suspended account cannot be taken back by signing in. */
  isSuspended: z.boolean().optional(),
});

/** The receipt of a withdrawal from a contract, with date and time; cannot be switched off. */
const withdrawalMail = z.object({
  template: z.literal("withdrawal"),
  subscriptionId: z.uuid(),
  userId: z.uuid(),
});
/** A link by which a contract is withdrawn from without signing in. */
const withdrawalLinkMail = withdrawalMail.extend({
  template: z.literal("withdrawal-link"),
  askedAt: z.iso.datetime(),
});

/** Notifies a user that the requested copy of their data is ready; `exportId` is of one that support has started. */
const exportReadyMail = z.object({
  template: z.literal("export-ready"),
  userId: z.uuid(),
  exportId: z.uuid().optional(),
});

/** Forwards a message of the contact form to support. */
const contactMail = z.object({ template: z.literal("contact"), contactMessageId: z.uuid() });

/** What support answers to a message of the contact form. */
const contactAnswerMail = z.object({ template: z.literal("contact-answer"), contactMessageId: z.uuid() });

/** The receipt of a report to the visitor who has given an address with it, and its outcome. */
const reportMail = z.object({
  template: z.literal("report"),
  reportId: z.uuid(),
  status: z.enum(["RECEIVED", "ACTIONED", "NO_ACTION"]),
});

export type ReportMail = z.infer<typeof reportMail>;

/** A mail about an event, written out in the recipient's language by the concept of the event. */
export const notificationMail = z.object({
  template: z.literal("notification"),
  userId: z.uuid(),
  lang: z.enum(LANGUAGES),
  /** The switch that turns this kind off: the mail's unsubscribe link names it; null: nothing does. */
  kind: z.enum(EMAIL_KINDS).nullable(),
  subject: z.string(),
  preview: z.string(),
  heading: z.string(),
  text: z.string(),
  /** Words of a person that the mail repeats below its text: the beginning of a message, the reason for a rejection. */
  quote: z.string().optional(),
  /** A calendar file that comes with the mail. */
  calendar: z.string().optional(),
  button: z.string(),
  /** Where the button leads, without address and language: "/account/tenders/…". */
  path: z.string(),
});
export type NotificationMail = z.infer<typeof notificationMail>;

/** New tenders that match a PRO's saved searches: one at once, or a day's together. Those closed by then are left out. */
export const matchMail = z.object({
  template: z.literal("match"),
  userId: z.uuid(),
  lang: z.enum(LANGUAGES),
  isDigest: z.boolean(),
  /** The searches that found them. */
  searches: z.array(z.object({ id: z.uuid(), name: z.string() })),
  tenders: z.array(z.object({ id: z.uuid(), title: z.string(), facts: z.string() })),
});
export type MatchMail = z.infer<typeof matchMail>;

/** Every mail the product sends. */
export const mail = z.discriminatedUnion("template", [
  confirmEmailMail,
  resetPasswordMail,
  signInChallengeMail,
  emailChangeMail,
  emailChangeNoticeMail,
  emailChangeStopMail,
  passwordChangedMail,
  linkIdentityMail,
  signInMethodMail,
  twoStepMail,
  accountDeletedMail,
  exportReadyMail,
  withdrawalMail,
  withdrawalLinkMail,
  contactMail,
  contactAnswerMail,
  reportMail,
  notificationMail,
  matchMail,
]);
export type Mail = z.infer<typeof mail>;

/** Sends one mail; tried again with growing pauses, for some hours, until the mail server takes it. */
export const sendMailJob = defineJob({
  name: "send-mail",
  payload: mail,
  retryLimit: 12,
  // A user waits on screen for a link; notifications can wait a moment.
  priorityOf: ({ template }) => (["notification", "match"].includes(template) ? 0 : 1),
  orderOf: (mail) => ("userId" in mail ? mail.userId : "to" in mail ? mail.to : undefined),
});

/** A mail as the embedded mailbox shows it, in place of a mail server (demo mode). */
export const mailboxMessage = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  headers: z.record(z.string(), z.string()),
  links: z.array(z.string()),
  createdAt: z.string(),
});
export const mailbox = z.object({ items: z.array(mailboxMessage) });
export const mailboxQuery = z.object({ to: z.string().trim().max(254).optional() });
export type Mailbox = z.infer<typeof mailbox>;

/** For good, by the names that Postmark gives to bounces; all others may still arrive. */
const PERMANENT = ["HardBounce", "BadEmailAddress", "ManuallyDeactivated", "Blocked", "Unsubscribe"];

/**
 * What a mail provider reports about a mail, in the form of Postmark's webhooks: a bounce, or that its reader called it
 * spam. Read as the address to which nothing more is to be sent, or null.
 */
export const mailWebhook = z
  .object({ RecordType: z.string(), Type: z.string().optional(), Email: z.string().max(320) })
  .transform(({ RecordType, Type = "", Email }) => {
    const isLost = RecordType === "SpamComplaint" || (RecordType === "Bounce" && PERMANENT.includes(Type));
    return isLost ? Email : null;
  });
