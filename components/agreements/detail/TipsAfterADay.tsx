"use client";

import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { stepId, type Step } from "@/components/tenders/form/steps";
import { TextLink } from "@/components/ui/actions/TextLink";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { Link } from "@/lib/i18n/navigation";
import { priceGuideQuery } from "@/lib/price-guides/queries";
import type { PriceGuide } from "@/lib/price-guides/schema";
import { formatMoney } from "@/lib/shared/money";

type Tip = { key: "photo" | "dates" | "budget"; text: "photo" | "dates" | "budget" | "range"; step: Step };

/** The highest price the client would pay for the whole job; null where the budget says none. */
function budgetOf({ budgetType, budgetMinMinor, budgetMaxMinor }: TenderView): number | null {
  return budgetType === "FIXED" || budgetType === "RANGE" ? (budgetMaxMinor ?? budgetMinMinor) : null;
}

function budgetTip(tender: TenderView, guide: PriceGuide | null): Tip[] {
  const budget = budgetOf(tender);
  if (guide && budget !== null && budget < guide.lowMinor)
    return [{ key: "budget", text: "budget", step: "budget" }];
  // Within or above what is usual, a fixed price is not what keeps BEEs away.
  const isFixed = tender.budgetType === "FIXED" && guide === null;
  return isFixed ? [{ key: "budget", text: "range", step: "budget" }] : [];
}

function tipsFor(tender: TenderView, guide: PriceGuide | null): Tip[] {
  const { photos, dateType, timeSlots } = tender;
  const isNarrow = dateType === "ON_DATE" || timeSlots.length === 1;
  return [
    ...(photos.length === 0 ? [{ key: "photo", text: "photo", step: "photos" } as const] : []),
    ...(isNarrow ? [{ key: "dates", text: "dates", step: "when" } as const] : []),
    ...budgetTip(tender, guide),
  ];
}

/** What a service usually costs where the tender is; undefined until that is known. */
function useGuide(tender: TenderView): PriceGuide | null | undefined {
  const country = tender.address?.country ?? "";
  const isAsked = country !== "" && budgetOf(tender) !== null;
  const { data, isError } = useQuery({
    ...priceGuideQuery(tender.subcategory.id, country),
    enabled: isAsked,
  });
  return isAsked && !isError ? data : null;
}

/** A day without an offer: up to three things about the tender that may be in the way, each with where it is changed. */
export function TipsAfterADay({ tender }: { tender: TenderView }) {
  const t = useTranslations("waiting");
  const locale = useLocale();
  const guide = useGuide(tender);
  const tips = guide === undefined ? [] : tipsFor(tender, guide);
  const money = (minor: number | null | undefined) => formatMoney(minor ?? 0, locale);
  const prices = {
    budget: money(budgetOf(tender)),
    low: money(guide?.lowMinor),
    high: money(guide?.highMinor),
  };
  if (tips.length === 0) return null;
  return (
    <SectionCard title={t("after.title")}>
      <Box component="ul" sx={{ m: 0, pl: 5, display: "grid", gap: 3 }}>
        {tips.map(({ key, text, step }) => (
          <Box component="li" key={key} sx={{ typography: "body2" }}>
            {t(`after.texts.${text}`, prices)}{" "}
            <TextLink component={Link} href={`/account/tenders/${tender.id}/edit#${stepId(step)}`}>
              {t(`after.links.${key}`)}
            </TextLink>
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
}
