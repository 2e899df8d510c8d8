import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translator";
import { PROVIDER_NAMES, type IdentityProvider } from "@/lib/shared/identity";
import type { MailContent } from "./layout";
import { pageUrl } from "./render";

/** Notifies the owner of an account that Google or Apple is linked to it now, and what to do if it was not them. */
export function signInMethodContent(lang: Language, identityProvider: IdentityProvider): MailContent {
  const t = translator(lang, "emails");
  const provider = PROVIDER_NAMES[identityProvider];
  return {
    subject: t("signInMethod.subject"),
    preview: t("signInMethod.preview", { provider }),
    title: t("signInMethod.title"),
    paragraphs: [t("signInMethod.text", { provider }), t("signInMethod.alarm")],
    button: { label: t("signInMethod.button"), url: pageUrl(lang, "/forgot-password") },
    notes: [],
    isSecurity: true,
  };
}
