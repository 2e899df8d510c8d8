"use client";

import PushPinOutlined from "@mui/icons-material/PushPinOutlined";
import PushPinRounded from "@mui/icons-material/PushPinRounded";
import type { SxProps } from "@mui/material/styles";
import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/actions/IconButton";
import { usePersonName } from "@/components/ui/display/use-person-name";
import { usePinOffer } from "@/lib/offers/queries";
import type { OfferView } from "@/lib/offers/schema";

/** Puts an offer on the client's shortlist: a toggle, pressed while it is there. */
export function PinButton({ offer, sx }: { offer: OfferView; sx?: SxProps }) {
  const t = useTranslations("favourites.pin");
  const name = usePersonName()(offer.pro);
  const { mutate: pin } = usePinOffer(offer.tenderId);
  const label = t("button", { name });
  return (
    <IconButton
      aria-label={label}
      title={label}
      aria-pressed={offer.isPinned}
      onClick={() => pin({ offerId: offer.id, isPinned: !offer.isPinned })}
      sx={sx}
    >
      {offer.isPinned ? <PushPinRounded /> : <PushPinOutlined />}
    </IconButton>
  );
}
