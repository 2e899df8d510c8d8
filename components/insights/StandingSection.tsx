"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { FactRow } from "@/components/ui/display/FactRow";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { useMetricTexts } from "@/components/users/metrics/use-metric-texts";
import type { Insights } from "@/lib/insights/schema";
import { METRICS } from "@/lib/users/metrics/constants";

/** What clients read on profile and offers, or how much of it is still missing. */
export function StandingSection({ insights: { answer, completion } }: { insights: Insights }) {
  const t = useTranslations("insights.standing");
  const tMetrics = useTranslations("metrics");
  const texts = useMetricTexts();
  const metrics = { answerMinutes: answer.minutes, completionPercent: completion.percent };
  const notYet = (of: "conversations" | "jobs", count: number) => t(of, { count, needed: METRICS.shownFrom });
  return (
    <SectionCard title={t("title")} text={t("text")}>
      <Box>
        <FactRow label={tMetrics("answerTime")}>
          {texts.usually(metrics) ?? notYet("conversations", answer.conversations)}
        </FactRow>
        <FactRow label={tMetrics("completion")}>
          {texts.percent(metrics) ?? notYet("jobs", completion.jobs)}
        </FactRow>
      </Box>
    </SectionCard>
  );
}
