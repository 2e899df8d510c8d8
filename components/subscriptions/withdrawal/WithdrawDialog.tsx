"use client";

import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/actions/ConfirmDialog";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { useWithdraw } from "@/lib/subscriptions/queries";
import type { SubscriptionView } from "@/lib/subscriptions/schema";
import { RefundNote } from "./RefundNote";

type Props = { current: SubscriptionView; open: boolean; onClose: () => void };

/** The second step of a withdrawal: what happens, before it is confirmed (directive 2023/2673). */
export function WithdrawDialog({ current, open, onClose }: Props) {
  const t = useTranslations("withdrawal.dialog");
  const withdraw = useWithdraw(current.id);
  const confirm = async () => {
    await withdraw.mutateAsync({});
    toast.success(t("done"));
  };
  return (
    <ConfirmDialog
      destructive
      open={open}
      onClose={onClose}
      onConfirm={confirm}
      title={t("title", { plan: current.plan.name })}
      text={t("text")}
      confirmLabel={t("confirm")}
      busyLabel={t("busy")}
      cancelLabel={t("keep")}
    >
      <RefundNote of={{ id: current.id }} />
    </ConfirmDialog>
  );
}
