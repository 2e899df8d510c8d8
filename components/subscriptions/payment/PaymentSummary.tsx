"use client";

import RocketLaunchRounded from "@mui/icons-material/RocketLaunchRounded";
import Box from "@mui/material/Box";
import Divider from "@mui/material/Divider";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useFormContext } from "react-hook-form";
import { withdrawalLinks } from "@/components/auth/legal-links";
import { FormCheckbox } from "@/components/ui/form/fields/FormCheckbox";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { HexMask } from "@/components/ui/display/HexMask";
import { Note } from "@/components/ui/feedback/Note";
import { PriceText } from "@/components/ui/display/PriceText";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { StickyBar } from "@/components/ui/layout/StickyBar";
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

/** What is paid today and later, and what is asked for. */
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
      <FormCheckbox name="consent" label={t.rich("consent", withdrawalLinks)} />
    </>
  );
}

function useSubmitLabel(purpose: PayablePurpose): string {
  const t = useTranslations("subscriptions.pay");
  const { price } = usePlanFormat();
  if (purpose.kind === "start") return t("submit", { price: price(purpose.plan.priceMinor) });
  return purpose.subscription.status === "PAST_DUE" ? t("submitOpen") : t("submitCard");
}

function PayBar({ purpose, isPaid }: Props) {
  const t = useTranslations("subscriptions.pay");
  const label = useSubmitLabel(purpose);
  return (
    <StickyBar isPhoneOnly>
      {purpose.kind === "start" && (
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="caption" component="p" noWrap sx={{ color: "surface.muted" }}>
            {t("dueToday")}
          </Typography>
          <PriceText exact minor={purpose.plan.priceMinor} size="l" />
        </Box>
      )}
      <SubmitButton size="large" busyLabel={t("busy")} disabled={isPaid}>
        {label}
      </SubmitButton>
    </StickyBar>
  );
}

type Props = { purpose: PayablePurpose; isPaid: boolean };

/** Beside the card: what it is for, what is due, and the button that pays; on phones that stands at the bottom. */
export function PaymentSummary({ purpose, isPaid }: Props) {
  const t = useTranslations("subscriptions.pay");
  const label = useSubmitLabel(purpose);
  const { formState } = useFormContext();
  const problem = formState.errors.root?.pay?.message;
  const plan = planOf(purpose);
  return (
    <SectionCard>
      <PlanHead plan={plan} />
      {purpose.kind === "start" ? (
        <Start plan={plan} />
      ) : (
        <Typography variant="body2">
          {t("cardText")} {purpose.subscription.status === "PAST_DUE" && t("cardOpen")}
        </Typography>
      )}
      {problem && (
        <Note tone="error" role="alert">
          {problem}
        </Note>
      )}
      <Box sx={{ display: { xs: "none", md: "block" } }}>
        <SubmitButton fullWidth size="large" busyLabel={t("busy")} disabled={isPaid}>
          {label}
        </SubmitButton>
      </Box>
      <PayBar purpose={purpose} isPaid={isPaid} />
    </SectionCard>
  );
}
