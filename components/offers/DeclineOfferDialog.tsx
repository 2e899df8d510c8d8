"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/actions/ConfirmDialog";
import { ChoiceChips } from "@/components/ui/form/ChoiceChips";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { useDeclineOffer } from "@/lib/offers/queries";
import { DECLINE_REASONS } from "@/lib/tenders/constants";
import type { OfferView } from "@/lib/offers/schema";

/** Declining says why, in one word that helps the BEE. */
export function DeclineOfferDialog({ offer, onClose }: { offer: OfferView; onClose: () => void }) {
  const t = useTranslations("moves.decline");
  const [reason, setReason] = useState<(typeof DECLINE_REASONS)[number]>("OTHER");
  const { mutateAsync: decline } = useDeclineOffer();
  const confirm = async () => {
    await decline({ offerId: offer.id, reason });
    toast.info(t("done"));
  };
  return (
    <ConfirmDialog
      open
      destructive
      onClose={onClose}
      onConfirm={confirm}
      title={t("question", { name: offer.pro.name })}
      text={t("text")}
      confirmLabel={t("confirm")}
      busyLabel={t("busy")}
      cancelLabel={t("keep")}
    >
      <ChoiceChips
        label={t("reason")}
        options={DECLINE_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        value={reason}
        onChange={setReason}
      />
    </ConfirmDialog>
  );
}
