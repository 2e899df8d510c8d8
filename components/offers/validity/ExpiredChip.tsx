"use client";

import { useTranslations } from "next-intl";
import { InfoChip } from "@/components/ui/display/InfoChip";

/** Says that the time of an offer is over. */
export function ExpiredChip() {
  const t = useTranslations("offers.facts");
  return <InfoChip tone="warning">{t("expired")}</InfoChip>;
}
