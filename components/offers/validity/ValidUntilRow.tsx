"use client";

import { useTranslations } from "next-intl";
import { FactRow } from "@/components/ui/display/FactRow";
import type { OfferView } from "@/lib/offers/schema";
import { useValidUntil } from "./use-valid-until";

/** Until when an open offer stands, among its facts. */
export function ValidUntilRow({ offer }: { offer: OfferView }) {
  const t = useTranslations("offers.facts");
  const until = useValidUntil()(offer);
  return until && <FactRow label={t("validUntil")}>{until}</FactRow>;
}
