"use client";

import { useLocale, useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/actions/ConfirmDialog";
import { FactRow } from "@/components/ui/display/FactRow";
import { PriceText } from "@/components/ui/display/PriceText";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { useAcceptOffer } from "@/lib/agreements/queries";
import type { OfferView } from "@/lib/offers/schema";
import { agreedText, isEstimate } from "@/lib/offers/presentation";
import { useOfferFormat } from "./format";

/** Repeats name, price and terms before the tender is given away. */
export function AcceptOfferDialog({ offer, onClose }: { offer: OfferView; onClose: () => void }) {
  const t = useTranslations("offers.accept");
  const locale = useLocale();
  const facts = useOfferFormat();
  const { mutateAsync: accept } = useAcceptOffer();
  const confirm = async () => {
    await accept({ offerId: offer.id, version: offer.version });
    toast.success(t("done", { name: offer.pro.name }));
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={confirm}
      title={t("question", { name: offer.pro.name })}
      text={t("consequence")}
      confirmLabel={t("button", { price: agreedText(offer, locale) })}
      busyLabel={t("busy")}
      cancelLabel={t("later")}
    >
      <FactRow label={t("total")}>
        <PriceText minor={offer.totalMinor} isEstimate={isEstimate(offer)} exact />
      </FactRow>
      <FactRow label={t("price")}>{facts.price(offer)}</FactRow>
      <FactRow label={t("materials")}>{facts.materials(offer)}</FactRow>
      <FactRow label={t("start")}>{facts.start(offer)}</FactRow>
    </ConfirmDialog>
  );
}
