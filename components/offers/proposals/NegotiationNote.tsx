"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { usePersonName } from "@/components/ui/display/use-person-name";
import { totalText } from "@/lib/offers/presentation";
import { negotiationOf } from "@/lib/offers/proposals/presentation";
import type { OfferView } from "@/lib/offers/schema";
import { LazyProposeDialog } from "./lazy-proposals";
import { OpenUntil } from "./ProposalActions";
import { TEXT_BUTTON } from "./text-button";

/** How far client and BEE are with other terms, in two lines on the offer, with what the client can do next. */
export function NegotiationNote({ offer, isAbove = false }: { offer: OfferView; isAbove?: boolean }) {
  const t = useTranslations("other-terms.note");
  const locale = useLocale();
  const name = usePersonName()(offer.pro);
  const [isProposing, setProposing] = useState(false);
  const { proposal, repeats } = offer;
  const state = negotiationOf(offer);
  if (!proposal || !state) return null;
  const proposed = totalText({ ...proposal, repeats }, locale);
  return (
    <Box sx={[BOX, isAbove && { mb: 3 }]}>
      <Typography variant="subtitle2" component="p" sx={{ overflowWrap: "anywhere" }}>
        {t(state, { name, proposed, price: totalText(offer, locale) })}
      </Typography>
      {state === "OPEN" ? (
        <OpenUntil offer={offer} proposal={proposal} />
      ) : (
        offer.may.includes("propose") && (
          <Button variant="text" size="small" onClick={() => setProposing(true)} sx={TEXT_BUTTON}>
            {t("again")}
          </Button>
        )
      )}
      {isProposing && <LazyProposeDialog offer={offer} onClose={() => setProposing(false)} />}
    </Box>
  );
}

const BOX = {
  display: "grid",
  justifyItems: "start",
  gap: 1,
  px: 3,
  py: 2,
  borderRadius: "12px",
  bgcolor: "honey.tint",
} as const;
