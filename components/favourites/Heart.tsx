"use client";

import FavoriteBorderRounded from "@mui/icons-material/FavoriteBorderRounded";
import FavoriteRounded from "@mui/icons-material/FavoriteRounded";
import type { SxProps } from "@mui/material/styles";
import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/actions/IconButton";
import { useFavourite } from "@/lib/favourites/queries";
import type { FavouriteKind } from "@/lib/favourites/constants";

export type HeartProps = {
  kind: FavouriteKind;
  id: string;
  /** The BEE's name or the tender's title. */
  name: string;
  sx?: SxProps;
};

/** A toggle: pressed while the BEE is kept or the tender is watched. */
export function Heart({ kind, id, name, sx }: HeartProps) {
  const t = useTranslations("favourites.heart");
  const { isKnown, isKept, keep } = useFavourite(kind, id);
  const label = kind === "pro" ? t("pro", { name }) : t("tender", { title: name });
  const Icon = isKept ? FavoriteRounded : FavoriteBorderRounded;
  return (
    <IconButton
      aria-label={label}
      title={label}
      aria-pressed={isKept}
      disabled={!isKnown}
      onClick={() => keep(!isKept)}
      sx={[isKept && { color: "error.main" }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      <Icon />
    </IconButton>
  );
}
