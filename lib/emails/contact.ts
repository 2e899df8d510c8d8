import { NATIVE_NAMES, type Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translator";
import type { MailContent } from "./layout";

/** A message to support as its row holds it. */
export type ContactLetter = {
  userId: string | null;
  name: string;
  email: string;
  subject: string;
  text: string;
  lang: Language;
};

/** A message to support, with a button that answers it. `lang` is support's own language. */
export function contactContent(lang: Language, letter: ContactLetter): MailContent {
  const t = translator(lang, "emails");
  const { userId, name, email, subject, text } = letter;
  return {
    subject: t("contact.subject", { subject }),
    preview: t("contact.preview", { name }),
    title: subject,
    paragraphs: text.split(/\s*\n\s*/u),
    button: {
      label: t("contact.button"),
      url: `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`,
    },
    notes: [
      t("contact.from", { name, email, language: NATIVE_NAMES[letter.lang] }),
      userId ? t("contact.member", { userId }) : t("contact.visitor"),
    ],
    isSecurity: false,
    why: t("contact.why"),
    replyTo: { name, address: email },
  };
}
