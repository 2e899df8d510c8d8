import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translator";
import type { ContactLetter } from "./contact";
import type { MailContent } from "./layout";
import { pageUrl } from "./render";

const toParagraphs = (text: string) => text.split(/\s*\n\s*/u);

/** What support answers, with what was asked below it. An answer to this mail goes to support. */
export function contactAnswerContent(
  lang: Language,
  { subject, text, answer }: Pick<ContactLetter, "subject" | "text"> & { answer: string },
): MailContent {
  const t = translator(lang, "emails");
  return {
    subject: t("contactAnswer.subject", { subject }),
    preview: t("contactAnswer.preview"),
    title: subject,
    paragraphs: toParagraphs(answer),
    button: { label: t("contactAnswer.button"), url: pageUrl(lang, "/contact-us") },
    notes: [t("contactAnswer.asked"), ...toParagraphs(text)],
    isSecurity: false,
    why: t("contactAnswer.why"),
  };
}
