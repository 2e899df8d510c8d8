"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { ChoiceChips } from "@/components/ui/form/ChoiceChips";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { CardSkeleton } from "@/components/ui/feedback/Skeletons";
import { offersQuery } from "@/lib/offers/queries";
import type { OfferView } from "@/lib/offers/schema";
import { TENDER_LIMITS } from "@/lib/tenders/constants";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { OFFER_SORTS, sortOffers, type OfferSort } from "./format";
import { OfferCard } from "./OfferCard";
import { OfferTable } from "./OfferTable";

/** The offers on an own tender, side by side from tablets up, as cards on phones. */
export function OffersSection({ tender }: { tender: TenderView }) {
  const t = useTranslations("offers.compare");
  const query = useQuery(offersQuery(tender.id));
  return (
    <Box component="section" aria-labelledby="offers-title">
      <Typography id="offers-title" variant="h4" component="h2" sx={{ mb: 3 }}>
        {t.rich("count", {
          count: tender.offerCount,
          max: TENDER_LIMITS.offers,
          soft: (words) => (
            <Box component="span" sx={{ color: "surface.muted", fontWeight: 400 }}>
              {words}
            </Box>
          ),
        })}
      </Typography>
      <QueryBoundary
        query={query}
        loading={<CardSkeleton count={2} />}
        isEmpty={(offers) => offers.length === 0}
        empty={<EmptyState headingLevel="h3" title={t("emptyTitle")} text={t("emptyText")} />}
      >
        {(offers) => <Comparison offers={offers} canChat={tender.may.includes("chat")} />}
      </QueryBoundary>
    </Box>
  );
}

type CompareProps = { offers: readonly OfferView[]; canChat: boolean };

function Comparison({ offers, canChat }: CompareProps) {
  const t = useTranslations("offers.compare");
  const [sort, setSort] = useState<OfferSort>("total");
  const isLive = ({ status }: OfferView) => status === "ACTIVE" || status === "ACCEPTED";
  const live = sortOffers(offers.filter(isLive), sort);
  const past = offers.filter((offer) => !isLive(offer));
  return (
    <Box sx={{ display: "grid", gap: 4 }}>
      {live.length > 1 && (
        <ChoiceChips
          label={t("sortLabel")}
          options={OFFER_SORTS.map((value) => ({ value, label: t(`sorts.${value}`) }))}
          value={sort}
          onChange={setSort}
        />
      )}
      {live.length > 1 && <OfferTable offers={live} canChat={canChat} />}
      <Box sx={{ display: { xs: "grid", md: live.length > 1 ? "none" : "grid" }, gap: 3 }}>
        {live.map((offer, index) => (
          <OfferCard key={offer.id} offer={offer} offers={live} isFirst={index === 0} canChat={canChat} />
        ))}
      </Box>
      {live.some(({ may }) => may.includes("accept")) && (
        <Typography variant="caption" sx={{ color: "surface.muted" }}>
          {t("acceptNote")}
        </Typography>
      )}
      {past.length > 0 && <PastOffers offers={past} canChat={canChat} />}
    </Box>
  );
}

function PastOffers({ offers, canChat }: CompareProps) {
  const t = useTranslations("offers.compare");
  return (
    <Box component="details">
      <Box component="summary" sx={{ cursor: "pointer", minHeight: 44, fontWeight: 600 }}>
        {t("past", { count: offers.length })}
      </Box>
      <Box sx={{ display: "grid", gap: 3 }}>
        {offers.map((offer) => (
          <OfferCard key={offer.id} offer={offer} offers={[]} isFirst={false} canChat={canChat} />
        ))}
      </Box>
    </Box>
  );
}
