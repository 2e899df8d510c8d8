"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { InfoChip } from "@/components/ui/display/InfoChip";
import { usePersonName } from "@/components/ui/display/use-person-name";
import { PersonAvatar } from "@/components/ui/display/PersonAvatar";
import { RatingStars } from "@/components/ui/display/RatingStars";
import { VerifiedBadge } from "@/components/ui/display/VerifiedBadge";
import { PersonLink } from "@/components/ui/display/PersonLink";
import type { OfferView } from "@/lib/offers/schema";
import { profileOfOffer } from "./format";

/** The BEE behind an offer: face, name, rating, verified mark. The profile keeps the offer. */
export function OfferPerson({ offer }: { offer: OfferView }) {
  const { photo, isVerified, rating } = offer.pro;
  const name = usePersonName()(offer.pro);
  const href = profileOfOffer(offer);
  return (
    <Box sx={{ display: "flex", gap: 3, alignItems: "center", minWidth: 0 }}>
      <Box sx={{ position: "relative", display: "inline-flex", flex: "none" }}>
        <PersonLink person={offer.pro} href={href} isPicture>
          <PersonAvatar bee name={name} photo={photo} size={56} />
        </PersonLink>
        {isVerified && (
          <Box component="span" sx={{ position: "absolute", top: -4, right: -4, display: "inline-grid" }}>
            <VerifiedBadge size={18} />
          </Box>
        )}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle1" component="h3" sx={{ overflowWrap: "anywhere" }}>
          <PersonLink person={offer.pro} href={href}>
            {name}
          </PersonLink>
        </Typography>
        <RatingStars compact average={rating.count > 0 ? rating.average : null} count={rating.count} />
      </Box>
    </Box>
  );
}

/** Whether the BEE acts for a business, with the numbers it is known by. */
export function BusinessChip({ offer }: { offer: OfferView }) {
  const t = useTranslations("offers.facts");
  const { business } = offer.pro;
  if (!business) return <InfoChip>{t("private")}</InfoChip>;
  const numbers = [business.registrationNumber, business.vatId].filter(Boolean);
  return <InfoChip>{[t("business"), ...numbers].join(", ")}</InfoChip>;
}

/** Jobs finished and how long they have been here; a chip for a BEE without any. Only what the data says. */
export function TrackRecord({ offer }: { offer: OfferView }) {
  const t = useTranslations("offers.facts");
  const { completedCount, memberSince } = offer.pro;
  if (completedCount === 0) return <InfoChip tone="line">{t("newHere")}</InfoChip>;
  return <>{t("record", { count: completedCount, year: new Date(memberSince).getFullYear().toString() })}</>;
}
