"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { FactRow } from "@/components/ui/display/FactRow";
import { PriceText } from "@/components/ui/display/PriceText";
import type { ChangePreview, SubscriptionView } from "@/lib/subscriptions/schema";
import { usePlanFormat } from "./format";

/** What another plan costs now and later, and when it begins. */
export function ChangeCost({ preview, current }: { preview: ChangePreview; current: SubscriptionView }) {
  const t = useTranslations("subscriptions.change");
  const { day, monthly, price } = usePlanFormat();
  const { plan, direction, dueNowMinor, taxMinor, beginsAt } = preview;
  const isUp = direction === "UP";
  return (
    <Box sx={{ display: "grid", gap: 2, mt: 2 }}>
      <Typography variant="body2">
        {isUp
          ? t("up", { plan: plan.name })
          : t("down", { plan: plan.name, date: day(beginsAt), current: current.plan.name })}
      </Typography>
      <div>
        {isUp && (
          <FactRow label={t("dueNow")}>
            <PriceText exact minor={dueNowMinor} size="l" />
          </FactRow>
        )}
        {isUp && taxMinor > 0 && <FactRow label={t("tax")}>{price(taxMinor)}</FactRow>}
        <FactRow label={t("later")}>{monthly(plan)}</FactRow>
      </div>
      {!isUp && <Typography variant="body2">{t("nothingNow")}</Typography>}
    </Box>
  );
}
