"use client";

import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { useTranslations } from "next-intl";
import type { GalleryPhoto, PhotoAction } from "./LightboxDialog";
import { useLightbox } from "./use-lightbox";

type Props = {
  photos: readonly GalleryPhoto[];
  alt: string;
  /** How many tiles are shown; the last of them counts the hidden rest. */
  maxShown?: number;
  /** In the lightbox. */
  action?: PhotoAction;
};

/** Photo grid with a large first tile; a click opens the lightbox. */
export function PhotoGallery({ photos, alt, maxShown = photos.length, action }: Props) {
  const t = useTranslations("common.gallery");
  const { lightbox, open } = useLightbox(photos, alt, action);
  if (photos.length === 0) return null;
  const shown = photos.slice(0, maxShown);
  const hidden = photos.length - shown.length;
  return (
    <>
      <Box sx={{ display: "grid", gap: 2, ...gridFor(shown.length) }}>
        {shown.map((photo, index) => (
          <ButtonBase
            key={photo.url}
            aria-label={t("open", { number: index + 1, total: photos.length })}
            onClick={() => open(index)}
            sx={{
              position: "relative",
              overflow: "hidden",
              borderRadius: "12px",
              bgcolor: "surface.sunken",
              ...(index === 0 ? firstTile(shown.length) : {}),
              ...(index === shown.length - 1 ? lastTile(shown.length) : {}),
            }}
          >
            <Box
              component="img"
              src={index === 0 ? photo.url : (photo.thumbnailURL ?? photo.url)}
              alt=""
              loading={index === 0 ? "eager" : "lazy"}
              sx={{ position: "absolute", inset: 0, width: 1, height: 1, objectFit: "cover" }}
            />
            {hidden > 0 && index === shown.length - 1 && <More>{t("more", { count: hidden })}</More>}
          </ButtonBase>
        ))}
      </Box>
      {lightbox}
    </>
  );
}

function More({ children }: { children: React.ReactNode }) {
  return (
    <Box
      component="span"
      sx={{
        position: "absolute",
        inset: 0,
        display: "grid",
        placeItems: "center",
        bgcolor: "rgba(18,21,27,.6)",
        color: "#FFFFFF",
        typography: "subtitle2",
      }}
    >
      {children}
    </Box>
  );
}

/** On phones four stand two by two; of all other numbers the first is as wide as two. */
const SQUARE = 4;

function firstTile(count: number) {
  if (count === 1) return {};
  return { gridRow: { md: "1 / 3" }, gridColumn: { xs: count === SQUARE ? "auto" : "1 / -1", md: "auto" } };
}

/** The last tile spans the cells that would stay empty beside the large one. */
function lastTile(count: number) {
  if (count % 2 === 1) return {};
  if (count === 2) return { gridColumn: { xs: "1 / -1", md: "auto" }, gridRow: { md: "1 / 3" } };
  return { gridColumn: { xs: count === SQUARE ? "auto" : "1 / -1", md: "span 2" } };
}

function gridFor(count: number) {
  if (count === 1) return { gridAutoRows: { xs: 200, md: 320 } };
  const columns = Math.ceil((count - 1) / 2);
  return {
    gridTemplateColumns: { xs: "1fr 1fr", md: `2fr repeat(${columns}, 1fr)` },
    gridTemplateRows: { xs: count === SQUARE ? "120px" : "170px", md: "124px 124px" },
    gridAutoRows: { xs: count === SQUARE ? "120px" : "100px" },
  };
}
