"use client";

import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useTranslations } from "next-intl";
import { Link } from "@/lib/i18n/navigation";
import type { OfferView } from "@/lib/offers/schema";
import { profileOfOffer } from "./format";

type Props = { offer: OfferView; anchor: HTMLElement | null; onDecline: () => void; onClose: () => void };

/** What a client does less often with an offer: look at its BEE, decline it. */
export function OfferMenu({ offer, anchor, onDecline, onClose }: Props) {
  const t = useTranslations("moves");
  const decline = () => {
    onClose();
    onDecline();
  };
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      <MenuItem component={Link} href={profileOfOffer(offer)}>
        {t("profile")}
      </MenuItem>
      <MenuItem onClick={decline} sx={{ color: "error.main" }}>
        {t("decline.button")}
      </MenuItem>
    </Menu>
  );
}
