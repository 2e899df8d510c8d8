"use client";

import { useLocale, useTranslations } from "next-intl";
import { useDateText } from "@/components/ui/display/use-date-text";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { FUNNEL } from "@/lib/insights/constants";
import type { Insights } from "@/lib/insights/schema";
import { DataTable } from "./DataTable";
import { Funnel } from "./Funnel";

/** A step's first day in the reader's language; steps begin in UTC. */
function useStepName(unit: Insights["unit"]) {
  const dateText = useDateText();
  const options = unit === "week" ? ({ day: "numeric", month: "short" } as const) : MONTH;
  return (start: string) => dateText(new Date(start), { ...options, timeZone: "UTC" });
}
const MONTH = { month: "short", year: "numeric" } as const;

/** How many tenders matched, were opened, offered on and won: the sums, and a table of them over time. */
export function FunnelSection({ insights: { totals, steps, unit } }: { insights: Insights }) {
  const t = useTranslations("insights.funnel");
  const nameOf = useStepName(unit);
  const number = new Intl.NumberFormat(useLocale());
  return (
    <SectionCard title={t("title")} text={t("text")}>
      <Funnel totals={totals} />
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
