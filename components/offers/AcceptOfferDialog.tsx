"use client";

import { useLocale, useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/ConfirmDialog";
import { FactRow } from "@/components/ui/FactRow";
import { PriceText } from "@/components/ui/PriceText";
import { notice } from "@/lib/platform/browser/notices";
import { useAcceptOffer } from "@/lib/offers/queries";
import type { OfferView } from "@/lib/offers/schema";
import { formatMoney } from "@/lib/shared/money";
import { useOfferFacts } from "./offer-facts";

/** Repeats name, price and terms before the tender is given away. */
export function AcceptOfferDialog({ offer, onClose }: { offer: OfferView; onClose: () => void }) {
  const t = useTranslations("offers.accept");
  const locale = useLocale();
  const facts = useOfferFacts();
  const { mutateAsync: accept } = useAcceptOffer();
  const confirm = async () => {
    await accept({ offerId: offer.id, version: offer.version });
    notice.success(t("done", { name: offer.pro.name }));
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={confirm}
      title={t("question", { name: offer.pro.name })}
      text={t("consequence")}
      confirmLabel={t("button", { price: formatMoney(offer.totalMinor, locale) })}
      busyLabel={t("busy")}
      cancelLabel={t("later")}
    >
      <FactRow label={t("total")}>
        <PriceText minor={offer.totalMinor} exact />
      </FactRow>
      <FactRow label={t("price")}>{facts.price(offer)}</FactRow>
      <FactRow label={t("materials")}>{facts.materials(offer)}</FactRow>
      <FactRow label={t("start")}>{facts.start(offer)}</FactRow>
    </ConfirmDialog>
  );
}
