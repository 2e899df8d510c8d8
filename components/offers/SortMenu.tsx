"use client";

import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useTranslations } from "next-intl";
import { OFFER_SORTS, type OfferSort } from "./format";

type Props = {
  anchor: HTMLElement | null;
  sort: OfferSort;
  onChoose: (sort: OfferSort) => void;
  onClose: () => void;
};

/** What the offers can be sorted by, the current order marked. */
export function SortMenu({ anchor, sort, onChoose, onClose }: Props) {
  const t = useTranslations("offers.compare.sorts");
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {OFFER_SORTS.map((by) => (
        <MenuItem
          key={by}
          role="menuitemradio"
          aria-checked={by === sort}
          selected={by === sort}
          onClick={() => onChoose(by)}
        >
          {t(by)}
        </MenuItem>
      ))}
    </Menu>
  );
}
