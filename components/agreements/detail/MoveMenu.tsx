"use client";

import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useTranslations } from "next-intl";
import type { Move } from "./TenderMoves";
import { wordsOf } from "./move-words";
import type { TenderView } from "@/lib/agreements/schema/tender-view";

type Props = {
  tender: TenderView;
  moves: readonly Move[];
  anchor: HTMLElement | null;
  onChoose: (move: Move) => void;
  onClose: () => void;
};

/** What TenderMoves offers. */
export function MoveMenu({ tender, moves, anchor, onChoose, onClose }: Props) {
  const t = useTranslations("moves");
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {moves.map((move) => (
        <MenuItem key={move} onClick={() => onChoose(move)} sx={{ color: "error.main" }}>
          {t(`${wordsOf(tender, move)}.button`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
