import type { Mail } from "@/lib/emails/schema";

/** What a job is about, in words that an admin knows; of all others only that it ran in the background. */
const TOPICS = {
  mail: [
    "send-mail",
    "mail-messages",
    "mail-withdrawal-link",
    "request-link",
    "send-match-digest",
    "start-match-digests",
  ],
  push: ["send-push", "send-pushes"],
  sms: ["send-phone-code"],
  payment: [
    "update-customer",
    "stop-renewal",
    "settle-withdrawal",
    "end-subscription",
    "read-payment-news",
    "compare-subscriptions",
  ],
  files: ["remove-stored", "sweep-files", "erase-files", "forget-document-pictures"],
  export: ["make-export", "sweep-exports"],
} as const satisfies Record<string, readonly string[]>;

type JobTopic = keyof typeof TOPICS | "other";

/** What a job of this name is about. */
export function topicOfJob(name: string): JobTopic {
  const found = Object.entries(TOPICS).find(([, names]) => (names as readonly string[]).includes(name));
  return (found?.[0] as JobTopic | undefined) ?? "other";
}

/** Every mail has words of its own in the list. */
const MAIL_TEMPLATES = {
  "confirm-email": true,
  "reset-password": true,
  "sign-in-challenge": true,
  "email-change": true,
  "email-change-notice": true,
  "email-change-stop": true,
  "password-changed": true,
  "link-identity": true,
  "sign-in-method": true,
  "two-step": true,
  "account-deleted": true,
  "export-ready": true,
  withdrawal: true,
  "withdrawal-link": true,
  contact: true,
  "contact-answer": true,
  report: true,
  notification: true,
  match: true,
} as const satisfies Record<Mail["template"], true>;

/** Which mail it is, or null when it is none that this release sends. */
export function maybeTemplate(template: string | null): Mail["template"] | null {
  return template !== null && template in MAIL_TEMPLATES ? (template as Mail["template"]) : null;
}
