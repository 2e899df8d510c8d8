"use client";

import { useTranslations } from "next-intl";
import { useDateText } from "@/components/ui/display/use-date-text";
import type { TenderView } from "@/lib/agreements/schema/tender-view";

/** How many offers the plan of the BEE has left, and until when. */
export function OffersLeft({ allowance }: { allowance: NonNullable<TenderView["allowance"]> }) {
  const t = useTranslations("offers.form");
  const dateText = useDateText();
  return t("allowance", {
    left: allowance.left,
    total: allowance.perPeriod,
    date: dateText(new Date(allowance.renewsAt), { day: "numeric", month: "long" }),
  });
}
