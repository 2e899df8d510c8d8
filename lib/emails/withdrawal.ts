import { toLocale, type Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translator";
import { env } from "@/lib/platform/server/config/env";
import { withdrawalTokenOf } from "@/lib/platform/server/security/tokens";
import { dateTag } from "@/lib/shared/dates/dates";
import type { MailContent } from "./layout";
import { pageUrl } from "./render";

/** A contract for a plan, and whom it is with. */
export type Contract = {
  email: string;
  lang: Language;
  timeZone: string;
  plan: string;
  madeAt: Date;
  withdrawnAt: Date | null;
};

/** Day and time to the second, with their zone: a receipt is read when there is a dispute about the moment. */
function momentOf({ lang, timeZone }: Contract, at: Date): string {
  const format = { dateStyle: "long", timeStyle: "long", timeZone } as const;
  return new Intl.DateTimeFormat(dateTag(toLocale(lang)), format).format(at);
}

/** The receipt of a withdrawal (directive 2023/2673): what was declared, and when it arrived. */
export function withdrawalContent(contract: Contract): MailContent {
  const { lang, plan, email, madeAt, withdrawnAt } = contract;
  const t = translator(lang, "emails");
  const arrived = momentOf(contract, withdrawnAt ?? new Date());
  return {
    subject: t("withdrawal.subject", { plan }),
    preview: t("withdrawal.preview"),
    title: t("withdrawal.title"),
    paragraphs: [
      t("withdrawal.arrived", { arrived }),
      t("withdrawal.words", { plan, made: momentOf(contract, madeAt), email }),
      t("withdrawal.refund"),
    ],
    button: { label: t("withdrawal.button"), url: pageUrl(lang, "/account/my-subscriptions") },
    notes: [t("withdrawal.questions", { email: env.SUPPORT_EMAIL })],
    isSecurity: true,
    why: t("withdrawal.why"),
  };
}

/** The link by which a contract is withdrawn from without signing in. */
export function withdrawalLinkContent(
  contract: Contract,
  { subscriptionId, askedAt }: { subscriptionId: string; askedAt: string },
): MailContent {
  const { lang, plan } = contract;
  const t = translator(lang, "emails");
  const token = withdrawalTokenOf(subscriptionId, new Date(askedAt));
  return {
    subject: t("withdrawalLink.subject"),
    preview: t("withdrawalLink.preview"),
    title: t("withdrawalLink.title", { plan }),
    paragraphs: [t("withdrawalLink.text", { plan })],
    button: { label: t("withdrawalLink.button"), url: pageUrl(lang, `/withdraw?token=${token}`) },
    notes: [t("withdrawalLink.valid"), t("withdrawalLink.ignore")],
    isSecurity: true,
    why: t("withdrawal.why"),
  };
}
