import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translator";
import type { TwoStepChange } from "./constants";
import type { MailContent } from "./layout";
import { pageUrl } from "./render";

const KEYS = {
  ON: "on",
  OFF: "off",
  RECOVERY_CODE_USED: "codeUsed",
  RECOVERY_CODES_RENEWED: "codesRenewed",
} as const satisfies Record<TwoStepChange, string>;

/** Tells the owner of an account what has changed about its two-step sign-in, and what to do if it was not them. */
export function twoStepContent(lang: Language, change: TwoStepChange): MailContent {
  const t = translator(lang, "emails");
  const key = KEYS[change];
  return {
    subject: t(`twoStep.${key}.subject`),
    preview: t(`twoStep.${key}.text`),
    title: t(`twoStep.${key}.subject`),
    paragraphs: [t(`twoStep.${key}.text`), t("twoStep.alarm")],
    button: { label: t("twoStep.button"), url: pageUrl(lang, "/forgot-password") },
    notes: [],
    isSecurity: true,
  };
}
