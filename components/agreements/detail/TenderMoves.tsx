"use client";

import MoreHorizRounded from "@mui/icons-material/MoreHorizRounded";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { IconButton } from "@/components/ui/actions/IconButton";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";
import type { TenderView } from "@/lib/agreements/schema/tender-view";

const messages = lazyMessages(["moves"]);
const MoveMenu = lazyComponent(
  () => import(/* webpackPrefetch: true */ "./MoveMenu").then((file) => file.MoveMenu),
  { messages, mountWhen: ({ anchor }) => anchor !== null },
);
const MoveDialog = lazyComponent(
  () => import(/* webpackPrefetch: true */ "./MoveDialog").then((file) => file.MoveDialog),
  { messages },
);

const MOVES = ["release", "cancel"] as const;
export type Move = (typeof MOVES)[number];

/** The moves people make rarely and think about first: ending the agreement, canceling the tender. */
export function TenderMoves({ tender }: { tender: TenderView }) {
  const t = useTranslations("tenders.moves");
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [move, setMove] = useState<Move | null>(null);
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
      <MoveMenu
        tender={tender}
        moves={moves}
        anchor={anchor}
        onChoose={choose}
        onClose={() => setAnchor(null)}
      />
      {move && <MoveDialog tender={tender} move={move} onClose={() => setMove(null)} />}
    </>
  );
}
