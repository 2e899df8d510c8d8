"use client";

import { useLocale, useTranslations } from "next-intl";
import { FactRow } from "@/components/ui/display/FactRow";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { formatMoney } from "@/lib/shared/money";
import { formatMonth, toMonth } from "@/lib/shared/dates/months";
import type { PublicProfile } from "@/lib/users/profile/schema";

/** Completed tenders, hourly rate and membership of a user. */
export function FactsCard({ profile }: { profile: PublicProfile }) {
  const t = useTranslations("profiles.public");
  const locale = useLocale();
  const { completedCount, hourlyRateMinor, memberSince } = profile;
  return (
    <SectionCard sx={{ "& > div": { gap: 0 } }}>
      <FactRow label={t("completed")}>{completedCount}</FactRow>
      {hourlyRateMinor !== null && (
        <FactRow label={t("rate")}>{t("from", { amount: formatMoney(hourlyRateMinor, locale) })}</FactRow>
      )}
      <FactRow label={t("memberSince")}>{formatMonth(toMonth(memberSince), locale)}</FactRow>
    </SectionCard>
  );
}
