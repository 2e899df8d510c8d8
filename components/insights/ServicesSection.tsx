"use client";

import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import type { InsightService } from "@/lib/insights/schema";
import { DataTable } from "./DataTable";
import { Nothing } from "./Nothing";
import { ServiceRates } from "./ServiceRates";

/** More rows than these would fill a phone: the others are summed up in the last one, and the table has them all. */
const DRAWN = 7;

/** How the BEE's offers fare in each service, beside the median of all BEEs where there is one. */
export function ServicesSection({ services }: { services: readonly InsightService[] }) {
  const t = useTranslations("insights.services");
  if (services.length === 0) return <Nothing title={t("title")}>{t("none")}</Nothing>;
  const drawn = services.length > DRAWN ? services.slice(0, DRAWN - 1) : services;
  return (
    <SectionCard title={t("title")} text={t("text")}>
      <ServiceRates services={drawn} others={services.slice(drawn.length)} />
      {services.every(({ medianPercent }) => medianPercent === null) && (
        <Typography variant="caption" sx={{ color: "surface.muted" }}>
          {t("medianFrom")}
        </Typography>
      )}
      <ServiceTable services={services} />
    </SectionCard>
  );
}

function ServiceTable({ services }: { services: readonly InsightService[] }) {
  const t = useTranslations("insights.services");
  const percent = (value: number | null) => (value === null ? "–" : t("percent", { percent: value }));
  const isCompared = services.some(({ medianPercent }) => medianPercent !== null);
  return (
    <DataTable
      label={t("table")}
      named="words"
      columns={[t("service"), t("offered"), t("won"), t("rate"), ...(isCompared ? [t("median")] : [])]}
      rows={services.map(({ slug, name, offered, decided, won, winPercent, medianPercent }) => ({
        key: slug,
        cells: [
          name,
          String(offered),
          decided > 0 ? t("wonOf", { won, decided }) : "–",
          percent(winPercent),
          ...(isCompared ? [percent(medianPercent)] : []),
        ],
      }))}
    />
  );
}
