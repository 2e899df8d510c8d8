import { isOnline } from "@/lib/platform/server/realtime";
import { handle, type JobHandler, type JobRun } from "@/lib/platform/server/job";
import { deliver } from "@/lib/platform/server/mail";
import { linkTokenOf } from "@/lib/platform/server/tokens";
import type { Language } from "@/lib/i18n/languages";
import { confirmEmailContent } from "./confirm-email";
import { maybeLinkRecipient, maybeRecipient, maybeWillingRecipient } from "./data";
import type { MailContent } from "./layout";
import { notificationContent } from "./notification";
import { passwordChangedContent } from "./password-changed";
import { renderMail } from "./render";
import { resetPasswordContent } from "./reset-password";
import { sendMailJob, type Mail } from "./schema";

type Addressed = { to: string; lang: Language; content: MailContent };

/** Whom a mail goes to and what it says, judged now; null when nobody wants or needs it any more. */
async function address(mail: Mail): Promise<Addressed | null> {
  switch (mail.template) {
    case "confirm-email":
    case "reset-password": {
      const reader = await maybeLinkRecipient(mail.emailTokenId);
      if (!reader) return null;
      const contentOf = mail.template === "confirm-email" ? confirmEmailContent : resetPasswordContent;
      return {
        to: reader.email,
        lang: reader.lang,
        content: contentOf(reader.lang, linkTokenOf(mail.emailTokenId)),
      };
    }
    case "password-changed": {
      const reader = await maybeRecipient(mail.userId);
      return reader && { to: reader.email, lang: reader.lang, content: passwordChangedContent(reader.lang) };
    }
    case "notification": {
      const reader = await maybeWillingRecipient(mail.userId, mail.kind);
      if (!reader || (mail.kind === "newMessage" && isOnline(mail.userId))) return null;
      return { to: reader.email, lang: mail.lang, content: notificationContent(mail) };
    }
  }
}

async function sendMail(mail: Mail, { jobId }: JobRun): Promise<void> {
  const addressed = await address(mail);
  if (!addressed) return;
  const { to, lang, content } = addressed;
  const rendered = await renderMail(content, lang);
  await deliver({ id: jobId, to, lang, headers: {}, ...rendered });
}

/** Every mail leaves through here. */
export const jobs: JobHandler[] = [handle(sendMailJob, sendMail)];
