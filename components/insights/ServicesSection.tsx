"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { COMPARED_FROM } from "@/lib/insights/constants";
import type { InsightService } from "@/lib/insights/schema";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { DataTable } from "./DataTable";
import { rateChartHeight } from "./rate-chart-height";

/** More bars than these would not fit on a phone; the table has them all. */
const CHARTED = 6;

const RatesChart = lazyComponent(() => import("./RatesChart").then((file) => file.RatesChart), {
  fallback: <Box sx={{ height: rateChartHeight(1) }} />,
  onError: "silent",
});

/** How the BEE's offers fare in each service, beside the median of all BEEs there. */
export function ServicesSection({ services }: { services: readonly InsightService[] }) {
  const t = useTranslations("insights.services");
  const percent = (value: number | null) => (value === null ? "–" : t("percent", { percent: value }));
  const rated = services.filter(({ decided }) => decided > 0).slice(0, CHARTED);
  return (
    <SectionCard title={t("title")} text={t("text", COMPARED_FROM)}>
      {rated.length > 0 && <RatesChart services={rated} />}
      <DataTable
        label={t("table")}
        named="words"
        columns={[t("service"), t("offered"), t("won"), t("rate"), t("median")]}
        rows={services.map(({ slug, name, offered, decided, won, winPercent, medianPercent }) => ({
          key: slug,
          cells: [
            name,
            String(offered),
            decided > 0 ? t("wonOf", { won, decided }) : "–",
            percent(winPercent),
            percent(medianPercent),
          ],
        }))}
      />
    </SectionCard>
  );
}
