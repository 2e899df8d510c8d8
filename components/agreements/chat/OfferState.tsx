"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { ExpiredChip } from "@/components/offers/validity/ExpiredChip";
import { useIsExpired } from "@/components/offers/validity/use-is-expired";
import { InfoChip } from "@/components/ui/display/InfoChip";
import type { OfferView } from "@/lib/offers/schema";

const TONES = { ACTIVE: "info", ACCEPTED: "success", DECLINED: "neutral", WITHDRAWN: "neutral" } as const;

/** How an offer stands. One that waits for the reader's own answer says so with its button. */
export function OfferState({ offer, isOwn }: { offer: OfferView; isOwn: boolean }) {
  const t = useTranslations("offers.own");
  const { status } = offer;
  if (useIsExpired()(offer))
    return (
      <Box>
        <ExpiredChip />
      </Box>
    );
  if (status === "ACTIVE" && !isOwn) return null;
  return (
    <Box>
      <InfoChip tone={TONES[status]}>{t(`status.${status}`)}</InfoChip>
    </Box>
  );
}
