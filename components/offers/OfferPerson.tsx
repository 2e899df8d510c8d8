"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTenderFormat } from "@/components/tenders/format";
import { usePersonName } from "@/components/ui/display/use-person-name";
import { PersonAvatar } from "@/components/ui/display/PersonAvatar";
import { RatingStars } from "@/components/ui/display/RatingStars";
import { VerifiedName } from "@/components/ui/display/VerifiedName";
import { PersonLink } from "@/components/ui/display/PersonLink";
import type { OfferView } from "@/lib/offers/schema";
import { profileOfOffer } from "./format";

type Props = {
  offer: OfferView;
  /** How far away they are as well, where no line of its own says it. */
  hasDistance?: boolean;
};

/** The BEE behind an offer: face, name, rating, verified mark. The profile keeps the offer. */
export function OfferPerson({ offer, hasDistance = false }: Props) {
  const { photo, isVerified, rating } = offer.pro;
  const name = usePersonName()(offer.pro);
  const href = profileOfOffer(offer);
  const distance = useTenderFormat().distance(offer.distanceKm);
  return (
    <Box sx={{ display: "flex", flex: "1 1 9rem", gap: 3, alignItems: "center", minWidth: 0 }}>
      <PersonLink person={offer.pro} href={href} isPicture>
        <PersonAvatar bee name={name} photo={photo} size={56} />
      </PersonLink>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle1" component="h3" sx={{ overflowWrap: "anywhere" }}>
          <VerifiedName isVerified={isVerified}>
            <PersonLink person={offer.pro} href={href}>
              {name}
            </PersonLink>
          </VerifiedName>
        </Typography>
        <Box sx={BELOW_NAME}>
          <RatingStars compact average={rating.count > 0 ? rating.average : null} count={rating.count} />
          {hasDistance && distance && (
            <Typography component="span" variant="caption" noWrap sx={{ color: "surface.muted" }}>
              {distance}
            </Typography>
          )}
        </Box>
      </Box>
    </Box>
  );
}

const BELOW_NAME = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 2.5,
} as const;
