import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translator";
import { PROVIDER_NAMES, type IdentityProvider } from "@/lib/shared/identity";
import type { MailContent } from "./layout";
import { pageUrl } from "./render";

/** Brings the link that lets a Google or Apple identity open the account, and says that nothing happens without it. */
export function linkIdentityContent(
  lang: Language,
  identityProvider: IdentityProvider,
  token: string,
): MailContent {
  const t = translator(lang, "emails");
  const provider = PROVIDER_NAMES[identityProvider];
  return {
    subject: t("linkIdentity.subject", { provider }),
    preview: t("linkIdentity.preview"),
    title: t("linkIdentity.title", { provider }),
    paragraphs: [t("linkIdentity.text", { provider })],
    button: {
      label: t("linkIdentity.button", { provider }),
      url: pageUrl(lang, `/link-account?token=${token}&provider=${identityProvider}`),
    },
    notes: [t("linkIdentity.valid"), t("linkIdentity.ignore")],
    isSecurity: true,
  };
}
