"use client";

import { useTranslations } from "next-intl";
import type { Proposal } from "@/lib/invitations/schema";
import { answerTimeOf } from "@/lib/users/metrics/presentation";

/** Why a BEE is proposed, in words: "You have worked together · 3 km · offers 'Painting'". */
export function useReasons(subcategory: string): (proposal: Proposal) => string {
  const t = useTranslations("invitations.why");
  const distance = (km: number) => (km < 1 ? t("near") : t("distance", { km }));
  const answers = (minutes: number) => {
    const { unit, count } = answerTimeOf(minutes);
    return t(`answers.${unit}`, { count });
  };
  return ({ distanceKm, answerMinutes, hasWorkedForClient, isKept }) =>
    [
      hasWorkedForClient && t("worked"),
      isKept && t("kept"),
      distanceKm !== null && distance(distanceKm),
      answerMinutes !== null && answers(answerMinutes),
      t("service", { name: subcategory }),
    ]
      .filter(Boolean)
      .join(" · ");
}
