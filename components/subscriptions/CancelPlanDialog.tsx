"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/actions/ConfirmDialog";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { plansQuery, useCancelSubscription } from "@/lib/subscriptions/queries";
import type { SubscriptionView } from "@/lib/subscriptions/schema";
import { usePlanFormat } from "./format";

type Props = { current: SubscriptionView; open: boolean; onClose: () => void };

/** Says until when the plan is kept and what applies then, before it is cancelled. An unpaid one ends at once. */
export function CancelPlanDialog({ current, open, onClose }: Props) {
  const t = useTranslations("subscriptions.cancel");
  const { day } = usePlanFormat();
  const { data: plans } = useQuery(plansQuery(useLocale()));
  const cancel = useCancelSubscription(current.id);
  const free = plans?.find(({ payable }) => !payable);
  const plan = current.plan.name;
  const date = day(current.currentPeriodEnd ?? current.currentPeriodStart);
  const isUnpaid = current.status === "PAST_DUE";
  const confirm = async () => {
    await cancel.mutateAsync({});
    toast.success(isUnpaid ? t("ended") : t("done", { date }));
  };
  const limits = { offers: free?.offersPerMonth ?? 0, services: free?.maxSubcategories ?? 0 };
  return (
    <ConfirmDialog
      destructive
      open={open}
      onClose={onClose}
      onConfirm={confirm}
      title={t("title", { plan })}
      text={isUnpaid ? t("unpaid", { plan, ...limits }) : t("text", { plan, date, ...limits })}
      confirmLabel={t("confirm")}
      busyLabel={t("busy")}
      cancelLabel={t("keep")}
    />
  );
}
