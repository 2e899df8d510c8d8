"use client";

import { useLocale, useTranslations } from "next-intl";
import { useDateText } from "@/components/ui/display/use-date-text";
import { formatMoney } from "@/lib/shared/money";
import { PLANS } from "@/lib/subscriptions/constants";
import type { PlanView } from "@/lib/subscriptions/schema";

/** Days and amounts of plans, as their reader writes them. */
export function usePlanFormat() {
  const t = useTranslations("subscriptions");
  const dateText = useDateText();
  const locale = useLocale();
  const price = (minor: number) => formatMoney(minor, locale, { decimals: "always" });
  return {
    price,
    day: (at: string) => dateText(new Date(at), { dateStyle: "long" }),
    /** Where a label and a value share the line of a phone. */
    shortDay: (at: string) => dateText(new Date(at), { dateStyle: "medium" }),
    monthly: (plan: Pick<PlanView, "priceMinor">) => t("facts.monthly", { price: price(plan.priceMinor) }),
    /** Whom a plan is meant for; nothing for plans this version does not know. */
    tagline: (plan: PlanView) => {
      const known = PLANS.find(({ slug }) => slug === plan.slug);
      return known ? t(`taglines.${known.slug}`) : null;
    },
  };
}
