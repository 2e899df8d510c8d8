"use client";

import Typography from "@mui/material/Typography";
import { useLocale, useTranslations } from "next-intl";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import type { MarketActivity } from "@/lib/admin/overview/schema";
import { NumberTable } from "@/components/ui/lists/NumberTable";

const ROWS = [
  "signUpCount",
  "tenderCount",
  "offeredPercent",
  "firstOfferHours",
  "completedPercent",
  "disputeCount",
] as const satisfies readonly (keyof MarketActivity)[];

type RowKey = (typeof ROWS)[number];

/** What a row counts, and below it of what it is a share. */
function RowName({ row }: { row: RowKey }) {
  const t = useTranslations("admin-overview.activity");
  return (
    <>
      {t(`rows.${row}`)}
      {(row === "offeredPercent" || row === "completedPercent") && (
        <Typography variant="caption" component="span" sx={{ display: "block", color: "surface.muted" }}>
          {t(`hints.${row}`)}
        </Typography>
      )}
    </>
  );
}

/** What happened today and in the last 30 days. */
export function ActivitySection({ today, month }: { today: MarketActivity; month: MarketActivity }) {
  const t = useTranslations("admin-overview.activity");
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: "percent" });
  const hours = new Intl.NumberFormat(locale, { style: "unit", unit: "hour", unitDisplay: "narrow" });
  const shown = (activity: MarketActivity, row: RowKey) => {
    const value = activity[row];
    if (value === null) return "–";
    if (row.endsWith("Percent")) return percent.format(value / 100);
    return (row.endsWith("Hours") ? hours : number).format(value);
  };
  return (
    <SectionCard title={t("title")} text={t("text")}>
      <NumberTable
        label={t("title")}
        columns={[t("what"), t("today"), t("month")]}
        rows={ROWS.map((row) => ({
          key: row,
          cells: [<RowName key="name" row={row} />, shown(today, row), shown(month, row)],
        }))}
      />
    </SectionCard>
  );
}
