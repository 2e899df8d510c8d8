"use client";

import Box from "@mui/material/Box";
import { BarChart } from "@mui/x-charts/BarChart";
import { useTranslations } from "next-intl";
import type { InsightService } from "@/lib/insights/schema";
import { rateChartHeight } from "./rate-chart-height";

/** Own win rate and median as bars. Hidden from screen readers and the keyboard, which have the table. */
export function RatesChart({ services }: { services: readonly InsightService[] }) {
  const t = useTranslations("insights.services");
  const height = rateChartHeight(services.length);
  const percent = (value: number | null) => (value === null ? "–" : t("percent", { percent: value }));
  return (
    <Box aria-hidden sx={{ minHeight: height, mb: 3 }}>
      <BarChart
        layout="horizontal"
        height={height}
        margin={{ left: 0, right: 24, top: 8, bottom: 0 }}
        xAxis={[{ min: 0, max: 100, valueFormatter: percent }]}
        yAxis={[{ scaleType: "band", data: services.map(({ name }) => name), width: 104 }]}
        series={[
          {
            id: "own",
            label: t("rate"),
            data: services.map(({ winPercent }) => winPercent),
            color: "var(--tb-palette-primary-dark)",
            valueFormatter: percent,
          },
          {
            id: "median",
            label: t("median"),
            data: services.map(({ medianPercent }) => medianPercent),
            color: "var(--tb-palette-surface-outline)",
            valueFormatter: percent,
          },
        ]}
        disableKeyboardNavigation
        skipAnimation
      />
    </Box>
  );
}
