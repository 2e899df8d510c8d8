"use client";

import Box from "@mui/material/Box";
import { useLocale, useTranslations } from "next-intl";
import { FactRow } from "@/components/ui/display/FactRow";
import { RelativeTime } from "@/components/ui/display/RelativeTime";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import type { MarketState } from "@/lib/admin/overview/schema";

const COUNTS = [
  "failedMailCount",
  "failedJobCount",
  "stuckJobCount",
  "subscriptionCount",
] as const satisfies readonly (keyof MarketState)[];

/** What waits or runs now. */
export function StateSection({ state }: { state: MarketState }) {
  const t = useTranslations("admin-overview.state");
  const number = new Intl.NumberFormat(useLocale());
  const { reportCount, oldestReportAt } = state;
  return (
    <SectionCard title={t("title")}>
      <Box>
        <FactRow label={t("reportCount")}>{number.format(reportCount)}</FactRow>
        {oldestReportAt && (
          <FactRow label={t("oldestReport")}>
            <RelativeTime at={oldestReportAt} />
          </FactRow>
        )}
        {COUNTS.map((name) => (
          <FactRow key={name} label={t(name)}>
            {number.format(state[name])}
          </FactRow>
        ))}
      </Box>
    </SectionCard>
  );
}
