"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import type { OfferView } from "@/lib/offers/schema";
import { useValidUntil } from "../validity/use-valid-until";
import { TermsCard } from "./TermsCard";

type Props = { offer: OfferView; isOwn: boolean; partnerName: string };

/** What a conversation is about, as a card at the side of the BEE: the offer as it was sent, while nothing in it has changed. */
export function SentOfferCard({ offer, isOwn, partnerName }: Props) {
  const chat = useTranslations("chat.offer");
  const t = useTranslations("other-terms.answers");
  const until = useValidUntil()(offer);
  return (
    <Box sx={{ display: "flex", justifyContent: isOwn ? "flex-end" : "flex-start" }}>
      <Box sx={{ width: "min(440px, 100%)" }}>
        <TermsCard
          title={isOwn ? chat("own") : chat("from", { name: partnerName })}
          after={offer}
          repeats={offer.repeats}
          isForClient={!isOwn}
        >
          {until && (
            <Typography variant="caption" sx={{ color: "surface.muted" }}>
              {t("openUntil", { date: until })}
            </Typography>
          )}
        </TermsCard>
      </Box>
    </Box>
  );
}
