"use client";

import ChevronLeftRounded from "@mui/icons-material/ChevronLeftRounded";
import ChevronRightRounded from "@mui/icons-material/ChevronRightRounded";
import CloseRounded from "@mui/icons-material/CloseRounded";
import Box from "@mui/material/Box";
import Dialog from "@mui/material/Dialog";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { IconButton } from "../actions/IconButton";
import { photoButtonStyles } from "./photo-button-styles";
import { swipeBetween, type TouchPoint } from "./swipe";

export type GalleryPhoto = { url: string; thumbnailURL?: string | null; name?: string; publicId?: string };

/** What can be done with the photo that is shown; undefined: nothing. */
export type PhotoAction = ((photo: GalleryPhoto) => React.ReactNode) | undefined;

export type LightboxProps = {
  photos: readonly GalleryPhoto[];
  alt: string;
  action?: PhotoAction;
  index: number;
  onIndex: (index: number) => void;
  onClose: () => void;
};

/** The code-split body of Lightbox. */
export function LightboxDialog({ photos, alt, action, index, onIndex, onClose }: LightboxProps) {
  const t = useTranslations("common");
  // Null also while two fingers enlarge the photo, which is no swipe.
  const start = useRef<TouchPoint | null>(null);
  const photo = photos[index];
  const step = (by: number) => onIndex((index + by + photos.length) % photos.length);
  const endSwipe = (to: TouchPoint) => {
    const swipe = start.current && !isEnlarged() ? swipeBetween(start.current, to) : "none";
    start.current = null;
    if (swipe === "left") step(1);
    if (swipe === "right") step(-1);
    if (swipe === "down") onClose();
  };
  const position = t("gallery.position", { number: index + 1, total: photos.length });
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      onKeyDown={(event) => {
        // Keys of a dialog that an action has opened bubble through React, not through the page.
        if (!event.currentTarget.contains(event.target as Node)) return;
        if (event.key === "ArrowRight") step(1);
        if (event.key === "ArrowLeft") step(-1);
      }}
      slotProps={{
        // Doubled specificity: on phones the theme makes dialogs bottom sheets; this one fills the screen.
        paper: {
          "aria-label": position,
          sx: { "&&": { m: 0, maxHeight: "none", borderRadius: 0, border: 0, bgcolor: "#0B0D11" } },
        },
      }}
    >
      <Box
        onTouchStart={({ touches }) => (start.current = touches.length === 1 ? pointOf(touches[0]) : null)}
        onTouchEnd={({ touches, changedTouches }) => {
          if (touches.length === 0) endSwipe(pointOf(changedTouches[0]));
        }}
        onTouchCancel={() => (start.current = null)}
        sx={{ flex: 1, minHeight: 0, display: "grid", placeItems: "center", touchAction: "pinch-zoom" }}
      >
        <Box
          component="img"
          src={photo?.url}
          alt={`${alt} (${position})`}
          sx={{ maxWidth: 1, maxHeight: "100dvh", objectFit: "contain" }}
        />
      </Box>
      <IconButton
        aria-label={t("frame.close")}
        onClick={onClose}
        sx={{ position: "fixed", top: 12, right: 12, ...photoButtonStyles }}
      >
        <CloseRounded />
      </IconButton>
      {photo && action && (
        <Box key={photo.publicId} sx={{ position: "fixed", top: 12, right: 64 }}>
          {action(photo)}
        </Box>
      )}
      {photos.length > 1 && (
        <>
          <Position>{position}</Position>
          <IconButton
            aria-label={t("gallery.previous")}
            onClick={() => step(-1)}
            sx={{ ...middle, left: 12 }}
          >
            <ChevronLeftRounded />
          </IconButton>
          <IconButton aria-label={t("gallery.next")} onClick={() => step(1)} sx={{ ...middle, right: 12 }}>
            <ChevronRightRounded />
          </IconButton>
        </>
      )}
    </Dialog>
  );
}

const middle = { position: "fixed", top: "calc(50% - 22px)", ...photoButtonStyles };

/** Position among the photos, as a live region that announces every change. */
function Position({ children }: { children: string }) {
  return (
    <Box
      role="status"
      sx={{
        ...photoButtonStyles,
        position: "fixed",
        top: 12,
        left: 12,
        px: 3,
        borderRadius: "12px",
        fontSize: "0.875rem",
        lineHeight: "2.75rem",
        fontWeight: 600,
      }}
    >
      {children}
    </Box>
  );
}

/** Whether the page is enlarged by two fingers: one finger then looks around in the photo. */
function isEnlarged(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1;
}

function pointOf(touch: React.Touch | undefined): TouchPoint {
  return { x: touch?.clientX ?? 0, y: touch?.clientY ?? 0 };
}
