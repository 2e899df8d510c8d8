"use client";

import Box from "@mui/material/Box";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import type { SubscriptionView } from "@/lib/subscriptions/schema";
import { otherCardHref } from "../payment-step";

/** The bank or the provider is at work: nothing to do, and the page may be closed. */
export function PaymentWaitState() {
  const t = useTranslations("subscriptions.handling");
  return (
    <SectionCard title={t("waitTitle")}>
      <LinearProgress aria-label={t("waitTitle")} />
      <Typography role="status">{t("waitText")}</Typography>
    </SectionCard>
  );
}

/** The card was refused, or the bank: what happened, and another card. */
export function PaymentFailedState({ subscription }: { subscription: SubscriptionView }) {
  const t = useTranslations("subscriptions.handling");
  return (
    <SectionCard title={t("failedTitle")}>
      <Typography role="status">{t("failedText")}</Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
        <ButtonLink variant="contained" href={otherCardHref(subscription)}>
          {t("other")}
        </ButtonLink>
        <ButtonLink variant="outlined" href="/account/subscriptions">
          {t("plans")}
        </ButtonLink>
      </Box>
    </SectionCard>
  );
}

/** It was given up, or took too long. */
export function PaymentEndedState() {
  const t = useTranslations("subscriptions.handling");
  return (
    <SectionCard title={t("endedTitle")}>
      <Typography>{t("endedText")}</Typography>
      <Box>
        <ButtonLink variant="contained" href="/account/subscriptions">
          {t("plans")}
        </ButtonLink>
      </Box>
    </SectionCard>
  );
}
