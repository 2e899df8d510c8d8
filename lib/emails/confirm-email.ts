import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translator";
import type { MailContent } from "./layout";
import { pageUrl } from "./render";

/** Whether a tender waits for the address, for a day already, or none does. */
export type ConfirmOccasion = "plain" | "waiting" | "reminder";

/**
 * Asks the owner of an address to confirm it. It contains no name: until it is confirmed, the name may be anything
 * that a stranger wanted this address to read. For the same reason it says that a tender waits, but not which.
 */
export function confirmEmailContent(
  lang: Language,
  token: string,
  occasion: ConfirmOccasion = "plain",
): MailContent {
  const t = translator(lang, "emails");
  const say = (part: "subject" | "preview" | "title" | "text" | "button") =>
    occasion === "plain" ? t(`confirmEmail.${part}`) : t(`confirmEmail.${occasion}.${part}`);
  return {
    subject: say("subject"),
    preview: say("preview"),
    title: say("title"),
    paragraphs: [say("text")],
    button: { label: say("button"), url: pageUrl(lang, `/confirm-email?token=${token}`) },
    notes: [t("confirmEmail.valid"), t("confirmEmail.ignore")],
    isSecurity: true,
  };
}
