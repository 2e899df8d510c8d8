"use client";

import ScienceRounded from "@mui/icons-material/ScienceRounded";
import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { BusyButton } from "@/components/ui/actions/BusyButton";
import { Note } from "@/components/ui/feedback/Note";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { publicConfigQuery } from "@/lib/platform/browser/api/public-config";
import { ownSubscriptionsQuery } from "@/lib/subscriptions/queries";
import { useRenewDemo } from "@/lib/demo/payments/queries";
import type { SubscriptionView } from "@/lib/subscriptions/schema";

const AGAIN_MS = 1_500;
const WORD_COMES_MS = 20_000;

/** Only in the demo: a month, or while a payment is open a week, goes by at once. */
export function DemoTime({ current }: { current: SubscriptionView }) {
  const t = useTranslations("subscriptions.demo");
  const { data: config } = useQuery(publicConfigQuery);
  const renew = useRenewDemo();
  const [passedAt, setPassedAt] = useState(0);
  // The provider's webhook event arrives a moment later, and some changes (a week without a payment) send no live
  // event.
  useQuery({
    ...ownSubscriptionsQuery(useLocale()),
    refetchInterval: () => (Date.now() - passedAt < WORD_COMES_MS ? AGAIN_MS : false),
  });
  if (!config?.demo?.hasPayments) return null;
  const showResult = () => {
    setPassedAt(Date.now());
    toast.info(t("done"));
  };
  const pass = () => renew.mutate(current.id, { onSuccess: showResult });
  return (
    <Note tone="info" icon={<ScienceRounded aria-hidden />}>
      <strong>{t("title")}</strong>
      <Box component="p" sx={{ m: 0, mt: 1, mb: 3 }}>
        {t("text")}
      </Box>
      <BusyButton variant="outlined" size="small" busy={renew.isPending} onClick={pass}>
        {current.status === "PAST_DUE" ? t("week") : t("renew")}
      </BusyButton>
    </Note>
  );
}
