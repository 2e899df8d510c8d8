"use client";

import { useTranslations } from "next-intl";
import { FactRow } from "@/components/ui/display/FactRow";
import { useDateText } from "@/components/ui/display/use-date-text";
import type { OfferView } from "@/lib/offers/schema";
import { useIsExpired } from "./use-is-expired";
import { useValidUntil } from "./use-valid-until";

/** Until when an open offer stands, among its facts; with the year once that is over. */
export function ValidUntilRow({ offer }: { offer: OfferView }) {
  const t = useTranslations("offers.facts");
  const dateText = useDateText();
  const until = useValidUntil()(offer);
  const isOver = useIsExpired()(offer);
  if (!until) return null;
  if (isOver && offer.validUntil)
    return (
      <FactRow label={t("expiredOn")}>{dateText(new Date(offer.validUntil), { dateStyle: "long" })}</FactRow>
    );
  return <FactRow label={t("validUntil")}>{until}</FactRow>;
}
