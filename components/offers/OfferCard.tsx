"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { cardStyles } from "@/components/ui/styles/styles";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { AwayChip } from "@/components/ui/display/AwayChip";
import { InfoChip } from "@/components/ui/display/InfoChip";
import { PriceText } from "@/components/ui/display/PriceText";
import { priceStyle } from "@/lib/offers/presentation";
import type { OfferView } from "@/lib/offers/schema";
import { OfferButtons } from "./OfferButtons";
import { OfferFactLines } from "./OfferFactLines";
import { OfferFiles } from "./OfferFiles";
import { OfferPerson } from "./OfferPerson";

type Props = { offer: OfferView; offers: readonly OfferView[]; isFirst: boolean; canChat: boolean };

/** One offer with everything it says, three to a phone's screen and a third: phones, a single offer, offers of the past. */
export function OfferCard({ offer, offers, isFirst, canChat }: Props) {
  return (
    <Box component="article" sx={{ ...cardStyles, p: { xs: 4, md: 6 }, display: "grid", gap: 2 }}>
      <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 3 }}>
        <OfferPerson offer={offer} />
        <Box sx={{ flex: "none" }}>
          <PriceText minor={offer.totalMinor} {...priceStyle(offer)} size="l" />
        </Box>
      </Box>
      <StateChips offer={offer} />
      <OfferFactLines offer={offer} offers={offers} />
      <Message text={offer.message} />
      <OfferFiles offer={offer} />
      <OfferButtons offer={offer} isFirst={isFirst} canChat={canChat} />
    </Box>
  );
}

/** What is not a fact of the offer itself: how it ended, and that its BEE is away. */
function StateChips({ offer }: Pick<Props, "offer">) {
  const t = useTranslations("offers.compare");
  const { awayUntil } = offer.pro;
  if (offer.status === "ACTIVE" && !awayUntil) return null;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
      {offer.status !== "ACTIVE" && (
        <InfoChip tone={offer.status === "ACCEPTED" ? "success" : "neutral"}>
          {t(`status.${offer.status}`, { reason: offer.declineReason ?? "none" })}
        </InfoChip>
      )}
      {awayUntil && <AwayChip until={awayUntil} />}
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
