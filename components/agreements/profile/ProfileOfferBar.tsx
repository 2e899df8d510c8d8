"use client";

import ChevronLeftRounded from "@mui/icons-material/ChevronLeftRounded";
import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { OfferButtons } from "@/components/offers/OfferButtons";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { PriceText } from "@/components/ui/display/PriceText";
import { useCoveredHeight } from "@/components/ui/layout/use-covered-height";
import { usePersonName } from "@/components/ui/display/use-person-name";
import { tenderQuery } from "@/lib/agreements/queries";
import { priceStyle } from "@/lib/offers/presentation";
import { offersQuery } from "@/lib/offers/queries";

/** Accept, write, and back to the offer, while its client reads who the BEE is. Nothing where the server shows no such offer. */
export function ProfileOfferBar({ tenderId, offerId }: { tenderId: string; offerId: string }) {
  const t = useTranslations("offers.onProfile");
  const nameOf = usePersonName();
  const [bar, setBar] = useState<HTMLElement | null>(null);
  // It takes one row or two, by the words of the language and the size of the letters.
  useCoveredHeight(bar, "--tb-bar");
  const { data: tender } = useQuery(tenderQuery(tenderId));
  const { data: offers } = useQuery(offersQuery(tenderId));
  const offer = offers?.find(({ id }) => id === offerId);
  if (!tender || !offer) return null;
  return (
    <Box
      ref={setBar}
      component="aside"
      aria-label={t("label", { name: nameOf(offer.pro) })}
      data-sticky-bar
      sx={BAR}
    >
      <ButtonLink variant="text" href={`/account/tenders/${tenderId}`} startIcon={<ChevronLeftRounded />}>
        {t("back")}
      </ButtonLink>
      <Box sx={{ ml: "auto" }}>
        <PriceText minor={offer.totalMinor} {...priceStyle(offer)} size="l" />
      </Box>
      <Box sx={{ flex: { xs: "1 1 100%", sm: "none" } }}>
        <OfferButtons offer={offer} isFirst canChat={tender.may.includes("chat")} />
      </Box>
    </Box>
  );
}

const BAR = {
  position: "fixed",
  insetInline: 0,
  // An open cookie banner must not cover the next step.
  bottom: "var(--tb-banner, 0px)",
  zIndex: "appBar",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 3,
  px: { xs: 4, md: 6 },
  pt: { xs: 1, md: 2 },
  pb: { xs: "calc(10px + env(safe-area-inset-bottom))", md: 2 },
  bgcolor: "background.paper",
  borderTop: 1,
  borderColor: "divider",
} as const;
