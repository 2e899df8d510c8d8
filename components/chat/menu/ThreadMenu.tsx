"use client";

import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useTranslations } from "next-intl";

type Props = {
  /** The partner's. */
  name: string;
  anchor: HTMLElement | null;
  onBlock: () => void;
  onClose: () => void;
};

/** The menu of a conversation. */
export function ThreadMenu({ name, anchor, onBlock, onClose }: Props) {
  const t = useTranslations("blocks");
  const block = () => {
    onClose();
    onBlock();
  };
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      <MenuItem onClick={block} sx={{ color: "error.main" }}>
        {t("block", { name })}
      </MenuItem>
    </Menu>
  );
}
