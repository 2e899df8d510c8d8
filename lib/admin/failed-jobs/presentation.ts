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
