"use client";

import PlaceOutlined from "@mui/icons-material/PlaceOutlined";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { cardStyles } from "@/components/ui/styles/styles";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useMetricTexts } from "@/components/users/metrics/use-metric-texts";
import { Button } from "@/components/ui/actions/Button";
import { AwayChip } from "@/components/ui/display/AwayChip";
import { InfoChip } from "@/components/ui/display/InfoChip";
import { PriceText } from "@/components/ui/display/PriceText";
import { priceStyle } from "@/lib/offers/presentation";
import type { OfferView } from "@/lib/offers/schema";
import { distinctionsOf, useOfferChips } from "./format";
import { OfferButtons } from "./OfferButtons";
import { BusinessChip, OfferPerson, TrackRecord } from "./OfferPerson";

type Props = { offer: OfferView; offers: readonly OfferView[]; isFirst: boolean; canChat: boolean };

/** One offer with everything it says, three to a phone's screen and a third: phones, a single offer, offers of the past. */
export function OfferCard({ offer, offers, isFirst, canChat }: Props) {
  return (
    <Box component="article" sx={{ ...cardStyles, p: { xs: 4, md: 6 }, display: "grid", gap: 2.5 }}>
      <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 3 }}>
        <OfferPerson offer={offer} />
        <Box sx={{ flex: "none" }}>
          <PriceText minor={offer.totalMinor} {...priceStyle(offer)} size="l" />
        </Box>
      </Box>
      <OfferChips offer={offer} offers={offers} />
      <Message text={offer.message} />
      <OfferButtons offer={offer} isFirst={isFirst} canChat={canChat} />
    </Box>
  );
}

function OfferChips({ offer, offers }: Pick<Props, "offer" | "offers">) {
  const t = useTranslations("offers.compare");
  const chips = useOfferChips();
  const distance = chips.distance(offer);
  const answers = useMetricTexts().answers(offer.pro.metrics);
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
      {offer.status !== "ACTIVE" && (
        <InfoChip tone={offer.status === "ACCEPTED" ? "success" : "neutral"}>
          {t(`status.${offer.status}`, { reason: offer.declineReason ?? "none" })}
        </InfoChip>
      )}
      {distinctionsOf(offer, offers).map((distinction) => (
        <InfoChip key={distinction} tone="info">
          {t(`distinctions.${distinction}`)}
        </InfoChip>
      ))}
      {offer.pro.awayUntil && <AwayChip until={offer.pro.awayUntil} />}
      <InfoChip>{chips.price(offer)}</InfoChip>
      {distance && <InfoChip icon={<PlaceOutlined />}>{distance}</InfoChip>}
      {offer.pro.completedCount > 0 ? (
        <InfoChip>{chips.jobs(offer)}</InfoChip>
      ) : (
        <TrackRecord offer={offer} />
      )}
      {answers && <InfoChip>{answers}</InfoChip>}
      <InfoChip>{chips.materials(offer)}</InfoChip>
      <BusinessChip offer={offer} />
      <InfoChip>{chips.plan(offer)}</InfoChip>
    </Box>
  );
}

/** More would not fit into two lines of a phone. */
const SHORT = 90;

function Message({ text }: { text: string }) {
  const t = useTranslations("offers.compare");
  const [isWhole, setWhole] = useState(text.length <= SHORT && !text.includes("\n"));
  return (
    <Box>
      <Typography variant="body2" sx={[MESSAGE, !isWhole && CUT]}>
        {text}
      </Typography>
      {!isWhole && (
        <Button variant="text" size="small" onClick={() => setWhole(true)} sx={READ_ALL}>
          {t("readAll")}
        </Button>
      )}
    </Box>
  );
}

const MESSAGE = { whiteSpace: "pre-line", overflowWrap: "anywhere" } as const;
const CUT = {
  display: "-webkit-box",
  WebkitLineClamp: 2,
  WebkitBoxOrient: "vertical",
  overflow: "hidden",
} as const;
// As high as a finger needs it, without the height.
const READ_ALL = { px: 0, minWidth: 0, minHeight: 44, my: -2.5, color: "text.secondary" } as const;
