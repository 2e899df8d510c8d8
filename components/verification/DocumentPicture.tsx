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

const frame = {
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

/** The address that is shown: one that has ended is exchanged for the newest as soon as there is one. */
function useLastingAddress(newest: string, onExpired: () => void) {
  const [shown, setShown] = useState({ address: newest, isLost: false });
  if (shown.isLost && shown.address !== newest) setShown({ address: newest, isLost: false });
  const lose = () => {
    setShown((state) => ({ ...state, isLost: true }));
    if (shown.address === newest) onExpired();
  };
  return { ...shown, lose };
}

type Props = {
  file: FileView;
  alt: string;
  /** The newest address there is has ended, too. */
  onExpired: () => void;
  /** Shows it large; without it the picture is only looked at. */
  onEnlarge?: () => void;
};

/** One side of a document. Its address works for a minute; what is on screen stays there longer. */
export function DocumentPicture({ file, alt, onExpired, onEnlarge }: Props) {
  const t = useTranslations("verification.pictures");
  const { address, isLost, lose } = useLastingAddress(file.thumbnailURL, onExpired);
  if (kindOf(file.mimeType) === "DOCUMENT")
    return (
      <Box sx={frame}>
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
  const picture = isLost ? (
    <Box sx={{ p: 3 }}>{t("lost")}</Box>
  ) : (
    <Box
      component="img"
      src={address}
      alt={alt}
      onError={lose}
      sx={{ width: 1, height: 1, objectFit: "contain", display: "block", minHeight: 0 }}
    />
  );
  if (!onEnlarge) return <Box sx={frame}>{picture}</Box>;
  return (
    <ButtonBase
      onClick={onEnlarge}
      aria-label={t("enlarge", { side: alt })}
      sx={{ ...frame, cursor: "zoom-in" }}
    >
      {picture}
    </ButtonBase>
  );
}
