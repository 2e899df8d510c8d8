"use client";

import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { useTranslations } from "next-intl";
import type { GalleryPhoto, PhotoAction } from "./LightboxDialog";
import { useLightbox } from "./use-lightbox";

type Props = { photos: readonly GalleryPhoto[]; alt: string; action?: PhotoAction };

/** Side of a photo, in pixels; narrower screens make them smaller. */
const SIDE = 112;

/** Up to three small photos beside a text; a click opens the lightbox. */
export function PhotoStrip({ photos, alt, action }: Props) {
  const t = useTranslations("common.gallery");
  const { lightbox, open } = useLightbox(photos, alt, action);
  if (photos.length === 0) return null;
  return (
    <>
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: `repeat(3, minmax(0, ${SIDE}px))` }}>
        {photos.map(({ url, thumbnailURL }, index) => (
          <ButtonBase
            key={url}
            aria-label={t("open", { number: index + 1, total: photos.length })}
            onClick={() => open(index)}
            sx={{ overflow: "hidden", borderRadius: "12px", bgcolor: "surface.sunken" }}
          >
            <Box
              component="img"
              src={thumbnailURL ?? url}
              alt=""
              width={SIDE}
              height={SIDE}
              loading="lazy"
              sx={{ display: "block", width: 1, height: "auto", aspectRatio: "1", objectFit: "cover" }}
            />
          </ButtonBase>
        ))}
      </Box>
      {lightbox}
    </>
  );
}
