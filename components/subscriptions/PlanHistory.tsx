"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { FactRow } from "@/components/ui/display/FactRow";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import type { SubscriptionView } from "@/lib/subscriptions/schema";
import { usePlanFormat } from "./format";

/** How an earlier plan ended: by itself, or by a withdrawal with what was paid back. */
function useEnd() {
  const t = useTranslations("subscriptions.history");
  const { day, price } = usePlanFormat();
  return ({ createdAt, endedAt, currentPeriodEnd, withdrawnAt, refundMinor }: SubscriptionView) => {
    if (!withdrawnAt)
      return t("until", { from: day(createdAt), to: day(endedAt ?? currentPeriodEnd ?? createdAt) });
    const date = day(withdrawnAt);
    return refundMinor === null
      ? t("withdrawn", { date })
      : t("refunded", { date, price: price(refundMinor) });
  };
}

/** The plans a BEE had before; none, none shown. One whose first payment never came through was no plan. */
export function PlanHistory({ history }: { history: readonly SubscriptionView[] }) {
  const t = useTranslations("subscriptions.history");
  const endOf = useEnd();
  const plans = history.filter(({ beganAt }) => beganAt !== null);
  if (plans.length === 0) return null;
  return (
    <SectionCard title={t("title")}>
      <Box>
        {plans.map((earlier) => (
          <FactRow key={earlier.id} label={earlier.plan.name}>
            {endOf(earlier)}
          </FactRow>
        ))}
      </Box>
    </SectionCard>
  );
}
