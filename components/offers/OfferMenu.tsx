"use client";

import FavoriteBorderRounded from "@mui/icons-material/FavoriteBorderRounded";
import FavoriteRounded from "@mui/icons-material/FavoriteRounded";
import PushPinOutlined from "@mui/icons-material/PushPinOutlined";
import PushPinRounded from "@mui/icons-material/PushPinRounded";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useTranslations } from "next-intl";
import { usePersonName } from "@/components/ui/display/use-person-name";
import { useFavourite } from "@/lib/favourites/queries";
import { usePinOffer } from "@/lib/offers/queries";
import { Link } from "@/lib/i18n/navigation";
import type { OfferView } from "@/lib/offers/schema";
import { profileOfOffer } from "./format";

type Props = {
  offer: OfferView;
  anchor: HTMLElement | null;
  onPropose: () => void;
  onDecline: () => void;
  onReport: () => void;
  onClose: () => void;
};

/**
 * What a client does less often with an offer: propose other terms, pin it, keep its BEE, look at the profile, report it,
 * decline it. Of one that is accepted or over the BEE and the report are left.
 */
export function OfferMenu({ offer, anchor, onPropose, onDecline, onReport, onClose }: Props) {
  const t = useTranslations("moves");
  const name = usePersonName()(offer.pro);
  const { isKnown, isKept, keep } = useFavourite("pro", offer.pro.id);
  const { mutate: pin } = usePinOffer(offer.tenderId);
  const isOpen = offer.may.includes("decline");
  const togglePin = () => {
    onClose();
    pin({ offerId: offer.id, isPinned: !offer.isPinned });
  };
  const closeAnd = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {offer.may.includes("propose") && <MenuItem onClick={closeAnd(onPropose)}>{t("propose")}</MenuItem>}
      {isOpen && (
        <MenuItem role="menuitemcheckbox" aria-checked={offer.isPinned} onClick={togglePin} sx={TOGGLE}>
          {t("pin")}
          {offer.isPinned ? <PushPinRounded /> : <PushPinOutlined />}
        </MenuItem>
      )}
      <MenuItem
        role="menuitemcheckbox"
        aria-checked={isKept}
        disabled={!isKnown}
        onClick={() => keep(!isKept)}
        sx={TOGGLE}
      >
        {t("keepBee", { name: name })}
        {isKept ? <FavoriteRounded color="error" /> : <FavoriteBorderRounded />}
      </MenuItem>
      <MenuItem component={Link} href={profileOfOffer(offer)}>
        {t("profile")}
      </MenuItem>
      <MenuItem onClick={closeAnd(onReport)}>{t("report")}</MenuItem>
      {isOpen && (
        <MenuItem onClick={closeAnd(onDecline)} sx={{ color: "error.main" }}>
          {t("decline.button")}
        </MenuItem>
      )}
    </Menu>
  );
}

const TOGGLE = { justifyContent: "space-between", gap: 3 } as const;
