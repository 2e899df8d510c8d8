"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { PriceText } from "@/components/ui/display/PriceText";
import { InfoChip } from "@/components/ui/display/InfoChip";
import { cardStyles } from "@/components/ui/styles/styles";
import { MatchReasonChip } from "@/components/ui/display/MatchReasonChip";
import type { PlanView } from "@/lib/subscriptions/schema";
import { usePlanFormat } from "./format";
import { PlanFeatures } from "./PlanFeatures";

type Props = {
  plan: PlanView;
  /** The larger plan that its reader has now. */
  instead: PlanView | undefined;
  isOwn: boolean;
  /** It is the one that fits what the reader really uses. */
  isFitting: boolean;
  children: React.ReactNode;
};

/** Two cards have a thicker line: the own plan, and the one that fits. */
const planCardStyles = (lineColor: string | null) => ({
  ...cardStyles,
  display: "grid",
  gridTemplateRows: "auto auto auto 1fr",
  gap: 4,
  p: { xs: 5, md: 7 },
  // The same size with the thicker line.
  m: lineColor ? 0 : "1px",
  border: lineColor ? 2 : 1,
  borderColor: lineColor ?? "divider",
});

function PlanPrice({ plan }: { plan: PlanView }) {
  const t = useTranslations("subscriptions.facts");
  const { price } = usePlanFormat();
  const perOffer = price(Math.round(plan.priceMinor / Math.max(1, plan.offersPerMonth)));
  return (
    <div>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: 1.5 }}>
        <PriceText minor={plan.priceMinor} size="xxl" />
        {plan.payable && (
          <Box component="span" sx={{ color: "text.secondary" }}>
            {t("perMonth")}
          </Box>
        )}
      </Box>
      <Typography variant="caption" component="p" sx={{ mt: 1, color: "surface.muted" }}>
        {plan.payable ? t("perOffer", { price: perOffer }) : t("noCard")}
      </Typography>
    </div>
  );
}

/** One plan beside the others: what it costs, what is in it, and the way to it. */
export function PlanCard({ plan, instead, isOwn, isFitting, children }: Props) {
  const t = useTranslations("subscriptions.compare");
  const { tagline } = usePlanFormat();
  const lineColor = isOwn ? "secondary.main" : isFitting ? "honey.star" : null;
  const titleId = `plan-${plan.slug}`;
  return (
    <Box component="section" aria-labelledby={titleId} sx={planCardStyles(lineColor)}>
      <div>
        <Box
          sx={{ display: "flex", flexWrap: "wrap", justifyContent: "space-between", gap: 2, minHeight: 28 }}
        >
          <Typography id={titleId} variant="h4" component="h2">
            {plan.name}
          </Typography>
          {isOwn && <InfoChip>{t("yourPlan")}</InfoChip>}
          {isFitting && <MatchReasonChip>{t("fits")}</MatchReasonChip>}
        </Box>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {tagline(plan)}
        </Typography>
      </div>
      <PlanPrice plan={plan} />
      {children}
      <PlanFeatures plan={plan} instead={instead} />
    </Box>
  );
}
