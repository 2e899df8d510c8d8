"use client";

import { useLocale, useTranslations } from "next-intl";
import type { Proposal } from "@/lib/invitations/schema";
import { answerTimeOf } from "@/lib/users/metrics/presentation";

/** Why a BEE is proposed, in words: "You have worked together · 3 km · 4.8 · offers 'Painting'". */
export function useReasons(subcategory: string): (proposal: Proposal) => string {
  const t = useTranslations("invitations.why");
  const locale = useLocale();
  const rating = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const distance = (km: number) => (km < 1 ? t("near") : t("distance", { km }));
  const answers = (minutes: number) => {
    const { unit, count } = answerTimeOf(minutes);
    return t(`answers.${unit}`, { count });
  };
  return ({ pro, distanceKm, answerMinutes, hasWorkedForClient, isKept }) =>
    [
      hasWorkedForClient && t("worked"),
      isKept && t("kept"),
      distanceKm !== null && distance(distanceKm),
      pro.rating.count > 0 &&
        t("rating", { average: rating.format(pro.rating.average), count: pro.rating.count }),
      answerMinutes !== null && answers(answerMinutes),
      t("service", { name: subcategory }),
    ]
      .filter(Boolean)
      .join(" · ");
}
