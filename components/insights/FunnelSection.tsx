"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useLocale, useTranslations } from "next-intl";
import { useDateText } from "@/components/ui/display/use-date-text";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { FUNNEL } from "@/lib/insights/constants";
import type { Insights } from "@/lib/insights/schema";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { CHART_HEIGHT } from "./chart-styles";
import { DataTable } from "./DataTable";

// The table says the same: without the chart the page is whole.
const FunnelChart = lazyComponent(() => import("./FunnelChart").then((file) => file.FunnelChart), {
  fallback: <Box sx={{ height: CHART_HEIGHT }} />,
  onError: "silent",
});

/** A step's first day in the reader's language; steps begin in UTC. */
function useStepName(unit: Insights["unit"]) {
  const dateText = useDateText();
  const options = unit === "week" ? ({ day: "numeric", month: "short" } as const) : MONTH;
  return (start: string) => dateText(new Date(start), { ...options, timeZone: "UTC" });
}
const MONTH = { month: "short", year: "numeric" } as const;

/** How many tenders matched, were opened, offered on and won: the sums, a chart over time and the table behind it. */
export function FunnelSection({ insights: { totals, steps, unit } }: { insights: Insights }) {
  const t = useTranslations("insights.funnel");
  const nameOf = useStepName(unit);
  const number = new Intl.NumberFormat(useLocale());
  const names = steps.map(({ start }) => nameOf(start));
  const series = FUNNEL.map((key) => ({ key, label: t(key), data: steps.map((step) => step[key]) }));
  return (
    <SectionCard title={t("title")} text={t("text")}>
      <Box component="dl" sx={totalsStyles}>
        {FUNNEL.map((key) => (
          <Box key={key} sx={{ minWidth: 0 }}>
            <Typography component="dt" variant="caption" sx={{ color: "surface.muted" }}>
              {t(key)}
            </Typography>
            <Typography component="dd" variant="h3" sx={{ m: 0 }}>
              {number.format(totals[key])}
            </Typography>
          </Box>
        ))}
      </Box>
      <FunnelChart names={names} series={series} />
      <DataTable
        label={t("table")}
        named="dates"
        columns={[t(unit), ...FUNNEL.map((key) => t(key))]}
        rows={steps.map((step) => ({
          key: step.start,
          cells: [nameOf(step.start), ...FUNNEL.map((key) => number.format(step[key]))],
        }))}
      />
    </SectionCard>
  );
}

const totalsStyles = {
  m: 0,
  display: "grid",
  gridTemplateColumns: { xs: "repeat(2, minmax(0, 1fr))", sm: "repeat(4, minmax(0, 1fr))" },
  gap: 3,
  fontFeatureSettings: '"tnum"',
};
