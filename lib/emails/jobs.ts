import { handle, type JobHandler, type JobRun } from "@/lib/platform/server/queue/job";
import { deliver } from "@/lib/platform/server/delivery/mail";
import { mailedTokenOf } from "@/lib/platform/server/security/tokens";
import { env } from "@/lib/platform/server/config/env";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/i18n/languages";
import { accountDeletedContent } from "./account-deleted";
import { confirmEmailContent } from "./confirm-email";
import { contactContent } from "./contact";
import { contactAnswerContent } from "./contact-answer";
import {
  listStillOpen,
  maybeContactLetter,
  maybeContract,
  maybeLinkRecipient,
  maybeRecipient,
  markBounced,
  maybeVisitingReporter,
  maybeWillingRecipient,
  type LinkRecipient,
} from "./data";
import { emailChangeContent } from "./email-change";
import { emailChangeNoticeContent, emailChangeStopContent } from "./email-change-notice";
import { exportReadyContent } from "./export-ready";
import type { MailContent } from "./layout";
import { linkIdentityContent } from "./link-identity";
import { matchContent } from "./match";
import { notificationContent } from "./notification";
import { passwordChangedContent } from "./password-changed";
import { renderMail } from "./render";
import { reportContent } from "./report";
import { resetPasswordContent } from "./reset-password";
import { sendMailJob, type Mail, type MatchMail, type NotificationMail, type ReportMail } from "./schema";
import { signInChallengeContent } from "./sign-in-challenge";
import { signInMethodContent } from "./sign-in-method";
import { twoStepContent } from "./two-step";
import { withdrawalContent, withdrawalLinkContent } from "./withdrawal";

type Addressed = { to: string; lang: Language; content: MailContent };

/** A mail with a link, to the address that the link proves. */
async function toLinkOwner(
  { emailTokenId }: { emailTokenId: string },
  contentOf: (lang: Language, token: string, found: LinkRecipient) => MailContent,
): Promise<Addressed | null> {
  const recipient = await maybeLinkRecipient(emailTokenId);
  if (!recipient) return null;
  const { email: to, lang, tokenHash } = recipient;
  return { to, lang, content: contentOf(lang, mailedTokenOf(emailTokenId, tokenHash), recipient) };
}

/** To a new address; where a job waits for it, the mail says so. */
function toNewcomer(mail: Extract<Mail, { template: "confirm-email" }>): Promise<Addressed | null> {
  const waiting = mail.isReminder ? "reminder" : "waiting";
  return toLinkOwner(mail, (lang, token, { isAwaited }) =>
    confirmEmailContent(lang, token, isAwaited ? waiting : "plain"),
  );
}

/** To the address that an account is to get; where support has begun that, the mail says from when. */
function toNewAddress(mail: Extract<Mail, { template: "email-change" }>): Promise<Addressed | null> {
  return toLinkOwner(mail, (lang, token, { effectiveAt }) => emailChangeContent(lang, token, effectiveAt));
}

type PresentAddressMail = Extract<Mail, { template: "email-change-notice" | "email-change-stop" }>;

/** To the address that an account is to lose, or has lost. */
function toPresentAddress(mail: PresentAddressMail): Addressed {
  const { to, lang } = mail;
  const isStop = mail.template === "email-change-stop";
  const content = isStop ? emailChangeStopContent(lang, mail) : emailChangeNoticeContent(lang, mail.stage);
  return { to, lang, content };
}

async function toMember(
  { userId }: { userId: string },
  contentOf: (lang: Language) => MailContent,
): Promise<Addressed | null> {
  const recipient = await maybeRecipient(userId);
  return recipient && { to: recipient.email, lang: recipient.lang, content: contentOf(recipient.lang) };
}

/** Support reads the product's own language, whatever the writer's is. */
async function toSupport({ contactMessageId }: { contactMessageId: string }): Promise<Addressed | null> {
  const letter = await maybeContactLetter(contactMessageId);
  const lang = DEFAULT_LANGUAGE;
  return letter && { to: env.SUPPORT_EMAIL, lang, content: contactContent(lang, letter) };
}

type ContractMail = Extract<Mail, { template: "withdrawal" | "withdrawal-link" }>;

async function toSubscriber(mail: ContractMail): Promise<Addressed | null> {
  const contract = await maybeContract(mail.subscriptionId);
  if (!contract) return null;
  const isLink = mail.template === "withdrawal-link";
  const content = isLink ? withdrawalLinkContent(contract, mail) : withdrawalContent(contract);
  return { to: contract.email, lang: contract.lang, content };
}

/** To the address that was given with the message, in the language it was written in. */
async function toWriter({ contactMessageId }: { contactMessageId: string }): Promise<Addressed | null> {
  const letter = await maybeContactLetter(contactMessageId);
  if (!letter || letter.answer === null) return null;
  const { email: to, lang, answer } = letter;
  return { to, lang, content: contactAnswerContent(lang, { ...letter, answer }) };
}

/** To the address that a visitor gave with a report, in the language they reported in. */
async function toReporter({ reportId, status }: ReportMail): Promise<Addressed | null> {
  const reporter = await maybeVisitingReporter(reportId);
  if (!reporter) return null;
  const { email: to, lang, title } = reporter;
  return { to, lang, content: reportContent(lang, status, title) };
}

/** Only of tenders that still take offers, and of searches that are still to be mailed about. */
async function toSearcher(mail: MatchMail): Promise<Addressed | null> {
  const recipient = await maybeWillingRecipient(mail.userId, "newMatch");
  if (!recipient) return null;
  const { tenderIds, searchIds } = await listStillOpen(mail);
  const tenders = mail.tenders.filter(({ id }) => tenderIds.includes(id));
  const searches = mail.searches.filter(({ id }) => searchIds.includes(id));
  if (tenders.length === 0 || searches.length === 0) return null;
  return { to: recipient.email, lang: mail.lang, content: matchContent({ ...mail, tenders, searches }) };
}

/** Only to those who want this kind. */
async function toNotified(mail: NotificationMail): Promise<Addressed | null> {
  const recipient = await maybeWillingRecipient(mail.userId, mail.kind);
  if (!recipient) return null;
  return { to: recipient.email, lang: mail.lang, content: notificationContent(mail) };
}

/** The recipient and the content of a mail, decided at sending; null when it is no longer wanted or needed. */
async function address(mail: Mail): Promise<Addressed | null> {
  switch (mail.template) {
    case "confirm-email":
      return toNewcomer(mail);
    case "reset-password":
      return toLinkOwner(mail, resetPasswordContent);
    case "sign-in-challenge":
      return toLinkOwner(mail, signInChallengeContent);
    case "email-change":
      return toNewAddress(mail);
    case "email-change-notice":
    case "email-change-stop":
      return toPresentAddress(mail);
    case "password-changed":
      return toMember(mail, passwordChangedContent);
    case "link-identity":
      return toLinkOwner(mail, (lang, token) => linkIdentityContent(lang, mail.provider, token));
    case "sign-in-method":
      return toMember(mail, (lang) => signInMethodContent(lang, mail.provider));
    case "two-step":
      return toMember(mail, (lang) => twoStepContent(lang, mail.change));
    case "account-deleted":
      return { to: mail.to, lang: mail.lang, content: accountDeletedContent(mail.lang, mail) };
    case "export-ready":
      return toMember(mail, (lang) => exportReadyContent(lang, mail));
    case "withdrawal":
    case "withdrawal-link":
      return toSubscriber(mail);
    case "contact":
      return toSupport(mail);
    case "contact-answer":
      return toWriter(mail);
    case "report":
      return toReporter(mail);
    case "match":
      return toSearcher(mail);
    case "notification":
      return toNotified(mail);
  }
}

// Mail programs show a button of their own for these (RFC 2369, RFC 8058), and big providers demand them.
function headersOf({ unsubscribe }: MailContent): Record<string, string> {
  if (!unsubscribe) return {};
  return {
    "List-Unsubscribe": `<${unsubscribe.oneClick}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

async function sendMail(mail: Mail, { jobId }: JobRun): Promise<void> {
  const addressed = await address(mail);
  if (!addressed) return;
  const { to, lang, content } = addressed;
  const rendered = await renderMail(content, lang);
  const { replyTo, calendar } = content;
  const envelope = { id: jobId, to, lang, replyTo, calendar, headers: headersOf(content), ...rendered };
  if ((await deliver(envelope)) === "refused") await markBounced(to);
}

/** So that one mail server that is slow to answer does not hold up all the others. */
const MAILS_AT_ONCE = 20;

/** Every mail leaves through here. */
export const jobs: JobHandler[] = [handle(sendMailJob, sendMail, { atOnce: MAILS_AT_ONCE })];
