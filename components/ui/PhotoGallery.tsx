"use client";

import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Lightbox } from "./Lightbox";

export type GalleryPhoto = { url: string; thumbnailURL?: string | null; name?: string };

type Props = { photos: readonly GalleryPhoto[]; alt: string };

/** Photos as a grid, the first one large; pressing one opens them all in full size. */
export function PhotoGallery({ photos, alt }: Props) {
  const t = useTranslations("common.gallery");
  const [opened, setOpened] = useState<number | null>(null);
  if (photos.length === 0) return null;
  return (
    <>
      <Box sx={{ display: "grid", gap: 2, ...gridFor(photos.length) }}>
        {photos.map((photo, index) => (
          <ButtonBase
            key={photo.url}
            aria-label={t("open", { number: index + 1, total: photos.length })}
            onClick={() => setOpened(index)}
            sx={{
              position: "relative",
              overflow: "hidden",
              borderRadius: "12px",
              bgcolor: "surface.sunken",
              ...(index === 0 && photos.length > 1 ? firstTile : {}),
            }}
          >
            <Box
              component="img"
              src={index === 0 ? photo.url : (photo.thumbnailURL ?? photo.url)}
              alt=""
              loading={index === 0 ? "eager" : "lazy"}
              sx={{ position: "absolute", inset: 0, width: 1, height: 1, objectFit: "cover" }}
            />
          </ButtonBase>
        ))}
      </Box>
      {opened !== null && (
        <Lightbox
          photos={photos}
          alt={alt}
          index={opened}
          onIndex={setOpened}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

const firstTile = { gridRow: { md: "1 / 3" }, gridColumn: { xs: "1 / -1", md: "auto" } };

function gridFor(count: number) {
  if (count === 1) return { gridAutoRows: { xs: 200, md: 320 } };
  const columns = Math.ceil((count - 1) / 2);
  return {
    gridTemplateColumns: { xs: "1fr 1fr", md: `2fr repeat(${columns}, 1fr)` },
    gridTemplateRows: { xs: "170px", md: "124px 124px" },
    gridAutoRows: { xs: "100px" },
  };
}
