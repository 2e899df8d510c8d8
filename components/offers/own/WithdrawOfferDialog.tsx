"use client";

import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/actions/ConfirmDialog";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { useWithdrawOffer } from "@/lib/offers/queries";

type Props = { offerId: string; open: boolean; onClose: () => void };

/** Asks before the BEE withdraws its offer. */
export function WithdrawOfferDialog({ offerId, open, onClose }: Props) {
  const t = useTranslations("moves.withdrawOffer");
  const { mutateAsync: withdraw } = useWithdrawOffer();
  const confirm = async () => {
    await withdraw(offerId);
    toast.info(t("done"));
  };
  return (
    <ConfirmDialog
      open={open}
      destructive
      onClose={onClose}
      onConfirm={confirm}
      title={t("question")}
      text={t("text")}
      confirmLabel={t("confirm")}
      busyLabel={t("busy")}
      cancelLabel={t("keep")}
    />
  );
}
