import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translator";
import type { MailContent } from "./layout";
import { pageUrl } from "./render";

/** Warns that many wrong passwords were entered for an account, and brings the link that its owner signs in by. */
export function signInChallengeContent(lang: Language, token: string): MailContent {
  const t = translator(lang, "emails");
  return {
    subject: t("signInChallenge.subject"),
    preview: t("signInChallenge.preview"),
    title: t("signInChallenge.title"),
    paragraphs: [t("signInChallenge.text"), t("signInChallenge.action")],
    button: { label: t("signInChallenge.button"), url: pageUrl(lang, `/sign-in?proof=${token}`) },
    notes: [t("signInChallenge.valid"), t("signInChallenge.ignore")],
    isSecurity: true,
  };
}
