"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { Note } from "@/components/ui/feedback/Note";
import { priceGuideQuery } from "@/lib/price-guides/queries";
import { formatMoney, formatMoneyRange } from "@/lib/shared/money";

type Props = { subcategoryId: string; country: string };

/** What a service usually costs in a country, in one sentence; nothing where too few prices are known. */
export function PriceGuideText({ subcategoryId, country }: Props) {
  const t = useTranslations("answers");
  const locale = useLocale();
  const { data: guide } = useQuery(priceGuideQuery(subcategoryId, country));
  if (!guide) return null;
  return (
    <Note tone="info">
      {t("guide", {
        range: formatMoneyRange(guide.lowMinor, guide.highMinor, locale),
        median: formatMoney(guide.medianMinor, locale),
        count: guide.tenders,
      })}
    </Note>
  );
}
