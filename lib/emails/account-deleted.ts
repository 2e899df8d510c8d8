import { toLocale, type Language } from "@/lib/i18n/languages";
import { translator, type Translator } from "@/lib/i18n/translator";
import { env } from "@/lib/platform/server/config/env";
import { dateTag } from "@/lib/shared/dates/dates";
import type { MailContent } from "./layout";
import { pageUrl } from "./render";

type Deletion = { until: string; isSuspended?: boolean | undefined };

/**
 * The mail to a user whose account was deleted: until when signing in takes it back, and what if it was not them. One who
 * is suspended cannot sign in and writes to support.
 */
export function accountDeletedContent(lang: Language, { until, isSuspended }: Deletion): MailContent {
  const t = translator(lang, "emails");
  const format = new Intl.DateTimeFormat(dateTag(toLocale(lang)), { dateStyle: "long", timeZone: "UTC" });
  const date = format.format(new Date(until));
  return {
    subject: t("accountDeleted.subject"),
    title: t("accountDeleted.title"),
    isSecurity: true,
    ...(isSuspended ? writingBack(t, date) : signingInBack(lang, t, date)),
  };
}

type Undo = Pick<MailContent, "preview" | "paragraphs" | "button" | "notes">;

const lasting = (t: Translator<"emails">) => [t("accountDeleted.ended"), t("accountDeleted.stays")];

function signingInBack(lang: Language, t: Translator<"emails">, date: string): Undo {
  return {
    preview: t("accountDeleted.preview", { date }),
    paragraphs: [t("accountDeleted.text", { date }), ...lasting(t)],
    button: { label: t("accountDeleted.button"), url: pageUrl(lang, "/sign-in") },
    notes: [t("accountDeleted.alarm", { email: env.SUPPORT_EMAIL })],
  };
}

function writingBack(t: Translator<"emails">, date: string): Undo {
  return {
    preview: t("accountDeleted.previewSuspended", { date }),
    paragraphs: [t("accountDeleted.textSuspended", { date }), ...lasting(t)],
    button: { label: t("emailChangeDone.button"), url: `mailto:${env.SUPPORT_EMAIL}` },
    notes: [],
  };
}
