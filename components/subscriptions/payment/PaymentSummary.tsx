"use client";

import RocketLaunchRounded from "@mui/icons-material/RocketLaunchRounded";
import Box from "@mui/material/Box";
import Divider from "@mui/material/Divider";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { HexMask } from "@/components/ui/display/HexMask";
import { PriceText } from "@/components/ui/display/PriceText";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { useToday } from "@/components/ui/display/use-today";
import { addMonthsToDay, fromDay } from "@/lib/shared/dates/dates";
import type { PlanView } from "@/lib/subscriptions/schema";
import { usePlanFormat } from "../format";
import { PlanFeatures } from "../PlanFeatures";
import { planOf, type PayablePurpose } from "./purpose";

function PlanHead({ plan }: { plan: PlanView }) {
  const t = useTranslations("subscriptions.pay");
  return (
    <Box sx={{ display: "flex", gap: 3, alignItems: "center" }}>
      <HexMask size={48} aria-hidden>
        <RocketLaunchRounded />
      </HexMask>
      <div>
        <Typography variant="h5" component="h2">
          {plan.name}
        </Typography>
        <Typography variant="caption" sx={{ color: "surface.muted" }}>
          {t("billed")}
        </Typography>
      </div>
    </Box>
  );
}

/** What is paid today and later. */
function Start({ plan }: { plan: PlanView }) {
  const t = useTranslations("subscriptions.pay");
  const { day, price } = usePlanFormat();
  const renewsAt = fromDay(addMonthsToDay(useToday(), 1)).toISOString();
  return (
    <>
      <PlanFeatures plan={plan} />
      <Divider />
      <Box sx={{ display: "flex", justifyContent: "space-between", alignItems: "baseline", gap: 3 }}>
        <Typography variant="subtitle1" component="p">
          {t("dueToday")}
        </Typography>
        <PriceText exact minor={plan.priceMinor} size="xl" />
      </Box>
      <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
        {t("renews", { date: day(renewsAt), price: price(plan.priceMinor) })} {t("rule")} {t("bank")}
      </Typography>
    </>
  );
}

/** Beside the card, and on phones before it: what it is for, and what is due. */
export function PaymentSummary({ purpose }: { purpose: PayablePurpose }) {
  const t = useTranslations("subscriptions.pay");
  return (
    <SectionCard>
      <PlanHead plan={planOf(purpose)} />
      {purpose.kind === "start" ? (
        <Start plan={purpose.plan} />
      ) : (
        <Typography variant="body2">
          {t("cardText")} {purpose.subscription.status === "PAST_DUE" && t("cardOpen")}
        </Typography>
      )}
    </SectionCard>
  );
}
