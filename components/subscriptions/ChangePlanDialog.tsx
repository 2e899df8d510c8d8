"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { ActionDialog } from "@/components/ui/actions/ActionDialog";
import { BusyButton } from "@/components/ui/actions/BusyButton";
import { Button } from "@/components/ui/actions/Button";
import { ErrorState } from "@/components/ui/feedback/ErrorState";
import { RowSkeleton } from "@/components/ui/feedback/Skeletons";
import { useRouter } from "@/lib/i18n/navigation";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { changePreviewQuery, plansQuery, useChangePlan } from "@/lib/subscriptions/queries";
import type { ChangePreview, SubscriptionView } from "@/lib/subscriptions/schema";
import { ChangeCost } from "./ChangeCost";
import { paymentHref } from "./payment-step";
import { usePlanFormat } from "./format";
import { PlanRadios } from "./PlanRadios";

type Props = { current: SubscriptionView; planId: string | undefined; onClose: () => void };

/** The other plans that cost something, and the one that is chosen: the one that was meant, or the first. */
function useChoice({ current, planId }: Pick<Props, "current" | "planId">) {
  const { data: plans = [] } = useQuery(plansQuery(useLocale()));
  const [chosen, choose] = useState(planId);
  const others = plans.filter(
    (plan) => plan.payable && ![current.planId, current.pendingPlan?.id].includes(plan.id),
  );
  return { others, chosen: chosen ?? others[0]?.id, choose };
}

function useDoChange(current: SubscriptionView, onClose: () => void) {
  const t = useTranslations("subscriptions.change");
  const { day } = usePlanFormat();
  const router = useRouter();
  const change = useChangePlan(current.id);
  const run = async ({ plan, direction, prorationAt, beginsAt }: ChangePreview) => {
    const { step, subscription } = await change.mutateAsync({
      planId: plan.id,
      prorationAt: prorationAt ?? undefined,
    });
    onClose();
    if (step !== "none") return router.push(paymentHref(subscription));
    toast.success(
      direction === "UP"
        ? t("doneUp", { plan: plan.name })
        : t("doneDown", { plan: plan.name, date: day(beginsAt) }),
    );
  };
  // The query client shows the error; the dialog stays open for a retry.
  return {
    isBusy: change.isPending,
    run: (preview: ChangePreview) => void run(preview).catch(() => undefined),
  };
}

/** Another plan, with what it costs now and when it begins, before anything is confirmed. */
export function ChangePlanDialog({ current, planId, onClose }: Props) {
  const t = useTranslations("subscriptions.change");
  const keep = useTranslations("subscriptions.cancel");
  const { price, day } = usePlanFormat();
  const { others, chosen, choose } = useChoice({ current, planId });
  const preview = useQuery({
    ...changePreviewQuery(current.id, chosen ?? ""),
    enabled: chosen !== undefined,
  });
  const { isBusy, run } = useDoChange(current, onClose);
  const seen = preview.data;
  const label =
    seen?.direction === "DOWN"
      ? t("switch", { date: day(seen.beginsAt) })
      : t("pay", { price: price(seen?.dueNowMinor ?? 0) });
  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t("title")}
      isBusy={isBusy}
      actions={
        <>
          {seen && (
            <BusyButton
              variant="contained"
              size="large"
              fullWidth
              busy={isBusy}
              busyLabel={t("busy")}
              onClick={() => run(seen)}
            >
              {label}
            </BusyButton>
          )}
          <Button fullWidth onClick={onClose} disabled={isBusy}>
            {keep("keep")}
          </Button>
        </>
      }
    >
      {planId === undefined && others.length > 1 && (
        <PlanRadios plans={others} value={chosen} onChange={choose} />
      )}
      {seen && <ChangeCost preview={seen} current={current} />}
      {preview.isError && <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />}
      {preview.isLoading && <RowSkeleton count={2} />}
    </ActionDialog>
  );
}
