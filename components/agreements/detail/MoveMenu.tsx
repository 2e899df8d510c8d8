"use client";

import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useTranslations } from "next-intl";
import type { Move } from "./TenderMoves";

type Props = {
  moves: readonly Move[];
  anchor: HTMLElement | null;
  onChoose: (move: Move) => void;
  onClose: () => void;
};

/** What TenderMoves offers. */
export function MoveMenu({ moves, anchor, onChoose, onClose }: Props) {
  const t = useTranslations("tenders.moves");
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {moves.map((move) => (
        <MenuItem key={move} onClick={() => onChoose(move)} sx={{ color: "error.main" }}>
          {t(`${move}.button`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
