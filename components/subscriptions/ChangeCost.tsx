"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { FactRow } from "@/components/ui/display/FactRow";
import { PriceText } from "@/components/ui/display/PriceText";
import { cardStyles } from "@/components/ui/styles/styles";
import type { ChangePreview, SubscriptionView } from "@/lib/subscriptions/schema";
import { usePlanFormat } from "./format";

const DAY_MS = 86_400_000;

type Props = { preview: ChangePreview; current: SubscriptionView };
type Proration = { days: number; shareMinor: number; creditMinor: number };

/**
 * The new plan's share of the rest of the period and what was paid for it already; together they are what is due. Null
 * where they are not, by more than rounding: then something else is in the sum, a balance or a discount.
 */
function prorationOf({ preview, current }: Props): Proration | null {
  const { plan, dueNowMinor, prorationAt } = preview;
  if (!prorationAt || !current.currentPeriodEnd) return null;
  const [start, end] = [Date.parse(current.currentPeriodStart), Date.parse(current.currentPeriodEnd)];
  const left = end - Date.parse(prorationAt);
  if (left <= 0 || end <= start) return null;
  const part = Math.min(1, left / (end - start));
  const creditMinor = Math.round(current.priceMinor * part);
  const shareMinor = dueNowMinor + creditMinor;
  if (Math.abs(shareMinor - plan.priceMinor * part) > 2) return null;
  return { days: Math.ceil(left / DAY_MS), shareMinor, creditMinor };
}

function DueNow({ preview, current }: Props) {
  const t = useTranslations("subscriptions.change");
  const { price } = usePlanFormat();
  const { plan, dueNowMinor, taxMinor } = preview;
  const proration = prorationOf({ preview, current });
  return (
    <Box sx={sumStyles}>
      {proration && (
        <>
          <FactRow label={t("share", { plan: plan.name, days: proration.days })}>
            {price(proration.shareMinor)}
          </FactRow>
          <FactRow label={t("credit", { plan: current.plan.name, days: proration.days })}>
            {price(-proration.creditMinor)}
          </FactRow>
        </>
      )}
      <Box sx={proration ? { borderTop: 1, borderColor: "divider" } : undefined}>
        <FactRow label={t("dueNow")}>
          <PriceText exact minor={dueNowMinor} size="l" />
        </FactRow>
      </Box>
      {taxMinor > 0 && <FactRow label={t("tax")}>{price(taxMinor)}</FactRow>}
    </Box>
  );
}

/** What is paid now, what another plan costs from which day on, and how what is due now comes about. */
export function ChangeCost({ preview, current }: Props) {
  const t = useTranslations("subscriptions.change");
  const { day, monthly } = usePlanFormat();
  const { plan, direction, beginsAt } = preview;
  const isUp = direction === "UP";
  const renewsAt = isUp ? current.currentPeriodEnd : beginsAt;
  return (
    <Box sx={{ display: "grid", gap: 4, mt: 2 }}>
      <Typography variant="body2">
        {isUp
          ? t("up", { plan: plan.name })
          : t("down", { plan: plan.name, date: day(beginsAt), current: current.plan.name })}
      </Typography>
      <Box sx={{ ...cardStyles, boxShadow: 0, px: 4, py: 1 }}>
        <FactRow label={t("now")}>{monthly(current)}</FactRow>
        {isUp && <DueNow preview={preview} current={current} />}
        <Box sx={{ borderTop: 1, borderColor: "divider" }}>
          <FactRow label={renewsAt ? t("from", { date: day(renewsAt) }) : t("later")}>
            {monthly(plan)}
          </FactRow>
        </Box>
      </Box>
      {!isUp && <Typography variant="body2">{t("nothingNow")}</Typography>}
    </Box>
  );
}

const sumStyles = {
  borderTop: 1,
  borderColor: "divider",
  fontVariantNumeric: "tabular-nums",
} as const;
