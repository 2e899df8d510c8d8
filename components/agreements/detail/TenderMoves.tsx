"use client";

import MoreHorizRounded from "@mui/icons-material/MoreHorizRounded";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { IconButton } from "@/components/ui/actions/IconButton";
import { useLate } from "@/lib/platform/browser/loading/late";
import type { TenderView } from "@/lib/agreements/schema/tender-view";

const MOVES = ["release", "cancel"] as const;
export type Move = (typeof MOVES)[number];

/** The moves people make rarely and think about first: ending the agreement, canceling the tender. */
export function TenderMoves({ tender }: { tender: TenderView }) {
  const t = useTranslations("tenders.moves");
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [move, setMove] = useState<Move | null>(null);
  const menu = useLate(() => import(/* webpackPrefetch: true */ "./MoveMenu"), anchor !== null);
  const dialog = useLate(() => import(/* webpackPrefetch: true */ "./MoveDialog"), move !== null);
  const moves = MOVES.filter((candidate) => tender.may.includes(candidate));
  if (moves.length === 0) return null;
  const choose = (chosen: Move) => {
    setAnchor(null);
    setMove(chosen);
  };
  return (
    <>
      <IconButton
        aria-label={t("more")}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ border: 1, borderColor: "surface.outlineSoft", borderRadius: "12px", width: 44, height: 44 }}
      >
        <MoreHorizRounded />
      </IconButton>
      {menu && (
        <menu.MoveMenu moves={moves} anchor={anchor} onChoose={choose} onClose={() => setAnchor(null)} />
      )}
      {dialog && move && <dialog.MoveDialog tender={tender} move={move} onClose={() => setMove(null)} />}
    </>
  );
}
