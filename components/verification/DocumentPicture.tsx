"use client";

import PictureAsPdfOutlined from "@mui/icons-material/PictureAsPdfOutlined";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { kindOf } from "@/lib/files/constants";
import type { FileView } from "@/lib/files/schema";

/** The proportions of identity cards (ISO 7810, ID-1). */
export const CARD_RATIO = "1.586";

const frameStyles = {
  display: "grid",
  placeItems: "center",
  width: 1,
  aspectRatio: CARD_RATIO,
  borderRadius: "12px",
  border: 1,
  borderColor: "divider",
  bgcolor: "surface.sunken",
  overflow: "hidden",
  color: "surface.muted",
  fontSize: "0.8125rem",
  lineHeight: "1.125rem",
  textAlign: "center",
} as const;

/** The displayed URL: an expired one is replaced as soon as a newer one is fetched. */
function useSignedUrl(newestUrl: string, onExpired: () => void) {
  const [shown, setShown] = useState({ url: newestUrl, hasFailed: false });
  if (shown.hasFailed && shown.url !== newestUrl) setShown({ url: newestUrl, hasFailed: false });
  const fail = () => {
    setShown((state) => ({ ...state, hasFailed: true }));
    if (shown.url === newestUrl) onExpired();
  };
  return { ...shown, fail };
}

type Props = {
  file: FileView;
  alt: string;
  /** The newest URL has expired, too. */
  onExpired: () => void;
  /** Opens the lightbox; without it the picture is no button. */
  onEnlarge?: () => void;
};

/** One side of a document. Its signed URL is valid for a minute; a loaded picture stays on screen. */
export function DocumentPicture({ file, alt, onExpired, onEnlarge }: Props) {
  const t = useTranslations("verification.pictures");
  const { url, hasFailed, fail } = useSignedUrl(file.thumbnailURL, onExpired);
  if (kindOf(file.mimeType) === "DOCUMENT")
    return (
      <Box sx={frameStyles}>
        <Button
          component="a"
          href={file.url}
          target="_blank"
          rel="noopener"
          startIcon={<PictureAsPdfOutlined />}
        >
          {t("openPdf", { side: alt })}
        </Button>
      </Box>
    );
  const picture = hasFailed ? (
    <Box sx={{ p: 3 }}>{t("lost")}</Box>
  ) : (
    <Box
      component="img"
      src={url}
      alt={alt}
      onError={fail}
      sx={{ width: 1, height: 1, objectFit: "contain", display: "block", minHeight: 0 }}
    />
  );
  if (!onEnlarge) return <Box sx={frameStyles}>{picture}</Box>;
  return (
    <ButtonBase
      onClick={onEnlarge}
      aria-label={t("enlarge", { side: alt })}
      sx={{ ...frameStyles, cursor: "zoom-in" }}
    >
      {picture}
    </ButtonBase>
  );
}
