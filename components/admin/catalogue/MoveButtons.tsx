"use client";

import ArrowDownwardRounded from "@mui/icons-material/ArrowDownwardRounded";
import ArrowUpwardRounded from "@mui/icons-material/ArrowUpwardRounded";
import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { IconButton } from "@/components/ui/actions/IconButton";
import { visuallyHidden } from "@/components/ui/styles/visually-hidden";

type Way = "up" | "down";
type Props = {
  name: string;
  place: number;
  count: number;
  isBusy: boolean;
  onMove: (order: number) => void;
};

/** Moves an entry by one place. The focus goes with it: the browser loses that of a button that is moved in the page. */
export function MoveButtons({ name, place, count, isBusy, onMove }: Props) {
  const t = useTranslations("catalogue");
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const pressed = useRef<Way | null>(null);
  useEffect(() => {
    const first = pressed.current === "up" ? up.current : down.current;
    const other = pressed.current === "up" ? down.current : up.current;
    if (pressed.current) (first?.disabled ? other : first)?.focus();
    pressed.current = null;
  }, [place]);
  const move = (way: Way) => {
    // Not disabled meanwhile: that would take the focus away.
    if (isBusy) return;
    pressed.current = way;
    onMove(place + (way === "up" ? -1 : 1));
  };
  return (
    <Box sx={{ display: "flex" }}>
      <IconButton ref={up} aria-label={t("up", { name })} disabled={place === 0} onClick={() => move("up")}>
        <ArrowUpwardRounded />
      </IconButton>
      <IconButton
        ref={down}
        aria-label={t("down", { name })}
        disabled={place === count - 1}
        onClick={() => move("down")}
      >
        <ArrowDownwardRounded />
      </IconButton>
      <Box component="span" role="status" sx={visuallyHidden}>
        {t("place", { place: place + 1, count })}
      </Box>
    </Box>
  );
}
