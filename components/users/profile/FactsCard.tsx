"use client";

import { useLocale, useTranslations } from "next-intl";
import { FactRow } from "@/components/ui/display/FactRow";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { formatMoney } from "@/lib/shared/money";
import { formatMonth, toMonth } from "@/lib/shared/dates/months";
import { useMetricTexts } from "../metrics/use-metric-texts";
import type { PublicProfile } from "@/lib/users/profile/schema";

type Props = {
  profile: PublicProfile;
  /** Below the head, which says all but the business and the metrics on narrow screens. */
  isBelowHead?: boolean;
};

/**
 * Completed tenders, hourly rate and membership of a user; of a BEE also how fast they answer, how much they complete and
 * whether they act for a business.
 */
export function FactsCard({ profile, isBelowHead = false }: Props) {
  const t = useTranslations("profiles.public");
  const tMetrics = useTranslations("metrics");
  const metrics = useMetricTexts();
  const locale = useLocale();
  const { role, completedCount, hourlyRateMinor, memberSince, business } = profile;
  const [usually, completion] = [metrics.usually(profile.metrics), metrics.percent(profile.metrics)];
  if (isBelowHead && role !== "PRO" && !business) return null;
  return (
    <SectionCard sx={{ "& > div": { gap: 0 } }}>
      {!isBelowHead && completedCount > 0 && (
        <FactRow label={t("completed", { role })}>{completedCount}</FactRow>
      )}
      {completion && <FactRow label={tMetrics("completion")}>{completion}</FactRow>}
      {usually && <FactRow label={tMetrics("answerTime")}>{usually}</FactRow>}
      {!isBelowHead && hourlyRateMinor !== null && (
        <FactRow label={t("rate")}>{t("from", { amount: formatMoney(hourlyRateMinor, locale) })}</FactRow>
      )}
      {role === "PRO" && <FactRow label={t("actsAs")}>{t(business ? "business" : "private")}</FactRow>}
      {business?.address && <FactRow label={t("businessAddress")}>{business.address}</FactRow>}
      {business?.registrationNumber && (
        <FactRow label={t("registrationNumber")}>{business.registrationNumber}</FactRow>
      )}
      {business?.vatId && <FactRow label={t("vatId")}>{business.vatId}</FactRow>}
      {!isBelowHead && (
        <FactRow label={t("memberSince")}>{formatMonth(toMonth(memberSince), locale)}</FactRow>
      )}
    </SectionCard>
  );
}
