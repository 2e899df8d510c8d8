import type { MailContent } from "./layout";
import { pageUrl } from "./render";
import type { NotificationMail } from "./schema";

/** The echo of a notification: what happened and the one thing to do now. Its words come with the job. */
export function notificationContent(mail: NotificationMail): MailContent {
  return {
    subject: mail.subject,
    preview: mail.preview,
    title: mail.heading,
    paragraphs: [mail.text],
    button: { label: mail.button, url: pageUrl(mail.lang, mail.path) },
    notes: [],
    isSecurity: false,
  };
}
