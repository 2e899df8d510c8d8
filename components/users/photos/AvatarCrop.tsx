"use client";

import Box from "@mui/material/Box";
import Slider from "@mui/material/Slider";
import { useTranslations } from "next-intl";
import { useState } from "react";
import Cropper from "react-easy-crop";
import "react-easy-crop/react-easy-crop.css";
import type { PictureArea } from "@/components/files/draw-picture";
import { hexMask } from "@/components/ui/styles/styles";

const SIDE = 280;
const VIEW = { width: SIDE, height: SIDE };
const MAX_ZOOM = 4;
const CENTER = { x: 0, y: 0 };

// Darkens everything outside of the hexagon, a shape the cropper itself does not support.
const hexVeilStyles = {
  position: "absolute",
  inset: 0,
  pointerEvents: "none",
  bgcolor: "rgba(11,13,17,.6)",
  maskImage: `${hexMask.maskImage}, linear-gradient(#000, #000)`,
  maskSize: `${SIDE}px ${SIDE}px, 100% 100%`,
  maskPosition: "center",
  maskRepeat: "no-repeat",
  maskComposite: "exclude",
} as const;
const noVeilStyles = { cropAreaStyle: { border: 0, boxShadow: "none", color: "transparent" } };

type Props = { url: string; isBee: boolean; onArea: (area: PictureArea) => void };

/** Selects the crop area of the avatar: moved by touch, mouse or arrow keys, zoomed by the slider. */
export function AvatarCrop({ url, isBee, onArea }: Props) {
  const t = useTranslations("profiles.avatar");
  const [crop, setCrop] = useState(CENTER);
  const [zoom, setZoom] = useState(1);
  return (
    <>
      <Box
        sx={{
          position: "relative",
          height: SIDE + 40,
          borderRadius: "14px",
          overflow: "hidden",
          bgcolor: "#0B0D11",
        }}
      >
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          aspect={1}
          cropSize={VIEW}
          cropShape={isBee ? "rect" : "round"}
          objectFit="cover"
          showGrid={false}
          disableAutomaticStylesInjection
          style={isBee ? noVeilStyles : {}}
          cropperProps={{ "aria-label": t("move") }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_percent, area) => onArea(area)}
        />
        {isBee && <Box sx={hexVeilStyles} />}
      </Box>
      <Box sx={{ display: "flex", alignItems: "center", gap: 4, mt: 4, px: 2 }}>
        <Box component="span" aria-hidden sx={{ fontSize: "0.875rem", color: "text.secondary" }}>
          {t("zoom")}
        </Box>
        <Slider
          aria-label={t("zoom")}
          min={1}
          max={MAX_ZOOM}
          step={0.1}
          value={zoom}
          onChange={(_event, value) => setZoom(Number(value))}
        />
      </Box>
    </>
  );
}
