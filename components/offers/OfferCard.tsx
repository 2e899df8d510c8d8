"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { cardStyles } from "@/components/ui/styles/styles";
import { useTranslations } from "next-intl";
import { factColumnStyles, FactRow } from "@/components/ui/display/FactRow";
import { InfoChip } from "@/components/ui/display/InfoChip";
import { PriceText } from "@/components/ui/display/PriceText";
import { isEstimate } from "@/lib/offers/presentation";
import type { OfferView } from "@/lib/offers/schema";
import { distinctionsOf, useOfferFormat } from "./format";
import { OfferButtons } from "./OfferButtons";
import { OfferPerson, TrackRecord } from "./OfferPerson";

type Props = { offer: OfferView; offers: readonly OfferView[]; isFirst: boolean; canChat: boolean };

/** One offer with everything it says: phones, a single offer, and offers of the past. */
export function OfferCard({ offer, offers, isFirst, canChat }: Props) {
  const t = useTranslations("offers.compare");
  const facts = useOfferFormat();
  const distance = facts.distance(offer);
  const duration = facts.duration(offer);
  return (
    <Box component="article" sx={{ ...cardStyles, p: { xs: 4, md: 6 }, display: "grid", gap: 4 }}>
      <OfferPerson offer={offer} />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
        <PriceText minor={offer.totalMinor} isEstimate={isEstimate(offer)} size="xl" />
        {offer.status !== "ACTIVE" && (
          <InfoChip tone={offer.status === "ACCEPTED" ? "success" : "neutral"}>
            {t(`status.${offer.status}`)}
          </InfoChip>
        )}
        {distinctionsOf(offer, offers).map((distinction) => (
          <InfoChip key={distinction} tone="info">
            {t(`distinctions.${distinction}`)}
          </InfoChip>
        ))}
      </Box>
      <Box sx={factColumnStyles}>
        <FactRow label={t("price")}>{facts.price(offer)}</FactRow>
        <FactRow label={t("materials")}>{facts.materials(offer)}</FactRow>
        <FactRow label={t("start")}>{[facts.start(offer), duration].filter(Boolean).join(", ")}</FactRow>
        {distance && <FactRow label={t("distance")}>{distance}</FactRow>}
        <FactRow label={t("record")}>
          <TrackRecord offer={offer} />
        </FactRow>
      </Box>
      <Typography sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{offer.message}</Typography>
      <OfferButtons offer={offer} isFirst={isFirst} canChat={canChat} />
    </Box>
  );
}
