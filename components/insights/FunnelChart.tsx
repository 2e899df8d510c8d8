"use client";

import Box from "@mui/material/Box";
import { LineChart } from "@mui/x-charts/LineChart";
import type { FunnelKey } from "@/lib/insights/constants";
import { CHART_HEIGHT, FUNNEL_COLOURS } from "./chart-styles";

type Props = {
  /** What each step is called. */
  names: readonly string[];
  series: readonly { key: FunnelKey; label: string; data: readonly number[] }[];
};

/** The steps as lines over time. Hidden from screen readers and the keyboard, which have the table. */
export function FunnelChart({ names, series }: Props) {
  return (
    <Box aria-hidden sx={{ minHeight: CHART_HEIGHT, mb: 3 }}>
      <LineChart
        height={CHART_HEIGHT}
        margin={{ left: 0, right: 24, top: 8, bottom: 0 }}
        xAxis={[{ scaleType: "point", data: [...names] }]}
        yAxis={[{ min: 0, tickMinStep: 1, width: 36 }]}
        series={series.map(({ key, label, data }) => ({
          id: key,
          label,
          data: [...data],
          color: FUNNEL_COLOURS[key],
          curve: "linear",
          showMark: false,
        }))}
        disableKeyboardNavigation
        skipAnimation
      />
    </Box>
  );
}
