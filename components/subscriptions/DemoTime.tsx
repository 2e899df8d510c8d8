"use client";

import ScienceRounded from "@mui/icons-material/ScienceRounded";
import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { BusyButton } from "@/components/ui/BusyButton";
import { Note } from "@/components/ui/Note";
import { notice } from "@/lib/platform/browser/notices";
import { publicConfigQuery } from "@/lib/platform/browser/public-config";
import { useRenewDemo } from "@/lib/subscriptions/queries";
import type { SubscriptionView } from "@/lib/subscriptions/schema";

/** Only in the demo: a month, or while a payment is open a week, goes by at once. */
export function DemoTime({ current }: { current: SubscriptionView }) {
  const t = useTranslations("subscriptions.demo");
  const { data: config } = useQuery(publicConfigQuery);
  const renew = useRenewDemo();
  if (!config?.demo?.hasPayments) return null;
  const pass = () => renew.mutate(current.id, { onSuccess: () => notice.info(t("done")) });
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
