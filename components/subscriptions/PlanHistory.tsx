"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { FactRow } from "@/components/ui/display/FactRow";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import type { SubscriptionView } from "@/lib/subscriptions/schema";
import { usePlanFormat } from "./format";

/** The plans a BEE had before; none, none shown. */
export function PlanHistory({ history }: { history: readonly SubscriptionView[] }) {
  const t = useTranslations("subscriptions.history");
  const { day } = usePlanFormat();
  if (history.length === 0) return null;
  return (
    <SectionCard title={t("title")}>
      <Box>
        {history.map(({ id, plan, createdAt, endedAt, currentPeriodEnd }) => (
          <FactRow key={id} label={plan.name}>
            {t("until", { from: day(createdAt), to: day(endedAt ?? currentPeriodEnd ?? createdAt) })}
          </FactRow>
        ))}
      </Box>
    </SectionCard>
  );
}
