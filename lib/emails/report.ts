import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translator";
import type { MailContent } from "./layout";
import { pageUrl } from "./render";
import type { ReportMail } from "./schema";

/** What became of a visitor's report (DSA, Article 16): it has arrived, or was judged. `title` is that of what was reported. */
export function reportContent(lang: Language, status: ReportMail["status"], title: string): MailContent {
  const t = translator(lang, "emails");
  return {
    subject: t(`report.${status}.subject`),
    preview: title,
    title: t(`report.${status}.subject`),
    paragraphs: [t("report.about", { title }), t(`report.${status}.text`)],
    button: { label: t("report.button"), url: pageUrl(lang, "/report") },
    notes: [],
    isSecurity: false,
    why: t("report.why"),
  };
}
