"use client";

import Box from "@mui/material/Box";
import { useLocale, useTranslations } from "next-intl";
import { Bar } from "@/components/insights/Bar";
import { FactRow } from "@/components/ui/display/FactRow";
import { useDateText } from "@/components/ui/display/use-date-text";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import type { MonthlyRevenue } from "@/lib/admin/overview/schema";
import { formatMoney } from "@/lib/shared/money";
import { NumberTable } from "@/components/ui/lists/NumberTable";

type Props = { revenue: readonly MonthlyRevenue[]; subscriptionCount: number };

/** What paid plans bring, month by month. */
export function RevenueSection({ revenue, subscriptionCount }: Props) {
  const t = useTranslations("admin-overview.revenue");
  const locale = useLocale();
  const dateText = useDateText();
  // The months before the market took money say nothing.
  const first = revenue
    .filter(({ amountMinor }) => amountMinor > 0)
    .map(({ month }) => month)
    .sort()[0];
  const shown = first ? revenue.filter(({ month }) => month >= first) : revenue.slice(-1);
  const most = Math.max(1, ...revenue.map(({ amountMinor }) => amountMinor));
  const nameOf = (month: string) =>
    dateText(new Date(`${month}-01T00:00:00Z`), { month: "long", year: "numeric", timeZone: "UTC" });
  return (
    <SectionCard title={t("title")} text={t("text")}>
      <Box sx={{ my: -2 }}>
        <FactRow label={t("subscriptions")}>
          {new Intl.NumberFormat(locale).format(subscriptionCount)}
        </FactRow>
      </Box>
      <NumberTable
        label={t("title")}
        columns={[t("month"), t("amount")]}
        rows={shown.map(({ month, amountMinor }) => ({
          key: month,
          cells: [
            nameOf(month),
            <Box key={month} sx={{ display: "grid", gap: 1 }}>
              {formatMoney(amountMinor, locale)}
              <Bar percent={(100 * amountMinor) / most} height={6} colour="honey.star" />
            </Box>,
          ],
        }))}
      />
    </SectionCard>
  );
}
