"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { AwayChip } from "@/components/ui/display/AwayChip";
import { InfoChip } from "@/components/ui/display/InfoChip";
import { ProofChips } from "@/components/users/proofs/ProofChips";
import type { OfferView } from "@/lib/offers/schema";
import { distinctionsOf } from "./format";
import { ExpiredChip } from "./validity/ExpiredChip";
import { useIsExpired } from "./validity/use-is-expired";

type Props = {
  offer: OfferView;
  /** Those it is compared with: of them, only what can still be accepted counts. */
  offers: readonly OfferView[];
  /** Stands first in the strip. */
  children?: ReactNode;
};

/** One strip under the name: how the offer ended or that it has expired, what it is alone with, what its BEE has proven, that it is pinned, and that its BEE is away. */
export function OfferBadges({ offer, offers, children }: Props) {
  const t = useTranslations("offers.compare");
  const { awayUntil, proofs } = offer.pro;
  const isExpired = useIsExpired();
  const isOver = isExpired(offer);
  const marks = isOver
    ? []
    : distinctionsOf(
        offer,
        offers.filter((rival) => !isExpired(rival)),
      );
  const ending = offer.status === "ACTIVE" ? null : offer.status;
  const hasAny = [marks, proofs].some(({ length }) => length > 0);
  if (!children && !ending && !isOver && !hasAny && !offer.isPinned && !awayUntil) return null;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
      {ending && (
        <InfoChip tone={ending === "ACCEPTED" ? "success" : "neutral"}>
          {t(`status.${ending}`, { reason: offer.declineReason ?? "none" })}
        </InfoChip>
      )}
      {isOver && <ExpiredChip />}
      {children}
      {marks.map((mark) => (
        <InfoChip key={mark} tone="info">
          {t(`distinctions.${mark}`)}
        </InfoChip>
      ))}
      <ProofChips proofs={proofs} />
      {offer.isPinned && <InfoChip tone="line">{t("pinned")}</InfoChip>}
      {awayUntil && <AwayChip until={awayUntil} />}
    </Box>
  );
}
