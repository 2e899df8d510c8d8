"use client";

import Box from "@mui/material/Box";
import type { Theme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { LazyScamNote } from "@/components/masking/lazy-notes";
import { TranslatableText } from "@/components/translations/TranslatableText";
import { cardStyles } from "@/components/ui/styles/styles";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { InfoChip } from "@/components/ui/display/InfoChip";
import { PriceText } from "@/components/ui/display/PriceText";
import { priceStyle } from "@/lib/offers/presentation";
import { negotiationOf } from "@/lib/offers/proposals/presentation";
import type { OfferView } from "@/lib/offers/schema";
import { FirstPrice } from "./FirstPrice";
import { OfferBadges } from "./OfferBadges";
import { OfferButtons } from "./OfferButtons";
import { OfferFactLines } from "./OfferFactLines";
import { OfferFiles } from "./OfferFiles";
import { OfferPerson } from "./OfferPerson";
import { useOfferFormat } from "./format";
import { WithoutMaterial } from "./WithoutMaterial";
import { LazyNegotiation } from "./proposals/lazy-proposals";

type Props = { offer: OfferView; offers: readonly OfferView[]; isFirst: boolean; canChat: boolean };

/** One offer with everything it says, three to a phone's screen and a third: phones, a single offer, offers of the past. */
export function OfferCard({ offer, offers, isFirst, canChat }: Props) {
  const format = useOfferFormat();
  return (
    <Box component="article" sx={CARD}>
      {/* With very large letters the price stands below the name. */}
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 3 }}>
        <OfferPerson offer={offer} hasDistance />
        <Box sx={{ flex: "none", textAlign: "right" }}>
          <FirstPrice offer={offer} />
          <PriceText minor={offer.totalMinor} {...priceStyle(offer)} isVisitBelow size="l" />
          <WithoutMaterial offer={offer} />
        </Box>
      </Box>
      <OfferBadges offer={offer} offers={offers}>
        <InfoChip>{format.kind(offer)}</InfoChip>
      </OfferBadges>
      <OfferFactLines offer={offer} offers={offers} />
      <TranslatableText kind="offer" id={offer.id} texts={[offer.message]} lang={offer.contentLang}>
        {({ texts: [text = ""], lang }) => <Message text={text} lang={lang} />}
      </TranslatableText>
      {offer.isSuspicious && <LazyScamNote />}
      <OfferFiles offer={offer} />
      {negotiationOf(offer) && <LazyNegotiation offer={offer} />}
      <OfferButtons offer={offer} isFirst={isFirst} canChat={canChat} />
    </Box>
  );
}

const CARD = {
  ...cardStyles,
  p: { xs: 4, md: 6 },
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 2,
} as const;

/** More would not fit into two lines of a phone. */
const SHORT = 80;

function Message({ text, lang }: { text: string; lang: string | undefined }) {
  const t = useTranslations("offers.compare");
  const [isWhole, setWhole] = useState(text.length <= SHORT && !text.includes("\n"));
  return (
    <Box sx={{ position: "relative" }}>
      <Typography variant="body2" lang={lang} sx={[MESSAGE, !isWhole && CUT]}>
        {text}
      </Typography>
      {!isWhole && (
        <Button variant="text" size="small" onClick={() => setWhole(true)} sx={READ_ALL}>
          <Box component="span" sx={OVER_TEXT}>
            {t("readAll")}
          </Box>
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
// At the end of the second line, as high as a finger needs it without taking the height.
const READ_ALL = {
  position: "absolute",
  right: 0,
  bottom: -8,
  p: 0,
  minWidth: 0,
  minHeight: 44,
  alignItems: "flex-end",
  pb: 2,
  "&:hover": { bgcolor: "transparent" },
} as const;
const OVER_TEXT = {
  bgcolor: "background.paper",
  boxShadow: (theme: Theme) => `-12px 0 10px ${theme.vars.palette.background.paper}`,
  pl: 1,
  typography: "body2",
  fontWeight: 600,
} as const;
